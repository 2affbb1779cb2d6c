import { onTexts, type Texts } from './language.ts';

export let editingText: Texts<'order-editing'>['editingText'];
export let orderFormText: Texts<'order-editing'>['orderFormText'];

onTexts('order-editing', (texts) => {
  ({ editingText, orderFormText } = texts);
});
