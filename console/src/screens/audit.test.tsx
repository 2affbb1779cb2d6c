// @vitest-environment jsdom

import { allRoutes } from '@tawseel/contract';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { actionText, actorText, changesText, type LooseAudit } from '../features/audit/audit-rows.ts';
import { HistoryOf } from '../features/audit/history-of.tsx';
import { fakeServer, type SentRequest } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { auditText } from '../texts/en/audit.ts';
import { AuditLog } from './audit.tsx';

const row = {
  _id: 'a1',
  at: '2026-11-21T10:52:00.000Z',
  actorKind: 'administrator',
  actorId: 'm1',
  actorName: 'Mariam Al Suwaidi',
  addressHash: '5f0c2b7d9e1a4c36',
  call: 'warehouses.updateWarehouse',
  subjectKind: 'warehouse',
  subjectId: 'w1',
  subjectName: 'Al Quoz Hub',
  before: { wareHouseName: 'Quoz', isOpen: true, areas: ['Deira', 'Naif'], at: null },
  after: { wareHouseName: 'Al Quoz Hub', isOpen: false, areas: [], at: '2026-11-21T10:52:00.000Z' },
};
/** Entry that no version of ours sends. */
const odd = {
  _id: 'a2',
  subjectKind: 'cat',
  actorKind: 'robot',
  before: null,
  after: { deep: { rate: 1250.5 } },
};
const pin = { ...row, _id: 'a3', call: 'access.setPin', subjectKind: 'staff', before: null, after: {} };

/** Calls that are named so write nothing. */
const READS = /^(list|read|count|check|quote|export|live|ready)/;

let sent: SentRequest[];
let answer: unknown;
let answerOf: (request: SentRequest) => unknown;

async function show(part: ReactNode, address = '/audit', role: PersonRole = 'administrator') {
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  actAs(role);
  return renderScreen(part, address, {});
}

beforeEach(() => {
  answer = { data: [row, odd, pin], page: 1, limit: 25, total: 3, pages: 1 };
  answerOf = () => answer;
  const server = fakeServer((request) => answerOf(request));
  sent = server.requests;
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadHostSettings('{}');
  actAs('administrator');
});

const asked = () => sent.filter(({ path }) => path === '/api/audit').map(({ query }) => query);
const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent);

