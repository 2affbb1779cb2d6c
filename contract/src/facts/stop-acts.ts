import { DOOR_KINDS, type RunKind, type StopState } from './stops.ts';

/** Required field of an act: who took the parcel, or a reason; a shop need not name anyone. */
export type AskedOfAct = 'receivedBy' | 'failureReason' | 'pickupReason';

type StopRule<Kind, State> = {
  /** Kinds of runs at whose stops it can happen. */
  kinds: readonly Kind[];
  /** States of a stop that it can change. A failed stop need not be reopened before it is done. */
  from: readonly State[];
  /** State of the stop afterwards. */
  to: StopState;
  asks?: AskedOfAct;
  /** True if it can come with cash or a card payment. */
  takesMoney?: true;
};

/** Acts of a driver that change a stop: what the phone, the server, the office and the check know of them. */
export const STOP_CHANGES = {
  delivered: {
    kinds: ['delivery'],
    from: ['pending', 'failed'],
    to: 'done',
    asks: 'receivedBy',
    takesMoney: true,
  },
  handed_back: { kinds: ['return'], from: ['pending', 'failed'], to: 'done', asks: 'receivedBy' },
  collected: { kinds: ['pickup'], from: ['pending', 'failed'], to: 'done' },
  failed: { kinds: ['delivery', 'return'], from: ['pending'], to: 'failed', asks: 'failureReason' },
  not_collected: { kinds: ['pickup'], from: ['pending'], to: 'failed', asks: 'pickupReason' },
  reopened: { kinds: DOOR_KINDS, from: ['pending', 'failed', 'done'], to: 'pending' },
} as const satisfies Record<string, StopRule<RunKind, StopState>>;
export type StopChange = keyof typeof STOP_CHANGES;

export const STOP_CHANGE_CODES = Object.keys(STOP_CHANGES) as [StopChange, ...StopChange[]];

/** Returns the acts at a stop of a run, those that are done there first. */
export function changesAt(kind: RunKind): StopChange[] {
  return STOP_CHANGE_CODES.filter((act) => ruleOf(act)?.kinds.includes(kind));
}

type AtShop<Change extends StopChange> = 'pickup' extends (typeof STOP_CHANGES)[Change]['kinds'][number]
  ? Change
  : never;
/** Acts at a shop. */
export type ShopChange = { [Change in StopChange]: AtShop<Change> }[StopChange];
export const SHOP_CHANGE_CODES = changesAt('pickup') as [ShopChange, ...ShopChange[]];

/** Acts of a driver at a stop. A call changes nothing. */
export const STOP_ACTS = [...STOP_CHANGE_CODES, 'called'] as const;
export type StopAct = StopChange | 'called';

/** Returns the rule of an act, or undefined if it changes no stop. */
export function ruleOf(act: string): StopRule<string, string> | undefined {
  return Object.hasOwn(STOP_CHANGES, act) ? STOP_CHANGES[act as StopChange] : undefined;
}
