import { onTexts, type Texts } from './language.ts';

export let shellText: Texts<'shell'>['shellText'];
export let unsavedQuestion: Texts<'shell'>['unsavedQuestion'];

onTexts('shell', (texts) => {
  ({ shellText, unsavedQuestion } = texts);
});
