import { onTexts, type Texts } from './language.ts';

export let uiTexts: Texts<'common'>['uiTexts'];
export let commonText: Texts<'common'>['commonText'];
export let unsavedQuestion: Texts<'common'>['unsavedQuestion'];

onTexts('common', (texts) => {
  ({ uiTexts, commonText, unsavedQuestion } = texts);
});
