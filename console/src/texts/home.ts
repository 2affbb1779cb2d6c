import { onTexts, type Texts } from './language.ts';

export let homeText: Texts<'home'>['homeText'];

onTexts('home', (texts) => {
  ({ homeText } = texts);
});
