import { onTexts, type Texts } from './language.ts';

export let runsText: Texts<'runs'>['runsText'];

onTexts('runs', (texts) => {
  ({ runsText } = texts);
});
