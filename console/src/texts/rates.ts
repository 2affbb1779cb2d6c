import { onTexts, type Texts } from './language.ts';

export let ratesText: Texts<'rates'>['ratesText'];
export let zoneRatesText: Texts<'rates'>['zoneRatesText'];

onTexts('rates', (texts) => {
  ({ ratesText, zoneRatesText } = texts);
});
