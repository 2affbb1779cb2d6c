import { onTexts, type Texts } from './language.ts';

export let importText: Texts<'import'>['importText'];

onTexts('import', (texts) => {
  ({ importText } = texts);
});
