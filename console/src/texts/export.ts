import { onTexts, type Texts } from './language.ts';

export let exportText: Texts<'export'>['exportText'];

onTexts('export', (texts) => {
  ({ exportText } = texts);
});
