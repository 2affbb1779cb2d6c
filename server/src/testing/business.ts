import type { KeyRole } from '@tawseel/contract/facts/roles';
import { type StaffKind, staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { hashToken } from '../security/tokens.ts';
import { seedEssentials } from '../store/essentials.ts';
import { eventOf, insertOrderEvents } from '../store/orders/orders.ts';
import { DECIDED } from '../store/starting-prices.ts';
import type { Database, Tables } from '../store/tables.ts';
import { ADMIN, NOW, passwordHash, signIn } from './app.ts';
import { insertKey } from './keys.ts';
import { BUSINESS, ORDER, SENDER, STAFF, WAREHOUSE } from './requests.ts';
import { insertOrder, insertRow } from './rows.ts';
import { totpCode } from './totp-code.ts';

/** One of everything, and what a call of each row says about it. */
export type Business = {
  keys: Record<KeyRole, string>;
  samples: Record<string, Sample>;
  /** Ids of the staff of the warehouse that the samples are about, and of another. */
  staff: Record<StaffKind, string>;
  elsewhere: Record<StaffKind, string>;
  warehouseId: string;
};
export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
};

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RESET_TOKEN = 'r'.repeat(43);
const PIN = '271828';

/** The code that an app shows some seconds after the present of every test: each is good once. */
const codeIn = (seconds: number) => totpCode(SECRET, new Date(Date.parse(NOW) + seconds * 1000));

