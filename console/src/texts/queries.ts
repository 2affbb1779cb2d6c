import { onTexts, type Texts } from './language.ts';

export let queriesText: Texts<'queries'>['queriesText'];

onTexts('queries', (texts) => {
  ({ queriesText } = texts);
});
