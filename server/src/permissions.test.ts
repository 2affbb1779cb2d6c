import { allRoutes } from '@tawseel/contract';
import { cash } from '@tawseel/contract/cash';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { KEY_ROLES, PEOPLE, type Role } from '@tawseel/contract/facts/roles';
import type { NamedRoute } from '@tawseel/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionOf, startApp, type TestApp } from './testing/app.ts';
import { type Business, openBusiness } from './testing/business.ts';
import { DATABASES, SQLITE, type TestedDatabase } from './testing/databases.ts';

const rows = allRoutes.filter((row) => row.may !== 'anybody');

function openServer(open: TestedDatabase['open']) {
  let close: () => Promise<void>;
  const made = {} as { server: TestApp; business: Business; tokens: Record<Role, string> };
  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    const { db } = opened;
    const business = await openBusiness(db);
    const server = await startApp(db);
    const staff = async (kind: keyof Business['staff']) => sessionOf(db, business.staff[kind]);
    const tokens = {
      ...business.keys,
      administrator: server.token,
      supervisor: await staff('supervisor'),
      operator: await staff('operator'),
      cashier: await staff('cashier'),
      driver: await staff('driver'),
    };
    Object.assign(made, { server, business, tokens });
  });
  afterAll(async () => {
    await made.server.app.close();
    await close();
  });
  return made;
}

/** Permissions as decided, independent of the table, so that a mistaken change differs from them. */
const OWN_ACCOUNT =
  'account.logout account.readProfile account.updateProfile apiKeys.readCaller account.listSessions account.endSession account.endOtherSessions';
const PICKUPS =
  'pickups.listPickups pickups.listStandingPickups pickups.askPickup pickups.changePickup pickups.cancelPickup';
const OF_SHOPS =
  'statements.readShop statements.listStatements statements.readStatement statements.printStatement statements.listInvoices statements.readInvoice statements.printInvoice';
const NARROW: readonly [Role, string][] = [
  [
    'driver',
    `${OWN_ACCOUNT} business.readBusiness myDay.readMyDay myDay.sendActs expenses.addExpense expenses.removeExpense proofs.putProof`,
  ],
  [
    'sender',
    `apiKeys.readCaller areas.listAreas areas.checkArea orders.listOrders orders.listTrackingEvents orders.quoteOrder orders.createOrder orders.readOrder orders.updateOrder orders.cancelOrder labels.printLabels proofs.listProofs proofs.showDeliveryCode proofs.readProof ${PICKUPS} ${OF_SHOPS}`,
  ],
  ['driver-app', 'apiKeys.readCaller orders.listTrackingEvents orders.moveOrder orders.readOrder'],
  [
    'cashier-app',
    'apiKeys.readCaller orders.listTrackingEvents orders.moveOrder orders.readOrder orders.handInCash orders.handInCashOfMany',
  ],
  ['intake', 'apiKeys.readCaller areas.listAreas areas.checkArea orders.quoteOrder orders.createOrder'],
  ['tracking', 'apiKeys.readCaller orders.moveOrder'],
];
const ADMINISTRATORS_ALONE =
  /^(administrators\.|supervisors\.|audit\.|apiKeys\.(list|create|rename|revoke)|account\.\w*SecondFactor|access\.(makeAdmin|listStaff|endStaff)|\w+\.deleteStaff$|warehouses\.(create|update|delete)|\w+Rates\.(create|update|delete|bulk)|charges\.(update|keep)|business\.update)/;
const SUPERVISORS_TOO =
  /^((operators|drivers|cashiers)\.(?!deleteStaff)|access\.(makePassword|makeStaffResetLink|setPin)|finance\.|overview\.readOverview|payments\.\w*CashierPayment|charges\.(list|read)|areas\.(save|order|delete)|dispatch\.enter(Stop|Visit)|proofs\.dropProof|\w+Rates\.(list|check)|queries\.deleteFound|warehouses\.(list|count)(?!WarehouseOrders))/;

