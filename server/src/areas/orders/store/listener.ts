import type { Work } from '../../../platform/engine/work.ts';
import type { Posting } from '../../ledger/store/post.ts';
import type { Fact } from '../rules/facts.ts';
import type { OrderRow } from '../tables.ts';

/** Fact about an order, as it was before the act. */
export type Happened<F extends Fact = Fact> = { order: OrderRow; fact: F };

/** When the facts happened by the phone, if one says so, and further money that moves with them. */
export type FactsAlong = { happenedAt?: string | undefined; also?: readonly Posting[] | undefined };

/** Records facts in the transaction of the acts that they follow from: if it throws, the acts are undone, too. */
export type Listener = (
  work: Pick<Work, 'trx' | 'actor' | 'now' | 'timeZone'>,
  happened: readonly Happened[],
  along: FactsAlong,
) => Promise<void>;
