import { onTexts, type Texts } from './language.ts';

export let pickupsText: Texts<'pickups'>['pickupsText'];
export let pickupFormText: Texts<'pickups'>['pickupFormText'];

onTexts('pickups', (texts) => {
  ({ pickupsText, pickupFormText } = texts);
});
