import { splitDifference } from '@tawseel/contract/facts/cash';
import type { PostingKind } from '@tawseel/contract/facts/ledger';
import type { BalanceName } from './names.ts';

/** Change of a difference in fils, negative if cash is missing: of a new count from 0. */
type DifferenceChange = { before: number; after: number };

/** Balances of a difference: the counted box, and the person and the warehouse that it is of. */
type DifferencePlaces = { box: BalanceName; person: string; warehouse: string };

export type DifferencePosting = { kind: PostingKind; from: BalanceName; to: BalanceName; fils: number };

/**
 * Returns the postings between a counted box and a difference that changes: what coins can pay is the person's, the rest is
 * rounding of the warehouse.
 */
export function differencePostings(
  { box, person, warehouse }: DifferencePlaces,
  { before, after }: DifferenceChange,
): DifferencePosting[] {
  const [then, now] = [splitDifference(before), splitDifference(after)];
  const parts = [
    { kind: 'difference', party: person, fils: now.person - then.person },
    { kind: 'rounding', party: '', fils: now.rounding - then.rounding },
  ] as const;
  return parts
    .filter(({ fils }) => fils !== 0)
    .map(({ kind, party, fils }) => {
      const other: BalanceName = { kind, party, warehouse };
      const [from, to] = fils < 0 ? [box, other] : [other, box];
      return { kind, from, to, fils: Math.abs(fils) };
    });
}
