import { BrowserRouter } from 'react-router';
import { loadPage, Pages } from './app/routes.tsx';
import { showPage } from './entry/show-page.tsx';
import type { Language } from './texts/language.ts';

/** Renders the console. The settings must be loaded. */
export function show(language: Language): Promise<void> {
  const page = (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
  // A screen that could not be fetched shows that in its place.
  return showPage(language, page, () => loadPage(location.pathname).catch(() => undefined));
}
