import { onTexts, type Texts } from './language.ts';

export let sessionText: Texts<'session'>['sessionText'];

onTexts('session', (texts) => {
  ({ sessionText } = texts);
});
