import { onTexts, type Texts } from './language.ts';

export let signInText: Texts<'signIn'>['signInText'];
export let resetText: Texts<'signIn'>['resetText'];
export let forgotText: Texts<'signIn'>['forgotText'];

onTexts('signIn', (texts) => {
  ({ signInText, resetText, forgotText } = texts);
});
