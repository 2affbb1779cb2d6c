import { onTexts, type Texts } from './language.ts';

export let editingText: Texts<'order-editing'>['editingText'];
export let orderFormText: Texts<'order-editing'>['orderFormText'];
export let areaText: Texts<'order-editing'>['areaText'];

onTexts('order-editing', (texts) => {
  ({ editingText, orderFormText, areaText } = texts);
});
