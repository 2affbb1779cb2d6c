import { onTexts, type Texts } from './language.ts';

export let accessText: Texts<'access'>['accessText'];
export let administratorsText: Texts<'access'>['administratorsText'];
export let keysText: Texts<'access'>['keysText'];

onTexts('access', (texts) => {
  ({ accessText, administratorsText, keysText } = texts);
});
