import { Page } from '../features/page/page.tsx';
import { moreNavText } from '../texts/more-nav.ts';

export function Hub() {
  return <Page title={moreNavText.hub}>{null}</Page>;
}
