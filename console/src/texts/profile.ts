import { onTexts, type Texts } from './language.ts';

export let profileText: Texts<'profile'>['profileText'];

onTexts('profile', (texts) => {
  ({ profileText } = texts);
});
