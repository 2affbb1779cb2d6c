import { Page } from '../features/page/page.tsx';
import { chargesText as text } from '../texts/charges.ts';

export function Prices() {
  return <Page title={text.title}>{null}</Page>;
}