test('the table of calls grants nothing beyond the decided permissions', () => {
  const mayOf = (role: Role) =>
    rows.filter((row) => isAllowed(row, role)).map(({ area, name }) => `${area}.${name}`);
  for (const [role, decided] of NARROW) expect(mayOf(role).sort(), role).toEqual(decided.split(' ').sort());
  expect(mayOf('supervisor').filter((call) => ADMINISTRATORS_ALONE.test(call))).toEqual([]);
  for (const role of ['operator', 'cashier'] as const) {
    const beyond = mayOf(role).filter(
      (call) => ADMINISTRATORS_ALONE.test(call) || SUPERVISORS_TOO.test(call),
    );
    expect(beyond, role).toEqual([]);
  }
  const [operator, cashier] = [mayOf('operator'), mayOf('cashier')];
  expect(operator.filter((call) => call.startsWith('orders.handInCash'))).toEqual([]);
  expect(
    cashier.filter((call) =>
      /^(queries\.|proofs\.showDeliveryCode|senders\.(?!list|read)|orders\.(create|move|update|cancel|quote))/.test(
        call,
      ),
    ),
  ).toEqual([]);
});

const sampleOf = ({ samples }: Business, row: NamedRoute) => samples[`${row.area}.${row.name}`]!;

// None of this comes as far as a query of the call itself, so one engine is enough.
describe('permissions', () => {
  const made = openServer(SQLITE.open);

  describe.each(rows)('$method $path', (row) => {
    test('allows or refuses each role as the table of calls says', async () => {
      const answers: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const role of [...PEOPLE, ...KEY_ROLES]) {
        const asked = { ...sampleOf(made.business, row), query: { unheard_of: 1 } };
        const refused = await made.server.refused(row, asked, { token: made.tokens[role] });
        answers[role] = refused.status;
        expected[role] = isAllowed(row, role) ? 422 : 403;
      }
      expect(answers).toEqual(expected);
    });
  });
});

describe.each(DATABASES)(
  'staff of another warehouse, their keys and those of another sender, on $name',
  ({ open }) => {
    const made = openServer(open);

    /** Names in the warehouse of the samples, none of which may be seen from another. */
    async function namesHere(): Promise<string[]> {
      const { db } = made.server;
      const { warehouseId, staff } = made.business;
      const orders = await db
        .selectFrom('orders')
        .select(['id', 'tracking_id'])
        .where('warehouse_id', '=', warehouseId)
        .execute();
      return [warehouseId, ...Object.values(staff), ...orders.flatMap((order) => Object.values(order))];
    }

    /** Every row that belongs to the warehouse of the samples. */
    async function stateHere() {
      const { warehouseId } = made.business;
      const tables = ['orders', 'staff', 'cashier_payments', 'order_totals', 'pickups'] as const;
      const rowsOf = (table: (typeof tables)[number]) =>
        made.server.db.selectFrom(table).selectAll().where('warehouse_id', '=', warehouseId).execute();
      const all = await Promise.all(tables.map(rowsOf));
      return all.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
    }

    // The session ends last.
    const inOrder = rows.toSorted(
      (one, other) => Number(one.name === 'logout') - Number(other.name === 'logout'),
    );

    test.each(inOrder)('$method $path: sees nothing there, and changes nothing', async (row) => {
      const { server, business } = made;
      const all = await namesHere();
      // A supervisor brings cash to the safe of any warehouse.
      const names =
        row.path === cash.readCashDesk.path ? all.filter((name) => name !== made.business.warehouseId) : all;
      const before = await stateHere();
      const tokens = {
        ...business.keysElsewhere,
        supervisor: await sessionOf(server.db, business.elsewhere.supervisor),
        operator: await sessionOf(server.db, business.elsewhere.operator),
        cashier: await sessionOf(server.db, business.elsewhere.cashier),
        driver: await sessionOf(server.db, business.elsewhere.driver),
      };
      for (const role of Object.keys(tokens) as (keyof typeof tokens)[]) {
        if (!isAllowed(row, role)) continue;
        const token = tokens[role];
        const { statusCode, body } = await server.send(row, sampleOf(business, row), { token });
        // 403: administrators alone record what the bank did; 409: another role has just entered the same; 422: drivers
        // cannot change their phone themselves.
        expect([200, 201, 403, 404, 409, 422]).toContain(statusCode);
        if (statusCode === 404) continue;
        for (const name of names) expect(body).not.toContain(name);
      }
      expect(await stateHere()).toEqual(before);
    });
  },
);
