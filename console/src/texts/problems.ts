import { onTexts, type Texts } from './language.ts';

export let problemText: Texts<'problems'>['problemText'];

onTexts('problems', (texts) => {
  ({ problemText } = texts);
});
