import { onTexts, type Texts } from './language.ts';

export let usersText: Texts<'users'>['usersText'];

onTexts('users', (texts) => {
  ({ usersText } = texts);
});
