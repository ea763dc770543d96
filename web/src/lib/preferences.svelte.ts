// Preferences stored on this device: theme, language.  Start at `preferences`.
import { nearest, words } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

class Preferences {
  theme = $state<Theme>((kept("affray-theme") as Theme | null) ?? "auto");

  async start(): Promise<void> {
    this.setTheme(this.theme);
    await words.speak(kept("affray-lang") ?? nearest(navigator.languages));
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    keep("affray-theme", theme);
  }

  async setLanguage(code: string): Promise<void> {
    keep("affray-lang", code);
    await words.speak(code);
  }
}

export const preferences = new Preferences();
export { kept };
