import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { describe, expect, test } from 'vitest';
import { type Custody, heldAfterMove, placedAt } from '../../custody/rules/custody.ts';
import { replayCustody, type Step } from './replay-custody.ts';

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const ORDER = { id: 'o1', tracking_status: 'warehouse', warehouse_id: 'dubai' };
const event = (minute: number, status: string, kind = 'status'): Step => ({
  at: at(minute),
  event: { status, kind },
});
const scan = (
  minute: number,
  act: string,
  warehouseId: string,
  overrides: { result?: string; runId?: string } = {},
): Step => ({
  at: at(minute),
  scan: { act, at: at(minute), warehouseId, result: 'ok', ...overrides },
});
const brief = (held: Custody | undefined) => held && [held.holder_kind, held.holder, held.since, held.leg];

test('a move sets the holder of a parcel: its sender before collection, its receiver at the end, us in between', () => {
  const holders = TRACKING_STATUSES.map((tracking_status) => {
    const held = heldAfterMove(undefined, { tracking_status, warehouse_id: 'dubai' }, at(1));
    return [tracking_status, held && `${held.holder_kind} ${held.holder}`.trim()];
  });
  expect(Object.fromEntries(holders)).toEqual({
    created: undefined,
    accepted: undefined,
    unpick: undefined,
    pickup: 'unknown',
    warehouse: 'warehouse dubai',
    assignedtodriver: 'unknown',
    delivered: undefined,
    return: undefined,
  });
});

describe('a history', () => {
  test('is replayed to the last holder and since when', () => {
    const steps = [event(0, 'created'), event(1, 'pickup'), event(2, 'warehouse')];
    expect(brief(replayCustody(ORDER, steps))).toEqual(['warehouse', 'dubai', at(2), 'out']);
    const sent = [...steps, scan(3, 'received', 'dubai'), scan(4, 'sent', 'dubai', { runId: 'r1' })];
    expect(brief(replayCustody(ORDER, sent))).toEqual(['run', 'r1', at(4), 'out']);
    const onWrongRun = scan(5, 'sent', 'dubai', { runId: 'r2', result: 'wrong_place' });
    expect(brief(replayCustody(ORDER, [...sent, onWrongRun]))).toEqual(['run', 'r2', at(5), 'out']);
    const there = [...sent, scan(5, 'received', 'abu-dhabi')];
    expect(brief(replayCustody(ORDER, there))).toEqual(['warehouse', 'abu-dhabi', at(5), 'out']);
  });

  test('ignores acts that were refused, repeated, late or only viewed', () => {
    const steps = [event(0, 'pickup'), event(1, 'warehouse')];
    for (const result of ['refused', 'repeat', 'late', 'unknown'])
      expect(brief(replayCustody(ORDER, [...steps, scan(2, 'received', 'sharjah', { result })]))).toEqual([
        'warehouse',
        'dubai',
        at(1),
        'out',
      ]);
    for (const act of ['sorted', 'measured', 'counted'])
      expect(brief(replayCustody(ORDER, [...steps, scan(2, act, 'sharjah')]))).toEqual([
        'warehouse',
        'dubai',
        at(1),
        'out',
      ]);
  });

  test('covers parcels taken off a run, brought back by a driver, returning and handed back', () => {
    const loaded = [event(0, 'warehouse'), scan(1, 'sent', 'dubai', { runId: 'r1' })];
    const off: Step = { at: at(2), offRun: { warehouseId: 'dubai' } };
    expect(brief(replayCustody(ORDER, [...loaded, off]))).toEqual(['warehouse', 'dubai', at(2), 'out']);
    const back = [event(0, 'warehouse'), event(1, 'assignedtodriver'), event(2, 'return')];
    expect(brief(replayCustody(ORDER, back))).toEqual(['unknown', '', at(1), 'back']);
    const here = [...back, scan(3, 'received', 'dubai')];
    expect(brief(replayCustody(ORDER, here))).toEqual(['warehouse', 'dubai', at(3), 'back']);
    expect(replayCustody(ORDER, [...here, scan(4, 'handed_back', 'dubai')])).toBe(undefined);
    const undone = [...here, event(5, 'warehouse', 'takenBack')];
    expect(brief(replayCustody(ORDER, undone))).toEqual(['warehouse', 'dubai', at(3), 'out']);
  });
});

test('an address without an area asks for one, but a missing parcel stays missing', () => {
  const held = heldAfterMove(undefined, ORDER, at(1)) as Custody;
  const unknown = placedAt(held, { toWarehouse: null, sortCode: '' });
  expect(unknown.exception).toBe('address');
  expect(placedAt(unknown, { toWarehouse: 'sharjah', sortCode: 'SHJ' })).toMatchObject({
    exception: null,
    to_warehouse: 'sharjah',
    sort_code: 'SHJ',
  });
  expect(placedAt({ ...held, exception: 'missing' }, { toWarehouse: null, sortCode: '' }).exception).toBe(
    'missing',
  );
});

test('a return has no other warehouse to go to', () => {
  const held = heldAfterMove(undefined, ORDER, at(1)) as Custody;
  const placement = { toWarehouse: 'sharjah', sortCode: 'SHJ' };
  expect(placedAt({ ...held, leg: 'back' }, placement).to_warehouse).toBe(null);
});
