import { show } from '../ui/format.ts';
import { onTexts, type Texts } from './language.ts';
import { wordIn } from './words.ts';

let areas: Texts<'areas'>['areas'];

onTexts('areas', (texts) => {
  ({ areas } = texts);
});

/** An area of a zone; one that no zone lists stays as it is. */
export function showArea(area = ''): string {
  return show(wordIn(areas, area));
}
