import { CASH_DESK, DESK, DISPATCH, type Role } from '@tawseel/contract/facts/roles';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Actor } from '../../../platform/values/actor.ts';
import { type Custody, heldAfterMove, placedAt } from '../../custody/rules/custody.ts';
import * as callActs from './call-acts.ts';
import { correctCollected, handInCash, reopenCash } from './cash-acts.ts';
import { settleLate, tellLate } from './collected.ts';
import { correct } from './correct-order.ts';
import { changesPrice, correctedColumns } from './correction.ts';
import * as doorActs from './door-acts.ts';
import { parcelFacts } from './facts.ts';
import * as hubActs from './hub-acts.ts';
import { move } from './move.ts';
import type { StoredOrder } from './new-order.ts';
import {
  type Act,
  type ActContext,
  type ActName,
  type ActRefusal,
  type Acts,
  type Decision,
  type EffectsAt,
  later,
  opensCash,
  type RuleResult,
  refuse,
  refuseCollected,
  type Situation,
} from './order-act.ts';
import { isAtEnd } from './tracking-history.ts';
import { giveBack, undo, undoWithCause } from './undo-order.ts';

/** Parts of the context, for the order as it is or as it would be corrected. */
export type Needs = {
  cash?: true;
  /** Whether it has postings. */
  posted?: true;
  /** Money of acts that came too late. */
  late?: true;
  history?: true;
  parents?: boolean;
  today?: true;
  holderOf?: StoredOrder;
  priceOf?: StoredOrder;
  destinationOf?: StoredOrder;
};

type Rule<N extends ActName> = {
  by: readonly Actor['role'][];
  /** Nothing if absent. */
  needs?: (input: Acts[N], order: StoredOrder) => Needs;
  /** Refusals in place of the general one, by role. */
  refusals?: Partial<Record<Actor['role'], ActRefusal>>;
  decide: (input: Acts[N], situation: Situation) => RuleResult;
};

function cancel({ reason }: Acts['cancel'], situation: Situation): RuleResult {
  const { order, at } = situation;
  const { tracking_id: trackingID, tracking_status: status, cancelled_at } = order;
  if (isAtEnd(status)) {
    return cancelled_at
      ? refuse('already_cancelled', { trackingID })
      : refuse('too_late_to_cancel', { trackingID, status });
  }
  const refused = refuseCollected(situation);
  if (refused) return refused;
  const patch = { tracking_status: 'return', cancelled_at: at };
  return { patch, event: { kind: 'cancelled', reason }, done: sentence('order_cancelled', { trackingID }) };
}

const ADMINISTRATOR = 'administrator';
const AT_THE_HUB: readonly Role[] = [ADMINISTRATOR, ...DISPATCH];
/** Drivers, and the office on behalf of a driver. */
const AT_THE_DOOR: readonly Role[] = [...AT_THE_HUB, 'driver'];

const needsMoney = (): Needs => ({ cash: true, posted: true, history: true });
const needsUndo = (): Needs => ({ history: true, parents: true, late: true });

function needsCorrection({ changes }: Acts['correct'], order: StoredOrder): Needs {
  const patch = correctedColumns(order, changes);
  const corrected = { ...order, ...patch };
  const isChanged = Object.keys(patch).length > 0;
  return {
    parents: opensCash(order, corrected),
    ...(isChanged && corrected.reference !== '' ? { holderOf: corrected } : {}),
    ...(changesPrice(patch) ? { priceOf: corrected } : {}),
    ...('dropoff_area' in patch || 'dropoff_city' in patch ? { destinationOf: corrected } : {}),
  };
}

/** Acts with the roles that may do each, what each needs to know, and its rule. The call has refused other roles already. */
const RULES: { readonly [N in ActName]: Rule<N> } = {
  move: {
    by: [ADMINISTRATOR, ...DISPATCH, 'tracking', 'driver', 'driver-app'],
    refusals: { 'cashier-app': refuse('key_only_records_cash') },
    decide: move,
  },
  handInCash: {
    by: [ADMINISTRATOR, ...CASH_DESK, 'tracking', 'cashier-app'],
    refusals: {
      operator: refuse('operator_records_no_cash'),
      'driver-app': refuse('driver_key_records_no_cash'),
    },
    needs: () => ({ cash: true }),
    decide: handInCash,
  },
  reopenCash: { by: [ADMINISTRATOR, 'supervisor'], needs: needsUndo, decide: reopenCash },
  cancel: { by: [ADMINISTRATOR, ...DISPATCH, 'sender'], decide: cancel },
  correct: {
    by: [ADMINISTRATOR, ...DISPATCH, 'sender', 'receiver'],
    needs: needsCorrection,
    decide: correct,
  },
  correctCollected: { by: [ADMINISTRATOR, 'supervisor'], needs: needsUndo, decide: correctCollected },
  undo: { by: [ADMINISTRATOR, ...DESK], needs: needsUndo, decide: undo },
  undoScanned: { by: AT_THE_HUB, needs: needsUndo, decide: undoWithCause },
  deliver: { by: AT_THE_DOOR, needs: () => ({ late: true }), decide: doorActs.deliver },
  fail: { by: AT_THE_DOOR, decide: doorActs.fail },
  handBack: { by: AT_THE_DOOR, decide: doorActs.handBack },
  collect: { by: AT_THE_DOOR, decide: doorActs.collect },
  leaveAtShop: { by: AT_THE_DOOR, decide: doorActs.leaveAtShop },
  reopen: {
    by: AT_THE_DOOR,
    needs: (_, order) => ({ ...needsUndo(), destinationOf: order }),
    decide: doorActs.reopen,
  },
  assign: { by: AT_THE_HUB, decide: hubActs.assign },
  load: { by: AT_THE_HUB, decide: hubActs.load },
  // The receiver chooses a later day.
  unload: { by: [...AT_THE_HUB, 'receiver'], decide: hubActs.unload },
  recall: { by: AT_THE_HUB, decide: hubActs.recall },
  close: { by: AT_THE_HUB, decide: hubActs.close },
  reportMissing: { by: AT_THE_HUB, decide: hubActs.reportMissing },
  scan: { by: AT_THE_HUB, decide: hubActs.scan },
  giveBack: { by: AT_THE_HUB, decide: giveBack },
  sendBack: { by: AT_THE_HUB, decide: hubActs.sendBack },
  promise: { by: [...AT_THE_HUB, 'receiver'], needs: () => ({ today: true }), decide: callActs.promise },
  settleCalls: { by: AT_THE_HUB, decide: callActs.settleCalls },
  proposeReturn: { by: AT_THE_HUB, decide: callActs.proposeReturn },
  askCall: { by: ['receiver'], decide: callActs.askCall },
  openFollowUp: { by: AT_THE_HUB, decide: callActs.openFollowUp },
  tellLate: {
    by: AT_THE_DOOR,
    needs: ({ money }): Needs => (money ? needsMoney() : {}),
    decide: tellLate,
  },
  settleLate: { by: AT_THE_HUB, needs: needsMoney, decide: settleLate },
};

