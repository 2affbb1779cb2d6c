import type { Holder } from '@tawseel/contract/scanning';
import type { Loose } from '../../api/tolerant.ts';
import { roadText } from '../../texts/road.ts';
import { missing } from '../../ui/format.ts';

/** Who has a parcel. */
export function holderText({ kind, name = '' }: Loose<Holder> = {}): string {
  return kind ? roadText.holders[kind](name) : missing();
}
