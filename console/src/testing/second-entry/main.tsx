import { showPage } from '../../entry/show-page.tsx';
import type { LanguageOf } from '../../texts/language.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { english } from './texts/en/english.ts';

const Page = lazyComponent(() => import('./page.tsx'), 'Page');

export function show(language: LanguageOf<typeof english>): Promise<void> {
  return showPage(language, <Page />, () => Page.load());
}