/** What the calls about signing in need: a session besides, a second factor that is begun, a link. */
async function openAccess(db: Database, staffId: string): Promise<{ adminId: string; sessionId: string }> {
  const token = await signIn(db, new Date(NOW));
  const { id: sessionId, admin_id: adminId } = await db
    .selectFrom('sessions')
    .select(['id', 'admin_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  const factor = { admin_id: adminId ?? '', secret: SECRET, confirmed_at: null, last_step: 0 };
  await db.insertInto('second_factors').values(factor).execute();
  const link = { token_hash: hashToken(RESET_TOKEN), admin_id: null, staff_id: staffId };
  const times = { created_at: NOW, expires_at: '2099-01-01T00:00:00.000Z' };
  await db
    .insertInto('reset_links')
    .values({ ...link, ...times })
    .execute();
  return { adminId: adminId ?? '', sessionId };
}

/** Fills an empty database; `samples` has for every row of the contract, by area and name, a call that succeeds. */
export async function openBusiness(db: Database): Promise<Business> {
  await seedEssentials(db, DECIDED);
  const { id: warehouseId } = await insertRow(db, 'warehouses');
  const { id: empty } = await insertRow(db, 'warehouses');
  const hired = async (warehouse_id: string, said: Partial<Tables['staff']> = {}) => {
    const hire = async (kind: StaffKind) => {
      const email = `${kind}-${warehouse_id.slice(-6)}@tawseel.example`;
      return (await insertRow(db, 'staff', { kind, warehouse_id, email, ...said })).id;
    };
    return {
      supervisor: await hire('supervisor'),
      operator: await hire('operator'),
      driver: await hire('driver'),
      cashier: await hire('cashier'),
    };
  };
  const staff = await hired(warehouseId);
  const password_hash = await passwordHash;
  const elsewhere = await hired((await insertRow(db, 'warehouses')).id, { password_hash });
  const { id: companyId } = await insertRow(db, 'senders', { role: 'Company' });
  const { id: leaving } = await insertRow(db, 'senders');
  const { id: left } = await insertRow(db, 'senders', { email: 'left@mail.example', deleted_at: NOW });
  const ofCashier = { cashier_id: staff.cashier, warehouse_id: warehouseId };
  await insertRow(db, 'cashier_payments', ofCashier);
  const payment = await insertRow(db, 'cashier_payments', ofCashier);
  const { id: colleague } = await insertRow(db, 'admins');
  await insertKey(db, 'intake');
  const { id: keyId } = await db.selectFrom('api_keys').select('id').executeTakeFirstOrThrow();
  const { id: zoneRate } = await insertRow(db, 'zone_rates');
  const { id: companyZoneRate } = await insertRow(db, 'zone_rates', { company_id: companyId });
  await insertRow(db, 'city_rates', { company_id: companyId });
  const { id: query } = await insertRow(db, 'queries');
  const { id: unwanted } = await insertRow(db, 'queries', { subject: 'Casino bonus' });
  await insertRow(db, 'queries', { subject: 'Casino bonus, again' });
  const order = await insertOrder(db, { warehouse_id: warehouseId, sender_id: companyId });
  const here = { warehouse_id: warehouseId };
  const untouched = await insertOrder(db, here);
  const unwantedOrder = await insertOrder(db, here);
  const delivered = await insertOrder(db, { ...here, payment_method: 'COD', tracking_status: 'delivered' });
  const mistaken = await insertOrder(db, { ...here, tracking_status: 'accepted' });
  for (const [tracking_status, at] of [
    ['created', '2026-11-21T09:59:00.000Z'],
    ['accepted', NOW],
  ] as const) {
    const happening = { kind: 'status', at, by: { kind: 'key', id: 'scanner', name: 'Scanner' } } as const;
    const mine = { id: mistaken.id, tracking_status };
    await db.transaction().execute((trx) => insertOrderEvents(trx, [eventOf(mine, happening)]));
  }
  const idOf = async (table: 'city_rates' | 'weight_charges' | 'packing_charges' | 'size_charges') =>
    (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const rate = await db
    .selectFrom('city_rates')
    .selectAll()
    .where('company_id', '=', '')
    .orderBy('id')
    .executeTakeFirstOrThrow();

  const ofWarehouse = { body: { warehouseId } };
  const period = { dateFilter: 'this week' };
  const stored = {
    fromCity: 'Dubai',
    fromZone: 'Zone 1',
    toCity: 'Sharjah',
    toZone: 'Zone 2',
    mode: 'normal',
  };
  const fresh = { ...stored, toZone: 'Zone 1' };
  const areas = { fromZoneAreas: ['Deira'], toZoneAreas: [], rate: 12.5 };
  const parcel = {
    deliveryType: 'urgent',
    orderWeight: 1.25,
    parcelSize: { length: 30, width: 20, height: 10.5 },
    additionalServices: true,
    senderId: companyId,
  };

  const { adminId, sessionId } = await openAccess(db, staff.supervisor);
  const { password } = ADMIN;
  const newPassword = 'seven quiet kettles by the creek';

  const samples: Record<string, Sample> = {
    'admin.login': { body: { email: ADMIN.email, password: ADMIN.password } },
    'admin.listCashierPayments': { params: { cashierId: staff.cashier } },
    'admin.createCashierPayment': {
      params: { cashierId: staff.cashier },
      body: { month: '2026-10', totalAmount: 4500, notes: 'Salary', invoiceImg: [], paidOn: '2026-11-02' },
    },
    'admin.deleteCashierPayment': { params: { cashierId: staff.cashier, paymentId: payment.id } },
    'admin.logout': {},
    'admin.readProfile': {},
    'admin.updateProfile': {
      body: { name: 'Mariam Al Suwaidi', phone: '', address: 'Al Garhoud, Dubai', profileImage: '' },
    },
    'administrators.listAdministrators': {},
    'administrators.createAdministrator': { body: { name: 'Huda Saeed', email: 'huda@tawseel.example' } },
    'administrators.deleteAdministrator': { params: { id: colleague } },
    'apiKeys.listApiKeys': {},
    'apiKeys.createApiKey': { body: { name: 'Web shop', role: 'sender', ownerId: companyId } },
    'apiKeys.renameApiKey': { params: { id: keyId }, body: { name: 'Old shop' } },
    'apiKeys.revokeApiKey': { params: { id: keyId } },
    'apiKeys.readCaller': {},
    'profile.listSessions': {},
    'profile.endSession': { params: { id: sessionId } },
    'profile.endOtherSessions': {},
    'profile.readSecondFactor': {},
    'profile.confirmSecondFactor': { body: { code: codeIn(0) } },
    'profile.removeSecondFactor': { body: { password, code: codeIn(30) } },
    'profile.beginSecondFactor': { body: { password } },
    'profile.changePassword': { body: { oldPassword: password, newPassword } },
    'access.makePassword': { params: { id: staff.operator } },
    'access.makeStaffResetLink': { params: { id: staff.cashier } },
    'access.makeAdminResetLink': { params: { id: adminId } },
    'access.resetPassword': { body: { token: RESET_TOKEN, password: newPassword } },
    'access.forgotPassword': { body: { email: ADMIN.email } },
    'access.listStaffSessions': { params: { id: staff.operator } },
    'access.endStaffSessions': { params: { id: staff.operator } },
    'access.setPin': { params: { id: staff.driver }, body: { pin: PIN } },
    'access.signInDriver': { body: { phone: '055 210 4471', pin: PIN, deviceId: 'a-phone-of-the-driver' } },
    'exports.exportList': { params: { list: 'orders' }, query: { search: 'a', mode: 'normal' } },
    'audit.listAudit': {
      query: {
        page: 1,
        actor: 'nobody',
        subjectKind: 'query',
        subject: query,
        call: 'queries',
        from: '2026-11-21',
      },
    },
    'audit.exportAudit': { query: { call: 'queries.createQuery', to: '2026-11-21' } },
    'warehouses.createWarehouse': { body: { ...WAREHOUSE, password: 'eight letters or more' } },
    'warehouses.listWarehouses': {},
    'warehouses.updateWarehouse': {
      params: { id: warehouseId },
      body: { ...WAREHOUSE, email: 'hub@tawseel.example' },
    },
    'warehouses.deleteWarehouse': { params: { id: empty } },
    'warehouses.listWarehouseUsers': { params: { type: 'driver' }, ...ofWarehouse },
    'warehouses.listWarehouseOrders': { query: { page: 1, limit: 5 }, ...ofWarehouse },
    'warehouses.countWarehouseUsers': ofWarehouse,
    'senders.listSenders': {},
    'senders.deleteSender': { params: { id: leaving } },
    'senders.createSender': { body: { ...SENDER, trn: '100 3847 2619 0003' } },
    'senders.listDeletedSenders': {},
    'senders.readSender': { params: { id: companyId } },
    'senders.updateSender': {
      params: { id: companyId },
      body: { ...SENDER, email: 'sales@noor.example', phone: '+971 4 338 7766' },
    },
    'senders.restoreSender': { params: { id: left } },
    'cityRates.listUserRates': { params: { type: 'normal' } },
    'cityRates.updateUserRate': {
      body: { rateId: rate.id, fromCity: rate.from_city, toCity: rate.to_city, rate: 21, mode: rate.mode },
    },
    'cityRates.listCompanyRates': { params: { companyId, type: 'urgent' } },
    'cityRates.updateCompanyRates': {
      body: {
        companyId,
        rates: [{ fromCity: 'Dubai', toCity: 'Ajman', rate: 19.5, deliveryType: 'normal' }],
      },
    },
    'cityRates.bulkUpdateCity': {
      body: { companyId, rates: [{ fromCity: 'Dubai', rate: 19.5, deliveryType: 'normal' }] },
    },
    'cityRates.deleteCompanyRate': {
      params: { companyId, type: 'normal', fromCity: 'Dubai', toCity: 'Sharjah' },
    },
    'cityRates.listBaseRates': { params: { type: 'normal' }, query: { companyId } },
    'zoneRates.listZoneRates': {},
    'zoneRates.checkZoneRate': { body: stored },
    'zoneRates.createZoneRate': { body: { ...fresh, ...areas } },
    'zoneRates.updateZoneRate': { body: { ...stored, ...areas } },
    'zoneRates.deleteZoneRate': { params: { id: zoneRate } },
    'zoneRates.listCompanyZoneRates': { params: { id: companyId } },
    'zoneRates.checkCompanyZoneRate': { body: { companyId, ...stored } },
    'zoneRates.createCompanyZoneRate': { body: { companyId, ...fresh, ...areas } },
    'zoneRates.updateCompanyZoneRate': { body: { companyId, ...stored, ...areas } },
    'zoneRates.deleteCompanyZoneRate': { params: { companyId, id: companyZoneRate } },
    'zoneRates.bulkUpdateZoneRates': { body: { companyId, rate: 18, mode: 'normal' } },
    'charges.listWeightCharges': {},
    'charges.updateWeightCharge': { body: { id: await idOf('weight_charges'), price: 3 } },
    'charges.listPackingCharges': {},
    'charges.updatePackingCharge': { body: { id: await idOf('packing_charges'), price: 3 } },
    'charges.listSizeCharges': {},
    'charges.updateSizeCharge': { body: { id: await idOf('size_charges'), price: 3, maxVolume: 777 } },
    'charges.readStartingPrices': {},
    'charges.keepStartingPrices': { body: { prices: 'charges' } },
    'supervisors.listStaff': {},
    'supervisors.deleteStaff': { params: { id: staff.supervisor } },
    'supervisors.toggleStatus': { body: { supervisorId: staff.supervisor } },
    'operators.listStaff': {},
    'operators.deleteStaff': { params: { id: staff.operator } },
    'operators.toggleStatus': { body: { OperatorId: staff.operator } },
    'drivers.listStaff': {},
    'drivers.deleteStaff': { params: { id: staff.driver } },
    'drivers.toggleStatus': { body: { driverId: staff.driver } },
    'cashiers.listStaff': {},
    'cashiers.deleteStaff': { params: { id: staff.cashier } },
    'cashiers.toggleStatus': { body: { cashierId: staff.cashier } },
    'orders.listOrders': { query: { page: 1, search: 'omar', mode: 'normal', sort: '-createdAt' } },
    'orders.countOrders': {},
    'overview.readOverview': {},
    'overview.listOwing': {},
    'orders.countSenderOrders': { params: { id: companyId } },
    'orders.listTrackingEvents': { params: { trackingID: order.tracking_id } },
    'orders.quoteOrder': { body: { ...parcel, pickup: { city: 'Dubai' }, dropoff: { city: 'Ajman' } } },
    'orders.createOrder': {
      body: {
        ...ORDER,
        ...parcel,
        reference: '#1001',
        warehouseId,
        pickup: { city: 'Dubai', area: 'Deira' },
        dropoff: { ...ORDER.dropoff, city: 'Abu Dhabi', street: 'Hamdan Street' },
      },
    },
    'orders.moveOrder': {
      params: { trackingID: order.tracking_id },
      body: { trackingStatus: 'accepted', note: 'By phone' },
    },
    'orders.readOrder': { params: { trackingID: order.tracking_id } },
    'orders.updateOrder': {
      params: { trackingID: untouched.tracking_id },
      body: { version: '', dropoff: { receiverPhone: '+971 50 118 6641' } },
    },
    'orders.cancelOrder': {
      params: { trackingID: unwantedOrder.tracking_id },
      body: { reason: 'Ordered twice' },
    },
    'orders.handInCash': { params: { trackingID: delivered.tracking_id }, body: { cashHandedIn: true } },
    'orders.undoMove': { params: { trackingID: mistaken.tracking_id }, body: { version: NOW } },
    'finance.readAdminFinance': { body: period },
    'finance.readWarehouseFinance': { body: { ...period, warehouseId } },
    'queries.listQueries': { query: { page: 1, search: 'parcel' } },
    'queries.deleteQueries': { body: { ids: [unwanted] } },
    'queries.deleteFoundQueries': { body: { search: 'casino', asOf: '2026-11-21T10:00:00.000Z' } },
    'queries.deleteQuery': { params: { id: query } },
    'queries.createQuery': {
      body: {
        name: 'Noura',
        email: 'noura@mail.example',
        subject: 'A parcel',
        message: 'Where is it?',
      },
    },
    'business.readBusiness': {},
    'business.updateBusiness': { body: { ...BUSINESS, version: 0 } },
    'health.live': {},
    'health.ready': {},
  };
  for (const [at, kind] of staffKindNames.entries()) {
    const left = { email: `${kind}@left.example`, phone: '', phone_e164: '' };
    const { id } = await insertRow(db, 'staff', {
      kind,
      warehouse_id: warehouseId,
      ...left,
      deleted_at: NOW,
    });
    const hire = { ...STAFF, email: `${kind}@tawseel.example`, phoneNo: `050 100 200${at}`, warehouseId };
    const edit = { ...STAFF, email: `${kind}@new.example`, phoneNo: `050 100 300${at}`, warehouseId };
    samples[`${kind}s.createStaff`] = { body: hire };
    samples[`${kind}s.updateStaff`] = { params: { id: staff[kind] }, body: edit };
    samples[`${kind}s.listDeletedStaff`] = {};
    samples[`${kind}s.restoreStaff`] = { params: { id }, body: { warehouseId } };
  }
  return {
    keys: {
      sender: await insertKey(db, 'sender', null, { sender_id: companyId }),
      'driver-app': await insertKey(db, 'driver-app', null, { staff_id: staff.driver }),
      'cashier-app': await insertKey(db, 'cashier-app', null, { staff_id: staff.cashier }),
      intake: await insertKey(db, 'intake'),
      tracking: await insertKey(db, 'tracking'),
    },
    samples,
    staff,
    elsewhere,
    warehouseId,
  };
}
