import { onTexts, type Texts } from './language.ts';

export let staffText: Texts<'staff'>['staffText'];
export let staffKindTexts: Texts<'staff'>['staffKindTexts'];

onTexts('staff', (texts) => {
  ({ staffText, staffKindTexts } = texts);
});
