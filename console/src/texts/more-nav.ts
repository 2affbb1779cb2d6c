import { onTexts, type Texts } from './language.ts';

export let moreNavText: Texts<'moreNav'>['moreNavText'];

onTexts('moreNav', (texts) => {
  ({ moreNavText } = texts);
});
