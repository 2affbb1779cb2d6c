import type { LateMoneyState } from '@tawseel/contract/facts/late-money';

/** Money of a delivery that came too late, in fils; `state` is where it is, undefined while the act is being taken. */
export type LateMoney = {
  actId: string;
  driverId: string;
  cashFils: number;
  cardFils: number;
  /** When the driver collected it. */
  since: string;
  state?: LateMoneyState;
};
