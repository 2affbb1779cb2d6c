import { onTexts, type Texts } from './language.ts';

export let chargesText: Texts<'charges'>['chargesText'];
export let quoteText: Texts<'charges'>['quoteText'];
export let startingText: Texts<'charges'>['startingText'];

onTexts('charges', (texts) => {
  ({ chargesText, quoteText, startingText } = texts);
});
