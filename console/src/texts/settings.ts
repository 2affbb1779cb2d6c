import { onTexts, type Texts } from './language.ts';

export let settingsText: Texts<'settings'>['settingsText'];

onTexts('settings', (texts) => {
  ({ settingsText } = texts);
});
