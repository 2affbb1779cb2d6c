import type { Holder } from '@tawseel/contract/parcel';
import type { Loose } from '../../../api/tolerant.ts';
import { editingText } from '../../../texts/en/order-editing.ts';
import { roadText } from '../../../texts/en/road.ts';
import { wordIn } from '../../../texts/words.ts';
import { missing, show } from '../../../ui/format.ts';

/** Who has a parcel. */
export function holderText({ kind, name = '' }: Loose<Holder> = {}): string {
  return kind ? roadText.holders[kind](name) : missing();
}

/** How far an order is, in the words of its other screens. */
export function statusText(status = ''): string {
  return show(wordIn(editingText.moves, status));
}
