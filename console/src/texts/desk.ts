import { onTexts, type Texts } from './language.ts';

export let deskText: Texts<'desk'>['deskText'];
export let orderFormText: Texts<'desk'>['orderFormText'];

onTexts('desk', (texts) => {
  ({ deskText, orderFormText } = texts);
});
