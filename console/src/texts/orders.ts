import { onTexts, type Texts } from './language.ts';

export let ordersText: Texts<'orders'>['ordersText'];

onTexts('orders', (texts) => {
  ({ ordersText } = texts);
});