/** Returns the parts of the context that an act needs besides the version. */
export function needsOf<N extends ActName>({ name, with: input }: Act<N>, order: StoredOrder): Needs {
  const rule: Rule<N> = RULES[name];
  return rule.needs?.(input, order) ?? {};
}

/** Derives the custody from a change of status, or from a corrected address. */
function custodyOf(
  order: StoredOrder,
  patch: Partial<StoredOrder>,
  at: string,
  { held, place }: ActContext,
): Pick<Decision, 'custody'> {
  if (patch.tracking_status === undefined) return place && held ? { custody: placedAt(held, place) } : {};
  const after = heldAfterMove(held, { ...order, ...patch, from: order.tracking_status }, at);
  return after || held ? { custody: after ?? null } : {};
}

/** Marks effects as made by a rule, with the facts that follow from them. */
function decided(order: StoredOrder, { held }: ActContext, effects: EffectsAt): Decision {
  const { patch, custody, facts = [] } = effects;
  const after = { ...order, ...patch, held: custody === undefined ? held : (custody ?? undefined) };
  const all = [...parcelFacts({ ...order, held }, after, effects), ...facts];
  const marked: EffectsAt = all.length === 0 ? effects : { ...effects, facts: all };
  return marked as Decision;
}

/**
 * Decides an act on an order and its parcel. Returns its effects or the refusal. Pure. A history is read in the order
 * of its times, so an event is later than the last even if the clock was put back. An operator who moves
 * TWS-2222-232W from created to accepted at 10:00: {patch: {tracking_status: 'accepted'}, event: {kind: 'status', at:
 * '…T10:00:00.000Z', by: …}, done: {code: 'order_moved', params: {trackingID: 'TWS-2222-232W', to: 'accepted'}}}.
 */
export function decide<N extends ActName>(
  order: StoredOrder,
  act: Act<N>,
  actor: Actor,
  now: Date,
  known: ActContext,
): Decision | ActRefusal {
  const { by, refusals, decide: rule } = RULES[act.name];
  if (!by.includes(actor.role))
    return refusals?.[actor.role] ?? refuse('role_may_not_act', { role: actor.role });
  const at = later(now, known.lastAt, known.held?.since);
  const outcome = rule(act.with, { order, actor, now, at, known });
  if ('refused' in outcome) return outcome;
  const { event, ...effects } = outcome;
  if (!event) return decided(order, known, { ...effects, at });
  const { id, name, kind } = actor;
  const happening = { ...event, at, by: { kind, id, name } };
  const custody = custodyOf(order, effects.patch ?? {}, at, known);
  return decided(order, known, { ...custody, ...effects, event: happening, at });
}

/** Decisions of several acts, and after them the instant of the last, the custody, and the time of the last event. */
export type InTurn = {
  decisions: readonly Decision[];
  at: string;
  held: Custody | undefined;
  lastAt: string | undefined;
};

/** Decides several acts on one order, each as the one before it leaves the order; returns the first refusal. */
export function decideInTurn(
  order: StoredOrder,
  acts: readonly Act[],
  actor: Actor,
  now: Date,
  context: ActContext,
): InTurn | ActRefusal {
  const decisions: Decision[] = [];
  let known = context;
  let before = order;
  let at = now.toISOString();
  for (const act of acts) {
    const decision = decide(before, act, actor, now, known);
    if ('refused' in decision) return decision;
    decisions.push(decision);
    const { event, custody, patch } = decision;
    at = decision.at;
    before = { ...before, ...patch };
    if (event) {
      const stored = { status: before.tracking_status, note: '', ...event };
      known = { ...known, lastAt: event.at, history: known.history && [...known.history, stored] };
    }
    if (custody !== undefined) known = { ...known, held: custody ?? undefined };
  }
  return { decisions, at, held: known.held, lastAt: known.lastAt };
}
