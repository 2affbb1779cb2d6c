import type { Noun } from '@tawseel/contract/facts/sentences/ar/words';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

/** Returns a count with its noun, with thousands marked: '1,234 طلب'. */
export function showCounted(count: number, [one, two, few, many, other]: Noun): string {
  const shown = showNumber(count);
  return plural(count, {
    zero: `${shown} ${other}`,
    one,
    two,
    few: `${shown} ${few}`,
    many: `${shown} ${many}`,
    other: `${shown} ${other}`,
  });
}
