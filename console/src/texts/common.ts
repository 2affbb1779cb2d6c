import { onTexts, type Texts } from './language.ts';

export let uiTexts: Texts<'common'>['uiTexts'];
export let commonText: Texts<'common'>['commonText'];

onTexts('common', (texts) => {
  ({ uiTexts, commonText } = texts);
});
