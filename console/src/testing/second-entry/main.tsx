import { showPage } from '../../entry/show-page.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { Language } from './texts.ts';

const Page = lazyComponent(() => import('./page.tsx'), 'Page');

export function show(language: Language): Promise<void> {
  return showPage(language, <Page />, () => Page.load());
}
