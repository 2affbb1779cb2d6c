import { yesOrNo } from '../../../platform/csv/codecs.ts';
import { STARTING } from '../store/starting-prices.ts';

/** The mark of a price that nobody has decided on, for as long as it is the one a business starts with. */
export const starting = { codec: yesOrNo, absent: 'no: a price that a file brings is decided' } as const;

/** Written only where it is yes: a list of decided prices has an empty column. */
export const startingCell = (row: { starting: number }): true | undefined =>
  row.starting === STARTING || undefined;
