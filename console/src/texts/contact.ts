import { onTexts, type Texts } from './language.ts';

export let contactText: Texts<'contact'>['contactText'];

onTexts('contact', (texts) => {
  ({ contactText } = texts);
});
