import { describe, expect, test } from 'vitest';
import '../../../testing/english.ts';
import { historyEntries } from './history-entries.ts';

const at = (second: number, ms = 0) => new Date(Date.UTC(2026, 10, 26, 8, 0, second, ms)).toISOString();
const sara = { kind: 'operator', id: 's', name: 'Sara' };
const bilal = { kind: 'driver', id: 'b', name: 'Bilal' };
const status = (to: string, when: string, more: object = {}) => ({
  event: 'status' as const,
  status: to,
  at: when,
  note: '',
  ...more,
});
const scan = (what: string, when: string, more: object = {}) => ({
  kind: 'scan' as const,
  what,
  at: when,
  result: 'ok' as const,
  warehouse: 'Al Quoz',
  station: 'Dock 2',
  run: '',
  by: 'Sara',
  ...more,
});
const act = (what: string, when: string, more: object = {}) => ({
  _id: what,
  act: what,
  at: when,
  receivedAt: when,
  result: 'accepted',
  by: 'Bilal',
  run: 'RUN-7',
  ...more,
});
const titles = (...of: Parameters<typeof historyEntries>) => historyEntries(...of).map(({ title }) => title);

describe('the history of an order', () => {
  test('shows a scan and its event once, with the place', () => {
    const events = [
      status('created', at(0), { by: sara }),
      status('accepted', at(5), { by: sara, implied: true }),
      status('pickup', at(5), { by: sara, implied: true }),
      status('warehouse', at(5, 1), { by: sara }),
    ];
    const steps = [
      { kind: 'event' as const, what: 'warehouse', at: at(5, 1), by: 'Sara' },
      scan('received', at(5, 2), { result: 'surplus' }),
      scan('sorted', at(6)),
    ];
    const entries = historyEntries(events, steps, []);
    expect(entries.map(({ title }) => title)).toEqual([
      'New Order has been Created',
      'Submitted to the warehouse by the driver',
      'Sorted',
    ]);
    expect(entries[1]).toMatchObject({
      lines: [
        'not expected there',
        'Al Quoz, Dock 2',
        'by Sara',
        'before it, not scanned: Ready for pickup, Picked up by the driver',
      ],
      tone: 'urgent',
    });
  });

  test('shows a delivery once: the time at the door, the amounts, and the note', () => {
    const delivered = act('delivered', at(10), {
      receivedAt: at(600),
      receivedBy: 'Mariam',
      cash: 250,
      note: 'Left at the gate',
    });
    const events = [
      status('delivered', at(600), { by: bilal, note: 'Left at the gate' }),
      { event: 'cashHandedIn' as const, status: 'delivered', at: at(900), note: '', by: sara },
    ];
    const [first, ...others] = historyEntries(events, [], [delivered]);
    expect(first).toMatchObject({
      title: 'Successfully delivered',
      lines: ['received by Mariam', 'AED 250.00 in cash', 'Left at the gate', 'by Bilal on RUN-7'],
      attempt: delivered,
    });
    expect(first?.time).toContain('came in');
    expect(others.map(({ title }) => title)).toEqual(['Cash handed in']);
  });

  test('keeps events apart that a phone sent together', () => {
    const acts = [
      act('failed', at(1), { reason: 'not_home' }),
      act('reopened', at(1, 1)),
      act('delivered', at(1, 2)),
      act('reopened', at(1, 3)),
      act('delivered', at(1, 4)),
    ];
    const events = [
      status('delivered', at(1, 2), { by: bilal }),
      { event: 'takenBack' as const, status: 'assignedtodriver', at: at(1, 3), note: '', by: bilal },
      status('delivered', at(1, 4), { by: bilal }),
    ];
    expect(titles(events, [], acts)).toEqual([
      'Not delivered: Receiver not there',
      'Stop reopened',
      'Successfully delivered',
      'Undone: back to With a driver',
      'Successfully delivered',
    ]);
  });

  test('shows acts that caused no event: a move at the desk, a late act, another scan', () => {
    expect(
      titles(
        [status('warehouse', at(1), { by: sara }), status('delivered', at(20), { by: sara })],
        [scan('received', at(9))],
        [act('delivered', at(20), { result: 'late' })],
      ),
    ).toEqual([
      'Submitted to the warehouse by the driver',
      'Received',
      'Successfully delivered',
      'Delivered, too late to count',
    ]);
  });
});
