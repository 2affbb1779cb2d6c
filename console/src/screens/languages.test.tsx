// @vitest-environment jsdom

import { FEATURES } from '@tawseel/contract/facts/features';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../api/host.ts';
import { CloseBox } from '../features/cash/close-box.tsx';
import { ConfirmCount } from '../features/cash/confirm-count.tsx';
import { CountSafe } from '../features/cash/count-safe.tsx';
import { HandIn } from '../features/cash/hand-in.tsx';
import { MoveMoney } from '../features/cash/move-money.tsx';
import { answersOf } from '../testing/answers.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { speak } from '../texts/language.ts';
import { pseudo } from '../texts/pseudo.ts';
import { Access } from './access.tsx';
import { AllOrders } from './all-orders.tsx';
import { Areas } from './areas.tsx';
import { AuditLog } from './audit.tsx';
import { Cash } from './cash.tsx';
import { Contact } from './contact.tsx';
import { FollowUps } from './follow-ups.tsx';
import { Home } from './home.tsx';
import { Hub } from './hub.tsx';
import { Import } from './import.tsx';
import { Landing } from './landing.tsx';
import { Login } from './login.tsx';
import { NotFound } from './not-found.tsx';
import { Pickups } from './pickups.tsx';
import { Prices } from './prices.tsx';
import { ProfileView } from './profile-view.tsx';
import { Queries } from './queries.tsx';
import { RegisterWarehouse } from './register-warehouse.tsx';
import { Runs } from './runs.tsx';
import { Settings } from './settings.tsx';
import { SingleWarehouse } from './single-warehouse.tsx';
import { Cashiers, Drivers } from './staff.tsx';
import { Users } from './users.tsx';
import { Warehouses } from './warehouses.tsx';

/** Stored data has no Latin letters here except words of the API, so each Latin letter on the page is of a text. */
const NAME = '××';
const PHONE = '+971 50 123 4567';
const AT = '2026-11-21T10:52:00Z';
const warehouse = { _id: '1', wareHouseName: NAME, city: 'Dubai', email: NAME, phone: PHONE, createdAt: AT };
const order = {
  _id: '2',
  trackingID: NAME,
  dropoff: { city: 'Abu-Dhabi' },
  paymentMethod: 'COD',
  deliveryType: 'urgent',
  status: 'Pending',
  createdAt: AT,
};
const person = {
  _id: '3',
  firstName: NAME,
  email: NAME,
  role: 'Driver',
  city: 'Sharjah',
  profileStatus: 'unActive',
};
const charge = { _id: '4', range: '0-5', size: 'Extra Large', price: 1234.5, maxVolume: 8000 };
const figures = { totalRevenue: -5400, expenses: 12.5, percentageChanges: { totalRevenue: 4 } };

const noop = () => undefined;
const WINDOW = { open: true, onClose: noop };

const answers = answersOf({
  figures,
  order,
  warehouse,
  supervisor: person,
  driver: person,
  cashier: person,
  sender: { _id: '5', name: NAME, role: 'Company', city: 'Ras-Al-Khaimah' },
  weightCharge: charge,
  packingCharge: charge,
  sizeCharge: charge,
  query: { _id: '6', name: NAME, createdAt: AT },
  admin: { name: NAME, phone: PHONE },
});

let isBroken = false;

beforeAll(() => speak(pseudo('rtl')));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = () => Response.json(undefined, { status: 500 });
  vi.stubGlobal('fetch', fakeServer(({ path }) => (isBroken ? refused() : answers[path])).fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const SAID_IN = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** Everything that the page tells a reader or a screen reader, each piece by itself. */
function textsIn(container: Element): string[] {
  return [container, ...container.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent ?? ''),
    ...SAID_IN.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
}

/** Returns the rest of a text without its parts in brackets, inner ones removed first. */
function outside(text: string): string {
  const less = text.replace(/«[^«»]*»/g, '');
  return less === text ? text : outside(less);
}

function hardCoded(container: Element): string[] {
  return textsIn(container).filter((text) => /[A-Za-z]{2}/.test(outside(text)));
}

test.each<[string, ReactNode]>([
  ['landing page', <Landing key="" />],
  ['sign-in page', <Login key="" loadNext={async () => undefined} />],
  ['page not found', <NotFound key="" />],
  ['overview', <Home key="" />],
  ['register warehouse', <RegisterWarehouse key="" />],
  ['warehouses', <Warehouses key="" />],
  ['single warehouse', <SingleWarehouse key="" />],
  ['users', <Users key="" />],
  ['prices', <Prices key="" />],
  ['drivers', <Drivers key="" />],
  ['cashiers', <Cashiers key="" />],
  ['all orders', <AllOrders key="" />],
  ['profile', <ProfileView key="" />],
  ['queries', <Queries key="" />],
])('%s says every word in the language that was chosen, also where loading failed', async (_, part) => {
  for (isBroken of [false, true]) {
    const { container, unmount } = await renderScreen(part, '/list', { warehouse });
    expect(container.textContent).toContain('«');
    expect(hardCoded(container)).toEqual([]);
    unmount();
  }
});

test.each<[string, ReactNode]>([
  ['hub', <Hub key="" />],
  ['runs', <Runs key="" />],
  ['contact', <Contact key="" />],
  ['follow-ups', <FollowUps key="" />],
  ['pickups', <Pickups key="" />],
  ['cash', <Cash key="" />],
  ['hand-in', <HandIn key="" driver={{ driver: { _id: '1', name: NAME } }} onDone={noop} {...WINDOW} />],
  ['confirmation of a difference', <ConfirmCount key="" count={{ difference: -25 }} {...WINDOW} />],
  ['closing of a box', <CloseBox key="" onDone={noop} {...WINDOW} />],
  ['count of a safe', <CountSafe key="" safe={{}} onDone={noop} {...WINDOW} />],
  ['move of money', <MoveMoney key="" {...WINDOW} />],
  ['areas', <Areas key="" />],
  ['import', <Import key="" />],
  ['access', <Access key="" />],
  ['audit log', <AuditLog key="" />],
  ['settings', <Settings key="" />],
])('%s has every word from the chosen language, empty and where loading failed', async (_, part) => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  for (const isDown of [false, true]) {
    const nothing = () => (isDown ? Response.json(undefined, { status: 500 }) : { data: [] });
    vi.stubGlobal('fetch', fakeServer(nothing).fetch);
    const { unmount } = await renderScreen(part, '/list');
    // A window is drawn outside the screen.
    expect(document.body.textContent).toContain('«');
    expect(hardCoded(document.body)).toEqual([]);
    unmount();
  }
  await loadHostSettings('{}');
});

/** Its groups would be turned around without the isolate: in a `bdi` they take the direction of the page. */
const ISOLATED = `\u2066${PHONE}\u2069`;

test.each<[string, ReactNode, (string | RegExp)[]]>([
  ['warehouses', <Warehouses key="" />, [ISOLATED]],
  ['single warehouse', <SingleWarehouse key="" />, [ISOLATED, /^−/]],
  ['profile', <ProfileView key="" />, [ISOLATED]],
])(
  '%s: a phone and a negative amount stay in order where the page runs from right to left',
  async (_, part, values) => {
    isBroken = false;
    await renderScreen(part, '/list', { warehouse });
    for (const value of values)
      for (const shown of screen.getAllByText(value)) expect(shown.tagName).toBe('BDI');
  },
);
