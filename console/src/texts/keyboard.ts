import { onTexts, type Texts } from './language.ts';

export let keyboardText: Texts<'keyboard'>['keyboardText'];

onTexts('keyboard', (texts) => {
  ({ keyboardText } = texts);
});
