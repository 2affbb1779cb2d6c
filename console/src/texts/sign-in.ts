import { onTexts, type Texts } from './language.ts';

export let signInText: Texts<'signIn'>['signInText'];

onTexts('signIn', (texts) => {
  ({ signInText } = texts);
});