describe('the audit log', () => {
  test('shows only the name of a field whose value is a list', async () => {
    answer = {
      data: [
        { ...row, before: { addresses: [] }, after: { addresses: [{ id: '01a21b15' }], city: 'Ajman' } },
      ],
    };
    await show(<AuditLog />);
    expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('Addresses; City: Ajman');
  });

  test('shows who changed what, and each field before and after', async () => {
    const { does } = await show(<AuditLog />);
    const rows = screen.getAllByRole('row');
    expect(rows.map((each) => texts(within(each).queryAllByRole('cell')))).toEqual([
      [],
      [
        '21 Nov 2026, 14:52',
        'Mariam Al Suwaidi',
        'Details changed',
        'Warehouse · Al Quoz Hub',
        'Name: from Quoz to Al Quoz Hub; Is open: from Yes to No; Areas: from Deira, Naif to N/A; At: 21 Nov 2026, 14:52',
      ],
      ['N/A', 'robot', 'Added', 'cat', 'Deep'],
      ['21 Nov 2026, 14:52', 'Mariam Al Suwaidi', 'PIN set', 'Staff · Al Quoz Hub', ''],
    ]);
    await does(() => fireEvent.click(within(rows[1]!).getByRole('button')));
    expect(screen.getByRole('dialog').textContent).not.toMatch(/updateWarehouse/);
    const changes = within(screen.getByRole('dialog')).getByRole('table', { name: 'What changed' });
    const cells = within(changes).getAllByRole('row').slice(1);
    expect(cells.map((each) => texts(within(each).getAllByRole('cell')))).toEqual([
      ['Name', 'Quoz', 'Al Quoz Hub'],
      ['Is open', 'Yes', 'No'],
      ['Areas', 'Deira, Naif', 'N/A'],
      ['At', 'N/A', '21 Nov 2026, 14:52'],
    ]);
  });

  const toldOf = (over: Partial<LooseAudit>) => {
    const told = { ...row, ...over };
    return `${actionText(told)}: ${actorText(told)}`;
  };

  test('describes every call that writes by its act, not by the look of its row', () => {
    const untold = allRoutes.filter(
      ({ method, name }) => method !== 'GET' && !READS.test(name) && auditText.done[name] === undefined,
    );
    expect(untold.map(({ area, name }) => `${area}.${name}`)).toEqual([]);
    expect(toldOf({ call: 'drivers.toggleStatus' })).toBe('Status changed: Mariam Al Suwaidi');
    expect(toldOf({ call: 'account.endSession', before: null })).toMatch(/^Signed out one device:/);
    expect(toldOf({ call: 'cats.strokeCat', before: null })).toMatch(/^Added:/);
    const cash = { trackingStatus: 'delivered', cashHandedInAt: row.at };
    expect(toldOf({ call: 'orders.moveOrder', after: cash })).toMatch(/^Cash received:/);
    const locked = {
      call: 'account.login',
      subjectKind: 'session',
      after: { locked: 'Too many failed attempts' },
    };
    expect(toldOf({ ...locked, actorKind: 'nobody', actorName: '' })).toBe('Locked out: Not signed in');
  });

  test('shows statuses in the words of other screens', () => {
    const moved = { before: { trackingStatus: 'warehouse' }, after: { trackingStatus: 'assignedtodriver' } };
    expect(changesText(moved)).toBe('Tracking status: from In the warehouse to With a driver');
  });

  test('shows prices as amounts, and the number of prices that were set together', () => {
    const price = { before: { rates: 37 }, after: { rates: 41.5 } };
    expect(changesText(price)).toBe('Price: from AED 37.00 to AED 41.50');
    const route = 'Dubai to Ajman (normal)';
    const several = { before: { [route]: 20 }, after: { rates: 1, [route]: 24.5 } };
    expect(changesText(several)).toBe(`${route}: from AED 20.00 to AED 24.50; Number of prices: 1`);
    expect(changesText({ before: null, after: { wareHouseName: 'Quoz' } })).toBe('Name');
  });

  test('the command line has its own name, or that of the person who typed, unless it is root', () => {
    const typed = { actorKind: 'command', call: 'keys create', before: null };
    expect(toldOf({ ...typed, actorName: '' })).toBe('Key created: Command line');
    expect(toldOf({ ...typed, actorName: 'root' })).toBe('Key created: Command line');
    expect(toldOf({ ...typed, actorName: 'khalid' })).toBe('Key created: Command line (khalid)');
  });

  test('keeps its filters in the address, and one press shows only the acts of one person', async () => {
    const { does } = await show(<AuditLog />, '/audit?kind=warehouse&from=2026-11-01&page=2');
    expect(asked()[0]).toEqual({ page: '2', limit: '25', subjectKind: 'warehouse', from: '2026-11-01' });
    await does(() => fireEvent.click(screen.getAllByRole('button', { name: '21 Nov 2026, 14:52' })[0]!));
    await does(() => fireEvent.click(screen.getByRole('button', { name: 'Only by Mariam Al Suwaidi' })));
    expect(location.search).toBe('?kind=warehouse&from=2026-11-01&actor=m1');
    expect(asked().at(-1)).toMatchObject({ page: '1', actor: 'm1' });
    await does(() =>
      fireEvent.click(screen.getByRole('button', { name: 'By Mariam Al Suwaidi: show all again' })),
    );
    expect(location.search).toBe('?kind=warehouse&from=2026-11-01');
  });

  test('a person is chosen by name, among administrators and staff', async () => {
    const { does } = await show(<AuditLog />);
    const lists: Record<string, unknown> = {
      '/api/administrators': { data: [{ _id: 'm1', name: 'Mariam Al Suwaidi' }] },
    };
    const log = answer;
    answerOf = ({ path }) => (path === '/api/audit' ? log : (lists[path] ?? { data: [] }));
    const field = screen.getByLabelText('Who');
    await does(() => fireEvent.focus(field));
    await does(() => fireEvent.change(field, { target: { value: 'Mariam Al Suwaidi (Administrator)' } }));
    expect(location.search).toBe('?actor=m1');
    expect(asked().at(-1)).toMatchObject({ actor: 'm1' });
  });

  test('ignores invalid filters in the address; days in the wrong order are reported and not requested', async () => {
    await show(<AuditLog />, '/audit?kind=cat&from=2026-11-21&to=2026-11-01');
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([{ page: '1', limit: '25', from: '2026-11-21' }]);
  });

  test('an empty log says so', async () => {
    answer = { data: [], page: 1, limit: 25, total: 0, pages: 0 };
    await show(<AuditLog />, '/audit?kind=key');
    expect(screen.getByText('No entries yet.')).toBeTruthy();
  });
});

describe('the history of an object', () => {
  test('is a timeline, oldest first, with a link to the whole log', async () => {
    const made = { ...row, _id: 'a0', call: 'warehouses.createWarehouse', before: null, actorName: 'Omar' };
    const own = { ...row, _id: 'a9', call: 'account.login', subjectId: row.actorId, before: null };
    answer = { data: [row, made, own], total: 3 };
    await show(<HistoryOf id="w1" />);
    await screen.findByRole('list', { name: 'History' });
    const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      'Signed in21 Nov 2026, 14:52',
      'Registered by Omar21 Nov 2026, 14:52',
      'Details changed by Mariam Al SuwaidiName: from Quoz to Al Quoz Hub; Is open: from Yes to No; Areas: from Deira, Naif to N/A; At: 21 Nov 2026, 14:5221 Nov 2026, 14:52',
    ]);
    expect(screen.getByRole('link', { name: 'Full history' }).getAttribute('href')).toBe('/audit?subject=w1');
  });

  test('is not requested by a supervisor, or from a host without an audit log', async () => {
    const { unmount } = await show(<HistoryOf id="w1" />, '/list', 'supervisor');
    unmount();
    await loadHostSettings(JSON.stringify({ features: [] }));
    actAs('administrator');
    await renderScreen(<HistoryOf id="w1" />, '/list', {});
    expect(asked()).toEqual([]);
    expect(screen.queryByText('History')).toBe(null);
  });
});
