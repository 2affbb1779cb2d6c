import { onTexts, type Texts } from './language.ts';

export let shellText: Texts<'shell'>['shellText'];

onTexts('shell', (texts) => {
  ({ shellText } = texts);
});
