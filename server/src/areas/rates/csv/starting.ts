import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { yesOrNo } from '../../../platform/csv/codecs.ts';
import { STARTING } from '../store/starting-prices.ts';

/**
 * Column of starting prices, which applies only while the price is unchanged from the one that a business starts
 * with.
 */
export const starting = { codec: yesOrNo, absent: sentence('default_decided') } as const;

/** Returns true for a starting price, otherwise undefined, so that the column is empty for confirmed prices. */
export const startingCell = (row: { starting: number }): true | undefined =>
  row.starting === STARTING || undefined;
