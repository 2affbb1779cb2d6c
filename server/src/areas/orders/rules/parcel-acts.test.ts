import type { Role } from '@tawseel/contract/facts/roles';
import { statusOf } from '@tawseel/contract/facts/sentences/refusals';
import { isFinal, mayMove, TRACKING_STATUSES, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import { describe, expect, test } from 'vitest';
import { actor, event, knowing, LAST, NOW, order, ROLES } from '../../../testing/decided-order.ts';
import { type Custody, runHolds, warehouseHolds } from '../../custody/rules/custody.ts';
import { decide, decideInTurn } from './decide.ts';

import type { StoredOrder } from './new-order.ts';
import type { Act, ActContext, ActName } from './order-act.ts';

const AT = NOW.toISOString();
const RUN = { id: 'r1', kind: 'delivery', warehouse_id: 'w1' };
const BACK = { ...RUN, kind: 'return' };
const SHOP = { ...RUN, kind: 'pickup' };
const stop = (run = RUN) => ({ id: 's1', run });
const FRESH = { since: LAST, to_warehouse: null, sort_code: '', leg: 'out', exception: null };
const ON_RUN: Custody = { ...runHolds('r1', 'w1'), ...FRESH };
const AT_HUB: Custody = { ...warehouseHolds('w1'), ...FRESH };
const ended = { act: 'failed', id: 'a1' };
const LATE = {
  actId: 'a2',
  driverId: 'd1',
  cashFils: 100,
  cardFils: 0,
  since: LAST,
  state: 'asked',
} as const;
const scanned = {
  scan: 'received',
  warehouse: { id: 'w1', name: 'Dubai hub' },
  before: ON_RUN,
  placement: { toWarehouse: null, sortCode: 'D1' },
  isSurplus: false,
} as const;

type ParcelAct = Exclude<
  ActName,
  'move' | 'handInCash' | 'reopenCash' | 'cancel' | 'correct' | 'correctCollected' | 'undo' | 'undoScanned'
>;

/** Each act, the custody that it needs, and the statuses at which it is not refused. */
const ROWS: { [N in ParcelAct]: { act: Act<N>; held?: Custody; at: readonly TrackingStatus[] } } = {
  deliver: {
    act: { name: 'deliver', with: { stop: stop(), driverId: 'd1', cashFils: 25_000, cardFils: 0 } },
    held: ON_RUN,
    at: ['assignedtodriver'],
  },
  fail: {
    act: { name: 'fail', with: { stop: stop(), reason: 'not_home', failures: 1 } },
    held: ON_RUN,
    at: ['assignedtodriver'],
  },
  handBack: { act: { name: 'handBack', with: { stop: stop(BACK) } }, held: ON_RUN, at: ['return'] },
  collect: { act: { name: 'collect', with: { stop: stop(SHOP) } }, at: ['accepted'] },
  leaveAtShop: {
    act: { name: 'leaveAtShop', with: { stop: stop(SHOP), reason: 'not_ready' } },
    at: ['created', 'accepted', 'unpick'],
  },
  reopen: {
    act: {
      name: 'reopen',
      with: { stop: { ...stop(), state: 'failed', doneAt: LAST }, ended, mayUndo: true },
    },
    held: ON_RUN,
    at: ['assignedtodriver'],
  },
  assign: { act: { name: 'assign', with: { run: RUN, pickupId: null } }, at: TRACKING_STATUSES },
  load: { act: { name: 'load', with: { run: RUN } }, held: AT_HUB, at: ['warehouse', 'assignedtodriver'] },
  unload: { act: { name: 'unload', with: { stop: stop() } }, held: ON_RUN, at: TRACKING_STATUSES },
  recall: {
    act: { name: 'recall', with: { stop: stop(), why: 'Wrong area' } },
    held: ON_RUN,
    at: TRACKING_STATUSES,
  },
  close: {
    act: { name: 'close', with: { stop: { ...stop(), state: 'pending' }, warehouseIds: ['w1'] } },
    held: ON_RUN,
    at: TRACKING_STATUSES,
  },
  reportMissing: {
    act: { name: 'reportMissing', with: { warehouseId: 'w1' } },
    held: AT_HUB,
    at: TRACKING_STATUSES,
  },
  scan: { act: { name: 'scan', with: scanned }, held: ON_RUN, at: TRACKING_STATUSES },
  giveBack: {
    act: {
      name: 'giveBack',
      with: {
        ...{ scanId: 'c1', at: LAST, held: AT_HUB, wasMissing: false, outcome: 'Undone' },
        ...{ from: undefined, endedStopId: undefined },
      },
    },
    held: AT_HUB,
    at: TRACKING_STATUSES,
  },
  sendBack: {
    act: { name: 'sendBack', with: { reason: 'Refused' } },
    at: TRACKING_STATUSES.filter((status) => mayMove(status, 'return')),
  },
  promise: {
    act: { name: 'promise', with: { day: '2026-11-21' } },
    at: TRACKING_STATUSES.filter((status) => !isFinal(status)),
  },
  settleCalls: { act: { name: 'settleCalls', with: { outcome: 'Moved' } }, at: TRACKING_STATUSES },
  proposeReturn: {
    act: { name: 'proposeReturn', with: { warehouseId: 'w1', runId: null, note: '' } },
    at: TRACKING_STATUSES,
  },
  askCall: { act: { name: 'askCall', with: { note: 'Please' } }, at: TRACKING_STATUSES },
  openFollowUp: {
    act: { name: 'openFollowUp', with: { kind: 'call', warehouseId: 'w1', note: '' } },
    at: TRACKING_STATUSES.filter((status) => !isFinal(status)),
  },
  tellLate: { act: { name: 'tellLate', with: { stop: stop(), note: '' } }, at: TRACKING_STATUSES },
  settleLate: {
    act: { name: 'settleLate', with: { money: LATE, answer: 'never' } },
    at: TRACKING_STATUSES,
  },
};
const NAMES = Object.keys(ROWS) as ParcelAct[];

function outcome(
  of: Partial<StoredOrder>,
  act: Act,
  known: Partial<ActContext> = {},
  role: Role = 'administrator',
) {
  return decide(order(of), act, actor(role), NOW, knowing(known));
}
const refusalOf = (decided: ReturnType<typeof outcome>) =>
  'refused' in decided ? statusOf(decided.refused.code) : undefined;

describe('every act on a parcel', () => {
  const HUB: readonly Role[] = ['administrator', 'supervisor', 'operator'];
  const DOOR: readonly Role[] = [...HUB, 'driver'];
  const AT_THE_DOOR: readonly ParcelAct[] = [
    'deliver',
    'fail',
    'handBack',
    'collect',
    'leaveAtShop',
    'reopen',
    'tellLate',
  ];

  test.each(NAMES)('%s: each role at each status', (name) => {
    const { act, held, at } = ROWS[name];
    const may = name === 'askCall' ? [] : AT_THE_DOOR.includes(name) ? DOOR : HUB;
    for (const role of ROLES) {
      for (const tracking_status of TRACKING_STATUSES) {
        const decided = outcome({ tracking_status }, act, { held }, role);
        const expected = !may.includes(role) ? 403 : at.includes(tracking_status) ? undefined : 409;
        expect([role, tracking_status, refusalOf(decided)]).toEqual([role, tracking_status, expected]);
      }
    }
  });

  test.each(['deliver', 'fail', 'handBack', 'reopen'] as const)(
    '%s is refused unless the parcel is on the run',
    (name) => {
      const { act, at } = ROWS[name];
      for (const held of [undefined, AT_HUB, { ...ON_RUN, holder: 'r2' }])
        expect(refusalOf(outcome({ tracking_status: at[0]! }, act, { held }))).toBe(409);
    },
  );
});

describe('at the door', () => {
  const out = { tracking_status: 'assignedtodriver' };
  const done = { id: 's1', set: { state: 'done', done_at: AT } };

  test('a delivery ends stop and custody, and opens a follow-up if the cash differs from the amount due', () => {
    const paid = outcome(out, ROWS.deliver.act, { held: ON_RUN });
    const patch = { tracking_status: 'delivered' };
    expect(paid).toMatchObject({ patch, custody: null, stops: [done], followUps: [] });
    const short: Act = {
      name: 'deliver',
      with: { stop: stop(), note: 'No change', driverId: 'd1', cashFils: 20_000, cardFils: 0 },
    };
    expect(outcome(out, short, { held: ON_RUN })).toMatchObject({
      followUps: [{ open: 'cod_changed', warehouseIds: ['w1'], runId: 'r1' }],
    });
  });

  test.each([
    [25_000, 24_976, 1],
    [25_000, 25_024, 1],
    [24_990, 25_000, 0],
    [24_990, 24_975, 0],
    [24_990, 24_974, 1],
  ])('of %d fils due, %d collected open %d follow-ups', (value_fils, cashFils, many) => {
    const act: Act = { name: 'deliver', with: { stop: stop(), driverId: 'd1', cashFils, cardFils: 0 } };
    const { followUps = [] } = outcome({ ...out, payment_method: 'COD', value_fils }, act, {
      held: ON_RUN,
    }) as {
      followUps?: object[];
    };
    expect(followUps).toHaveLength(many);
  });

  test('a third failed attempt opens a follow-up for the return instead of a call; one of a return opens none', () => {
    const failing = (failures: number, run = RUN) =>
      outcome(
        { tracking_status: run === BACK ? 'return' : 'assignedtodriver' },
        { name: 'fail', with: { stop: stop(run), reason: 'not_home', failures } },
        { held: ON_RUN },
      );
    const failed = { id: 's1', set: { state: 'failed', done_at: AT } };
    expect(failing(2)).toMatchObject({ stops: [failed], followUps: [{ open: 'call' }] });
    expect(failing(3)).toMatchObject({
      stops: [failed],
      followUps: [{ settle: ['call'] }, { open: 'return' }],
    });
    expect(failing(3, BACK)).toEqual({
      ...{ stops: [failed], at: AT },
      ...{ promise: { endedAt: AT }, facts: [{ fact: 'attemptFailed' }] },
    });
  });

  test('a collected parcel is on its run, and one that the driver refused moves to unpick', () => {
    expect(outcome({ tracking_status: 'accepted' }, ROWS.collect.act)).toMatchObject({
      patch: { tracking_status: 'pickup' },
      custody: { ...ON_RUN, since: AT },
      stops: [{ id: 's1', set: { state: 'done', loaded_at: AT, done_at: AT } }],
    });
    const refused: Act = { name: 'leaveAtShop', with: { stop: stop(SHOP), reason: 'refused_by_driver' } };
    expect(outcome({ tracking_status: 'accepted' }, refused)).toMatchObject({
      patch: { tracking_status: 'unpick' },
    });
    expect(outcome({ tracking_status: 'unpick' }, refused)).not.toHaveProperty('event');
  });

  test('a return that is handed back leaves custody', () => {
    expect(outcome({ tracking_status: 'return' }, ROWS.handBack.act, { held: ON_RUN })).toMatchObject({
      custody: null,
      stops: [done],
    });
  });
});

describe('a stop that is reopened', () => {
  const reopening = (act: string, run = RUN, mayUndo = true): Act => ({
    name: 'reopen',
    with: { stop: { ...stop(run), state: 'done', doneAt: LAST }, ended: { act, id: 'a1' }, mayUndo },
  });
  const moves = (...statuses: TrackingStatus[]) => ({ history: statuses.map((status) => event(status)) });
  const delivered = { tracking_status: 'delivered' };

  test('after a delivery returns the parcel to the run, whoever delivered it and however long ago', () => {
    const known = { ...moves('assignedtodriver', 'delivered'), undoMinutes: 0 };
    expect(
      decide(order(delivered), reopening('delivered'), actor('driver'), NOW, knowing(known)),
    ).toMatchObject({
      patch: { tracking_status: 'assignedtodriver' },
      custody: { ...runHolds('r1', 'w1'), since: AT },
      stops: [{ id: 's1', set: { state: 'pending', done_at: null, loaded_at: AT } }],
      promise: { restoreOf: 'a1' },
      followUps: [{ causeId: 'a1' }],
    });
    expect(refusalOf(outcome(delivered, reopening('delivered', RUN, false), known))).toBe(409);
  });

  test('after a collection returns it to its sender', () => {
    const known = moves('accepted', 'pickup');
    expect(
      outcome({ tracking_status: 'pickup' }, reopening('collected', SHOP), { ...known, held: ON_RUN }),
    ).toMatchObject({
      patch: { tracking_status: 'accepted' },
      custody: null,
      stops: [{ id: 's1', set: { state: 'pending', loaded_at: null } }],
    });
  });

  test('is refused after another move, and after the parcel was scanned elsewhere', () => {
    const known = { ...moves('assignedtodriver', 'delivered'), held: AT_HUB };
    expect(refusalOf(outcome({ tracking_status: 'warehouse' }, reopening('delivered'), known))).toBe(409);
    expect(
      refusalOf(outcome({ tracking_status: 'return' }, reopening('handed_back', BACK), { held: AT_HUB })),
    ).toBe(409);
    expect(refusalOf(outcome(delivered, reopening('delivered'), moves('warehouse', 'delivered')))).toBe(409);
  });

  test('after an undo at the desk only returns the parcel to the run', () => {
    const unknown = { ...AT_HUB, holder_kind: 'unknown', holder: '' };
    const decided = outcome({ tracking_status: 'assignedtodriver' }, reopening('delivered'), {
      held: unknown,
    });
    expect(decided).toMatchObject({ custody: runHolds('r1', 'w1') });
    expect(decided).not.toHaveProperty('event');
  });
});

describe('at the hub', () => {
  test('a parcel is loaded once, and a run that has left moves its order too', () => {
    const leaving: Act[] = [ROWS.load.act, { name: 'move', with: { to: 'assignedtodriver' } }];
    const here = order({ tracking_status: 'warehouse' });
    expect(decideInTurn(here, leaving, actor('operator'), NOW, knowing({ held: AT_HUB }))).toMatchObject({
      decisions: [
        { custody: { ...ON_RUN, since: AT }, stops: [{ set: { loaded_at: AT } }] },
        { patch: { tracking_status: 'assignedtodriver' }, custody: { holder: 'r1' } },
      ],
    });
    expect(outcome({ tracking_status: 'warehouse' }, ROWS.load.act, { held: ON_RUN })).toEqual({ at: AT });
    expect(
      refusalOf(
        outcome({ tracking_status: 'return' }, { name: 'load', with: { run: BACK } }, { held: AT_HUB }),
      ),
    ).toBe(undefined);
  });

  test('taking off or recalling a parcel opens a follow-up only if it was loaded', () => {
    const withdrawn = { id: 's1', set: { state: 'withdrawn', done_at: AT } };
    expect(outcome({}, ROWS.unload.act, { held: ON_RUN })).toMatchObject({
      custody: { holder: 'w1' },
    });
    expect(outcome({}, ROWS.unload.act, { held: AT_HUB })).toEqual({ stops: [withdrawn], at: AT });
    expect(outcome({}, ROWS.recall.act, { held: ON_RUN })).toMatchObject({ followUps: [{ open: 'recall' }] });
    expect(outcome({}, ROWS.recall.act, { held: AT_HUB })).not.toHaveProperty('followUps');
  });

  test('closing a run ends its stops by the statuses of their orders, and reports what it still has as missing', () => {
    const closed = (tracking_status: TrackingStatus, held?: Custody) =>
      outcome({ tracking_status }, ROWS.close.act, { held });
    const end = (state: string) => [{ id: 's1', set: { state, done_at: AT } }];
    expect(closed('delivered')).toEqual({ stops: end('done'), at: AT });
    expect(closed('warehouse', AT_HUB)).toEqual({ stops: end('skipped'), at: AT });
    expect(closed('assignedtodriver', ON_RUN)).toMatchObject({
      stops: end('failed'),
      custody: { exception: 'missing' },
      followUps: [{ open: 'missing', warehouseIds: ['w1'], runId: 'r1' }],
    });
  });

  test('a count reports as missing only what its warehouse has', () => {
    expect(outcome({}, ROWS.reportMissing.act, { held: AT_HUB })).toMatchObject({
      custody: { exception: 'missing' },
    });
    expect(refusalOf(outcome({}, ROWS.reportMissing.act, { held: ON_RUN }))).toBe(409);
  });

  test('a scan finds a missing parcel, ends a recall, and records a return that is back', () => {
    const before = { ...ON_RUN, exception: 'missing' };
    const act: Act = { name: 'scan', with: { ...scanned, before, stop: { id: 's1', end: 'skipped' } } };
    expect(outcome({ tracking_status: 'return' }, act, { held: before })).toMatchObject({
      custody: { holder: 'w1', exception: null, leg: 'back' },
      stops: [{ backFrom: 'r1' }, { id: 's1', set: { state: 'skipped' } }],
      followUps: [{ settle: ['missing'] }, { settle: ['recall'] }],
    });
    const surplus: Act = { name: 'scan', with: { ...scanned, before: undefined, isSurplus: true } };
    expect(outcome({ tracking_status: 'warehouse', warehouse_id: 'w2' }, surplus)).toMatchObject({
      followUps: [{ open: 'surplus', warehouseIds: ['w1', 'w2'] }],
    });
  });

  test('a scan onto a run puts the parcel there', () => {
    const act: Act = { name: 'scan', with: { ...scanned, scan: 'sent', run: RUN, before: AT_HUB } };
    expect(outcome({ tracking_status: 'warehouse' }, act, { held: AT_HUB })).toMatchObject({
      custody: { holder: 'r1' },
      stops: [{ putOn: RUN, isLoaded: true, at: AT }],
    });
  });
});
