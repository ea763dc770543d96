// How the page is built: into the Python package, from where the server serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./scripts/words";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/affray/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no script or style inside a page
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
