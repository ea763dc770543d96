import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";

await preferences.start();
mount(App, { target: document.getElementById("page")! });
