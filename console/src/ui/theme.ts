const KEY = 'theme';
export type Theme = 'light' | 'dark';

function stored(): Theme | undefined {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Current theme, dark or light: the one chosen with the switch, else the system's. */
export function currentTheme(): Theme {
  return stored() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Puts the chosen theme on the document; without a choice the system decides. */
export function applyTheme(): void {
  const theme = stored();
  if (theme) document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme();
}
