import { BrowserRouter } from 'react-router';
import { loadPage, Pages } from './app/routes.tsx';
import { showPage } from './entry/show-page.tsx';
import type { Language } from './texts/language.ts';

/** Draws the console; wants the settings loaded. */
export function show(language: Language): Promise<void> {
  const page = (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
  // A screen that could not be fetched says so where it is drawn.
  return showPage(language, page, () => loadPage(location.pathname).catch(() => undefined));
}
