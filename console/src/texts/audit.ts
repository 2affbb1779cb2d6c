import { onTexts, type Texts } from './language.ts';

export let auditText: Texts<'audit'>['auditText'];
export let historyText: Texts<'audit'>['historyText'];

onTexts('audit', (texts) => {
  ({ auditText, historyText } = texts);
});
