import { onTexts, type Texts } from './language.ts';

export let homeText: Texts<'home'>['homeText'];
export let overviewText: Texts<'home'>['overviewText'];

onTexts('home', (texts) => {
  ({ homeText, overviewText } = texts);
});
