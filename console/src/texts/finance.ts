import { onTexts, type Texts } from './language.ts';

export let financeText: Texts<'finance'>['financeText'];

onTexts('finance', (texts) => {
  ({ financeText } = texts);
});
