import { onTexts, type Texts } from './language.ts';

export let usersText: Texts<'users'>['usersText'];
export let senderFiguresText: Texts<'users'>['senderFiguresText'];
export let senderFormText: Texts<'users'>['senderFormText'];

onTexts('users', (texts) => {
  ({ usersText, senderFiguresText, senderFormText } = texts);
});
