import { SCAN_ACTS, type ScanAct } from '@tawseel/contract/facts/scans';
import { mayMove, TRACKING_STATUSES, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import { describe, expect, test } from 'vitest';
import type { Custody } from '../../custody/rules/custody.ts';
import { decideScan, type Scanning } from './decide-scan.ts';

const SINCE = '2026-11-21T10:00:00.000Z';

function held(holder_kind: string, holder: string, said: Partial<Custody> = {}): Custody {
  const goes = { to_warehouse: null, sort_code: '', leg: 'out', exception: null };
  return { holder_kind, holder, since: SINCE, warehouse_id: 'dubai', ...goes, ...said };
}

const HERE = held('warehouse', 'dubai');
const THERE = held('warehouse', 'sharjah', { warehouse_id: 'sharjah' });
const ON_ROAD = held('unknown', '');
const HOLDERS: Readonly<Record<string, Custody | undefined>> = {
  sender: undefined,
  here: HERE,
  there: THERE,
  road: ON_ROAD,
  'a run': held('run', 'r9'),
};
const RUN = { id: 'r1', kind: 'linehaul', number: 'RUN-1', state: 'open', from: 'dubai', to: 'abu-dhabi' };

function scanning(tracking_status: TrackingStatus, said: Partial<Scanning> = {}): Scanning {
  return {
    order: { tracking_id: 'TWS-2222-232W', tracking_status, warehouse_id: 'dubai' },
    held: undefined,
    holderName: '',
    warehouseId: 'dubai',
    readAt: undefined,
    goesTo: '',
    hereName: 'Here',
    sortCode: 'DXB · MARINA',
    city: 'Dubai',
    isMeasured: true,
    run: RUN,
    count: { hasParcel: false },
    ...said,
  };
}

describe('every act at every status, for every holder of the parcel', () => {
  test.each(SCAN_ACTS)('%s moves the order only forward, step by step', (act: ScanAct) => {
    for (const status of TRACKING_STATUSES) {
      for (const who of Object.values(HOLDERS)) {
        const { moves, result } = decideScan(act, scanning(status, { held: who, run: undefined }));
        let from: TrackingStatus = status;
        for (const to of moves) {
          // A parcel that was not accepted is in the hub all the same.
          expect([from, to, mayMove(from, to)]).toEqual([from, to, true]);
          from = to;
        }
        if (['refused', 'repeat', 'late', 'unknown'].includes(result)) expect(moves).toEqual([]);
        if (moves.length > 0) expect([act, from]).toEqual([act, 'warehouse']);
      }
    }
  });

  test('only a delivered parcel can be received nowhere', () => {
    const refused = TRACKING_STATUSES.filter(
      (status) => decideScan('received', scanning(status, { run: undefined })).result === 'refused',
    );
    expect(refused).toEqual(['delivered']);
  });

  test('a parcel that is not here cannot be sorted, sent, measured or handed back', () => {
    for (const act of ['sorted', 'sent', 'measured', 'handed_back'] as const) {
      for (const [who, custody] of Object.entries(HOLDERS)) {
        if (who === 'here' || (act === 'sent' && who === 'a run')) continue;
        for (const status of TRACKING_STATUSES)
          expect([act, who, decideScan(act, scanning(status, { held: custody })).result]).toEqual([
            act,
            who,
            'refused',
          ]);
      }
    }
  });
});

describe('one scan', () => {
  const resultOf = (act: ScanAct, said: Partial<Scanning>, status: TrackingStatus = 'warehouse') =>
    decideScan(act, scanning(status, said)).result;

  test('twice is a repeat; of a missing parcel it finds it', () => {
    expect(resultOf('received', { held: HERE, run: undefined })).toBe('repeat');
    expect(resultOf('received', { held: HERE, run: undefined }, 'assignedtodriver')).toBe('ok');
    expect(resultOf('received', { held: { ...HERE, exception: 'missing' }, run: undefined })).toBe('ok');
    expect(resultOf('counted', { held: HERE, count: { hasParcel: true } })).toBe('repeat');
    expect(resultOf('sent', { held: held('run', RUN.id) })).toBe('repeat');
    expect(resultOf('sorted', { held: HERE, isSorted: true })).toBe('repeat');
    expect(resultOf('sorted', { held: HERE, isSorted: true, sortCode: '' })).toBe('ok');
  });

  test('of an unexpected parcel is a surplus', () => {
    const elsewhere = { order: { ...scanning('warehouse').order, warehouse_id: 'sharjah' } };
    expect(resultOf('received', { ...elsewhere, held: THERE, run: undefined })).toBe('surplus');
    expect(resultOf('received', { held: THERE, run: RUN, isOnRun: false })).toBe('surplus');
    expect(resultOf('received', { held: held('run', RUN.id), run: RUN, isOnRun: true })).toBe('ok');
    expect(resultOf('counted', { held: THERE })).toBe('surplus');
  });

  test('onto a run to another place, onto one that has left, and onto an unknown one', () => {
    expect(resultOf('sent', { held: { ...HERE, to_warehouse: 'sharjah' } })).toBe('wrong_place');
    expect(resultOf('sent', { held: HERE, run: { ...RUN, state: 'out' } })).toBe('refused');
    expect(resultOf('sent', { held: HERE, run: { ...RUN, from: 'sharjah' } })).toBe('refused');
    expect(resultOf('sent', { held: HERE, run: undefined })).toBe('refused');
    expect(resultOf('sent', { held: HERE })).toBe('ok');
  });

  test('made before the parcel was elsewhere is late', () => {
    const before = '2026-11-21T09:59:00.000Z';
    expect(resultOf('received', { held: THERE, readAt: before, run: undefined })).toBe('late');
    expect(resultOf('received', { held: HERE, readAt: before, run: undefined })).toBe('repeat');
    expect(resultOf('received', { held: THERE, readAt: '2026-11-21T10:01:00.000Z', run: undefined })).toBe(
      'ok',
    );
  });
});
