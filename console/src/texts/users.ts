import { onTexts, type Texts } from './language.ts';

export let usersText: Texts<'users'>['usersText'];
export let senderFormText: Texts<'users'>['senderFormText'];

onTexts('users', (texts) => {
  ({ usersText, senderFormText } = texts);
});
