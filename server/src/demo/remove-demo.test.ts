import { describe, expect, test } from 'vitest';
import { differingTotals } from '../areas/orders/store/differing-totals.ts';
import { firstStart } from '../first-start.ts';
import { findOrphans } from '../platform/engine/orphans.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { readSettings } from '../platform/settings.ts';
import { UserError } from '../platform/user-error.ts';
import { NOW } from '../testing/app.ts';
import { DATABASES } from '../testing/databases.ts';
import { insertKey } from '../testing/keys.ts';
import { insertOrder, insertRow } from '../testing/rows.ts';
import { loadDemo } from './demo.ts';
import { findDemo, removeDemo } from './remove-demo.ts';

const clock = () => new Date(NOW);
const timeZone = 'Asia/Dubai';

const rowsOf = (db: Database, table: keyof Tables) => db.selectFrom(table).selectAll().execute();

describe.each(DATABASES)('on $name', ({ open }) => {
  async function withDemo(work: (db: Database) => Promise<void>): Promise<void> {
    const { db, close } = await open();
    await firstStart({
      db,
      clock,
      settings: readSettings({ DEMO: 'no', ADMIN_PASSWORD: 'palm-harbour-parcel-71' }),
    });
    await loadDemo(db, { now: clock(), timeZone, orders: 60 });
    await work(db);
    await close();
  }

  test('the demo stays while real data stands beside it, which is counted', () =>
    withDemo(async (db) => {
      const before = await rowsOf(db, 'orders');
      await insertRow(db, 'senders');
      const [warehouse] = await rowsOf(db, 'warehouses');
      for (const _ of [1, 2]) await insertOrder(db, { warehouse_id: String(Object(warehouse).id) });
      await expect(removeDemo(db)).rejects.toThrow(UserError);
      await expect(removeDemo(db)).rejects.toThrow(
        /^The demo business also has 1 sender and 2 orders that people added\. Nothing was removed\. .*npm start -- --no-demo$/,
      );
      expect(await rowsOf(db, 'orders')).toHaveLength(before.length + 2);
    }));

  test('all of the demo goes, and what a business needs to begin stays', () =>
    withDemo(async (db) => {
      await insertKey(db, 'intake');
      const [shop] = await db.selectFrom('senders').select('id').execute();
      await insertKey(db, 'sender', null, { sender_id: shop?.id ?? '' });
      // Tried and deleted, or done to what is the demo's.
      await insertRow(db, 'warehouses', { deleted_at: NOW });
      // One without zone rates: its first may be any.
      const [company] = await db
        .selectFrom('senders')
        .select('id')
        .where('role', '=', 'Company')
        .where('id', 'not in', (of) => of.selectFrom('zone_rates').select('company_id'))
        .execute();
      await db
        .updateTable('city_rates')
        .set({ rate_fils: 1 })
        .where('company_id', '=', company?.id ?? '')
        .execute();
      await insertRow(db, 'zone_rates', { company_id: company?.id ?? '' });
      await db.updateTable('packing_charges').set({ price_fils: 800 }).execute();
      await db.updateTable('admins').set({ name: 'Mariam' }).execute();
      expect(await rowsOf(db, 'invoices')).not.toEqual([]);
      const demo = await findDemo(db);
      expect(demo).toMatch(
        /^400 senders, 9 warehouses, \d+ general zone rates, 60 orders, .* and \d+ queries$/,
      );
      expect(await removeDemo(db)).toBe(demo);
      for (const table of [
        ...(['warehouses', 'staff', 'senders', 'orders', 'order_events', 'order_totals'] as const),
        ...(['cashier_payments', 'queries', 'zone_rates', 'postings', 'balances', 'cash_counts'] as const),
      ]) {
        expect([table, await rowsOf(db, table)]).toEqual([table, []]);
      }
      expect(await db.selectFrom('city_rates').select('company_id').distinct().execute()).toEqual([
        { company_id: '' },
      ]);
      expect(await rowsOf(db, 'admins')).toMatchObject([{ name: 'Mariam', phone: '', address: '' }]);
      expect(await rowsOf(db, 'api_keys')).toHaveLength(1);
      expect(await rowsOf(db, 'weight_charges')).not.toEqual([]);
      const series = (await rowsOf(db, 'number_series')).map((row) => String(Object(row).name));
      expect(series.filter((name) => /^(statements|INV-|CN-)/.test(name))).toEqual([]);
      const areas = await db.selectFrom('areas').select('warehouse_id').execute();
      expect(areas.length).toBeGreaterThan(200);
      expect(new Set(areas.map((area) => area.warehouse_id))).toEqual(new Set([null]));
      expect(await differingTotals(db, timeZone)).toEqual([]);
      expect(await findOrphans(db)).toEqual([]);

      const [news] = await firstStart({ db, clock, settings: readSettings({}) });
      expect(news).toMatch(/^Starting prices not confirmed yet: 98 rates and 12 charges/);
      expect(await rowsOf(db, 'warehouses')).toEqual([]);
      await expect(removeDemo(db)).rejects.toThrow('There is no demo business.');
    }));

  test('a start without the demo on a business that is the demo says what it is and how to be rid of it', () =>
    withDemo(async (db) => {
      expect(await firstStart({ db, clock, settings: readSettings({ DEMO: 'no' }) })).toEqual([
        'This business is the demo; --no-demo does not remove it.',
        '(remove it with: npm run tawseel -- demo remove --yes)',
      ]);
      expect(await firstStart({ db, clock, settings: readSettings({}) })).toEqual([]);
    }));
});
