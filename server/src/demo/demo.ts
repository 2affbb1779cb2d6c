import { listAdmins, updateAdminContacts } from '../areas/access/store/admins.ts';
import { seedAreas } from '../areas/delivery-areas/store.ts';
import { insertOrders } from '../areas/orders/store/insert-orders.ts';
import { seedEssentials } from '../areas/rates/store/essentials.ts';
import { DECIDED, keepAllStartingPrices } from '../areas/rates/store/starting-prices.ts';
import { insertRows } from '../platform/engine/insert-rows.ts';
import { setFact } from '../platform/engine/meta.ts';
import type { Database, Trx } from '../platform/engine/tables.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { type DemoContext, demoContext, iso } from './context.ts';
import { crewsOf } from './crews.ts';
import { giveDemoAreas } from './give-areas.ts';
import { HEAD_OFFICE } from './head-office.ts';
import { type DoorPhoto, keepPhotos } from './keep-photos.ts';
import { makeAside } from './make-aside.ts';
import { makeAudit } from './make-audit.ts';
import { makeBusiness } from './make-business.ts';
import { makeEvents } from './make-events.ts';
import { makeOrders } from './make-orders.ts';
import { makePayments } from './make-payments.ts';
import { makePickups } from './make-pickups.ts';
import { makeQueries } from './make-queries.ts';
import { makeCompanyRates, makeZoneRates } from './make-rates.ts';
import { makeSenders } from './make-senders.ts';
import { makeAccounts, makeDriverAccount, makeStaff, makeWarehouses } from './make-staff.ts';
import { beforePlay } from './order-course.ts';
import { orderTimes } from './order-times.ts';
import { playLastDay } from './play-last-day.ts';
import { seededRandom } from './random.ts';
import { openRateBook } from './rate-book.ts';

export type DemoOptions = {
  now: Date;
  timeZone: string;
  /**
   * Seed of the pseudo-random generator: the same seed at the same time gives the same data, but for the ids of what is
   * written by acts.
   */
  seed?: number;
  /** Number of orders; fewer for tests that need not wait for all. */
  orders?: number;
  onProgress?: (done: number, total: number) => void;
  /** Password hash of the supervisor, operator and cashier who may sign in; if absent, no staff member may. */
  passwordHash?: string | undefined;
  /** PIN hash of the driver who may sign in. */
  pinHash?: string | undefined;
  /** Store of door photos; if absent, there are none. */
  files?: FileStore | undefined;
};

export type DemoCounts = Record<
  'warehouses' | 'staff' | 'senders' | 'rates' | 'orders' | 'events' | 'payments' | 'queries',
  number
>;

/** Counts, and the phone of the driver who may sign in. */
export type DemoMade = DemoCounts & { driverPhone: string };

const SEED = 784;
const ORDERS = 12_000;

/** Fills an empty database with the demo business, or with nothing after a failure. */
export async function loadDemo(db: Database, options: DemoOptions): Promise<DemoMade> {
  const { now, timeZone, seed = SEED, orders = ORDERS, onProgress = () => undefined } = options;
  const { passwordHash, pinHash, files } = options;
  const context = demoContext(seededRandom(seed), now, timeZone);
  const photos = files ? await keepPhotos(files) : [];
  return db
    .transaction()
    .execute((trx) => loadInto(trx, context, { orders, onProgress, passwordHash, pinHash, photos }));
}

async function loadInto(
  trx: Trx,
  context: DemoContext,
  {
    orders: count,
    onProgress,
    passwordHash,
    pinHash,
    photos,
  }: Required<Pick<DemoOptions, 'orders' | 'onProgress'>> &
    Pick<DemoOptions, 'passwordHash' | 'pinHash'> & { photos: readonly DoorPhoto[] },
): Promise<DemoMade> {
  await seedEssentials(trx, DECIDED);
  await keepAllStartingPrices(trx);
  await seedAreas(trx);
  await updateAdminContacts(trx, { phone: '' }, HEAD_OFFICE);
  const warehouses = makeWarehouses(context);
  const staff = makeStaff(context, warehouses);
  const senders = makeSenders(context);
  const companyRates = makeCompanyRates(context, senders);
  const zoneRates = makeZoneRates(context, senders);
  const rates = await openRateBook(trx, companyRates, zoneRates);
  const times = orderTimes(context, count);
  const orders = makeOrders(context, times, senders, warehouses, rates);
  const payments = makePayments(context, warehouses, staff, orders);
  const queries = makeQueries(context, senders, orders);
  const crews = crewsOf(staff);
  const events = makeEvents(context, crews, orders);
  const { pickups, series } = makePickups(context, senders, warehouses, orders);
  const aside = makeAside(context, { warehouses, staff, senders });

  const total = companyRates.length + orders.length + events.length;
  let done = 0;
  const step = (inserted: number) => {
    done += inserted;
    onProgress(done, total);
  };
  await insertRows(trx, 'business', [makeBusiness(context)]);
  await insertRows(trx, 'warehouses', warehouses);
  await giveDemoAreas(trx, warehouses);
  await insertRows(trx, 'staff', [...staff, ...aside.staff]);
  if (passwordHash) await insertRows(trx, 'accounts', makeAccounts(staff, passwordHash));
  const [first] = crews.list(warehouses[0]?.id ?? '', 'driver');
  const driver = staff.find(({ id }) => id === first?.id);
  if (pinHash && driver) await insertRows(trx, 'accounts', [makeDriverAccount(driver, pinHash)]);
  await insertRows(trx, 'senders', [...senders.map(({ row }) => row), ...aside.senders]);
  await insertRows(trx, 'api_keys', aside.keys);
  await insertRows(trx, 'number_series', series);
  await insertRows(trx, 'pickups', pickups);
  await insertRows(trx, 'zone_rates', zoneRates);
  await insertRows(trx, 'cashier_payments', payments);
  await insertRows(trx, 'queries', queries);
  await insertRows(trx, 'city_rates', companyRates, step);
  const rows = await insertOrders(
    trx,
    context.timeZone,
    orders.map(({ row, course }) => ({
      ...row,
      moved_at: iso(beforePlay(context, course).at(-1)?.at ?? 0),
    })),
  );
  step(orders.length);
  // Only events of the last days have columns of their actor.
  for (const isTold of [false, true]) {
    const some = events.filter(({ kind }) => Boolean(kind) === isTold);
    await insertRows(trx, 'order_events', some, step);
  }
  await playLastDay(trx, context, { warehouses, crews, orders, rows, photos });
  const [admin] = await listAdmins(trx);
  await insertRows(trx, 'audit', makeAudit(context, admin, { staff, senders }));
  await setFact(trx, 'demo', 'loaded');
  return {
    warehouses: warehouses.length,
    staff: staff.length,
    senders: senders.length,
    rates: companyRates.length + zoneRates.length,
    orders: orders.length,
    events: events.length,
    payments: payments.length,
    queries: queries.length,
    driverPhone: driver?.phone ?? '',
  };
}
