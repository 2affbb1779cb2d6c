import { staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { ADMIN, NOW } from './app.ts';
import { type OneOfEverything, RESET_TOKEN, SECRET } from './one-of-everything.ts';
import { orderFile } from './order-file.ts';
import { BUSINESS, ORDER, SENDER, STAFF, WAREHOUSE } from './requests.ts';
import { totpCode } from './totp-code.ts';

export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** A piece of a file, for a row that takes one. */
  file?: string | Buffer;
};

const PIN = '271828';

/** The code that an app shows some seconds after the present of every test: each is good once. */
const codeIn = (seconds: number) => totpCode(SECRET, new Date(Date.parse(NOW) + seconds * 1000));

/** Successful sample calls for every row of the contract, by area and name. */
export function samplesOf(rows: OneOfEverything): Record<string, Sample> {
  const {
    warehouseId,
    warehouseCode,
    empty,
    staff,
    deletedStaff,
    companyId,
    leaving,
    left,
    payment,
    colleague,
    keyId,
    rate,
    zoneRate,
    companyZoneRate,
    charges,
    areaId,
    unwantedArea,
    query,
    unwanted,
    order,
    untouched,
    unwantedOrder,
    delivered,
    brought,
    mistaken,
    otherHub,
    hub,
    money,
    billed,
    toBill,
    statement,
    charge,
    paperKey,
    pickup,
    unwantedPickup,
    visited,
    visiting,
    adminId,
    sessionId,
  } = rows;
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

  const file = orderFile(2).replace('row-1,normal', 'row-1,soon');

  const { password } = ADMIN;
  const newPassword = 'seven quiet kettles by the creek';

  const samples: Record<string, Sample> = {
    'account.login': { body: { email: ADMIN.email, password: ADMIN.password } },
    'payments.listCashierPayments': { params: { cashierId: staff.cashier } },
    'payments.createCashierPayment': {
      params: { cashierId: staff.cashier },
      body: { month: '2026-10', totalAmount: 4500, notes: 'Salary', invoiceImg: [], paidOn: '2026-11-02' },
    },
    'payments.deleteCashierPayment': { params: { cashierId: staff.cashier, paymentId: payment.id } },
    'account.logout': {},
    'account.readProfile': {},
    'account.updateProfile': {
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
    'account.listSessions': {},
    'account.endSession': { params: { id: sessionId } },
    'account.endOtherSessions': {},
    'account.readSecondFactor': {},
    'account.confirmSecondFactor': { body: { code: codeIn(0) } },
    'account.removeSecondFactor': { body: { password, code: codeIn(30) } },
    'account.beginSecondFactor': { body: { password } },
    'account.changePassword': { body: { oldPassword: password, newPassword } },
    'access.makePassword': { params: { id: staff.operator } },
    'access.makeStaffResetLink': { params: { id: staff.cashier } },
    'access.makeAdminResetLink': { params: { id: adminId } },
    'access.resetPassword': { body: { token: RESET_TOKEN, password: newPassword } },
    'access.forgotPassword': { body: { email: ADMIN.email } },
    'access.listStaffSessions': { params: { id: staff.operator } },
    'access.endStaffSessions': { params: { id: staff.operator } },
    'access.setPin': { params: { id: staff.driver }, body: { pin: PIN } },
    'access.signInDriver': { body: { phone: '055 210 4471', pin: PIN, deviceId: 'a-phone-of-the-driver' } },
    'imports.readImport': {},
    'imports.checkFile': {
      body: { kind: 'orders', name: 'orders.csv', bytes: Buffer.byteLength(file) },
    },
    'imports.readPiece': { params: { from: '0' }, file },
    'imports.checkColumns': {
      body: { mapping: '', columns: {}, set: { warehouse_code: warehouseCode }, take: [] },
    },
    'imports.checkImport': {},
    'imports.startImport': { body: { checkedAt: NOW, leaveOut: true } },
    'imports.exportLeftOut': {},
    'imports.stopImport': {},
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
    'orders.listWarehouseOrders': { query: { page: 1, limit: 5 }, ...ofWarehouse },
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
    'charges.updateWeightCharge': { body: { id: charges.weight, price: 3 } },
    'charges.listPackingCharges': {},
    'charges.updatePackingCharge': { body: { id: charges.packing, price: 3 } },
    'charges.listSizeCharges': {},
    'charges.updateSizeCharge': { body: { id: charges.size, price: 3, maxVolume: 777 } },
    'charges.readStartingPrices': {},
    'charges.keepStartingPrices': { body: { prices: 'charges' } },
    'areas.listAreas': {},
    'areas.checkArea': { query: { city: 'Dubai', text: 'dera' } },
    'areas.saveArea': {
      body: {
        city: 'Dubai',
        name: 'Al Furjan',
        nameAr: 'الفرجان',
        aliases: ['Furjan West'],
        sortCode: 'DXB · FURJAN',
      },
    },
    'areas.orderAreas': { body: { city: 'Dubai', ids: [areaId] } },
    'areas.deleteArea': { params: { id: unwantedArea } },
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
    'overview.readToday': {},
    'overview.listOpenCash': {},
    'orders.countSenderOrders': { params: { id: companyId } },
    'senderFigures.readSenderFigures': {
      params: { id: companyId },
      query: { from: '2026-11-01', to: '2026-11-30' },
    },
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
    'orders.handInCashOfMany': {
      body: { trackingIDs: [brought.tracking_id], total: brought.value_fils / 100 },
    },
    'collections.readCollected': { params: { trackingID: brought.tracking_id } },
    'collections.correctCollected': {
      params: { trackingID: brought.tracking_id },
      body: { cash: 0, card: 0, reason: 'The shop gave it away' },
    },
    'orders.undoMove': { params: { trackingID: mistaken.tracking_id }, body: { version: NOW } },
    'scanning.scan': {
      body: {
        station: { device: 'desk-0001', name: 'Dock 1', warehouseId },
        scans: [{ clientId: 'aaaaaaaabbbbbbbbcccccc', act: 'sorted', code: hub.held.tracking_id }],
      },
    },
    'scanning.undoScan': { params: { clientId: hub.received } },
    'scanning.readParcel': { params: { code: hub.held.tracking_id } },
    'scanning.listArrivals': { query: { warehouseId } },
    'scanning.listExpected': { query: { warehouseId, runId: hub.coming } },
    'scanning.listHeld': { query: { warehouseId, place: 'here', days: 1, leg: 'out' } },
    'scanning.listCounts': { query: { warehouseId } },
    'scanning.beginCount': { body: { warehouseId, sortCode: '' } },
    'scanning.readCount': { params: { id: hub.counted } },
    'scanning.endCount': { params: { id: hub.counting } },
    'scanning.cancelCount': { params: { id: hub.unwantedCount } },
    'runs.listRuns': { query: { state: 'out' } },
    'runs.readRunChoices': { query: { warehouseId } },
    'runs.readRun': { params: { id: hub.open } },
    'runs.readRunSheet': { params: { id: hub.open } },
    'runs.makeRun': { body: { warehouseId, toWarehouseId: otherHub, vehicleNo: 'Dubai K 41207' } },
    'runs.takeFromRun': { params: { id: hub.loading, trackingID: hub.loaded.tracking_id } },
    'runs.sendRun': { params: { id: hub.full }, body: { version: 1 } },
    'runs.closeRun': { params: { id: hub.coming }, body: { version: 1 } },
    'runs.cancelRun': { params: { id: hub.open }, body: { version: 1 } },
    'dispatch.readBoard': { query: { warehouseId } },
    'dispatch.assignParcels': {
      body: {
        warehouseId,
        assignments: [{ driverId: hub.otherDriver, trackingIDs: [hub.held.tracking_id] }],
      },
    },
    'dispatch.unassignParcels': {
      body: {
        warehouseId,
        assignments: [{ driverId: hub.otherDriver, trackingIDs: [hub.held.tracking_id] }],
      },
    },
    'dispatch.orderStops': {
      params: { id: hub.delivering },
      body: { version: 1, trackingIDs: [hub.planned.tracking_id] },
    },
    'dispatch.moveStops': {
      params: { id: hub.delivering },
      body: { toDriverId: hub.otherDriver, trackingIDs: [hub.planned.tracking_id] },
    },
    'dispatch.withdrawStop': {
      params: { id: hub.out, trackingID: hub.outSecond.tracking_id },
      body: { reason: 'The sender wants it back' },
    },
    'dispatch.enterStop': {
      params: { id: hub.out, trackingID: hub.outFirst.tracking_id },
      body: { act: 'failed', reason: 'no_answer', why: 'The phone fell into the water' },
    },
    'dispatch.enterVisit': {
      params: { id: visiting, pickupId: visited },
      body: { act: 'not_collected', reason: 'shop_closed', why: 'The phone fell into the water' },
    },
    'dispatch.listAttempts': { params: { trackingID: hub.outFirst.tracking_id } },
    'dispatch.promiseTry': {
      params: { trackingID: hub.outFirst.tracking_id },
      body: { day: '2026-11-26', from: '17:00', to: '21:00', note: 'With the guard' },
    },
    'dispatch.decideReturn': {
      params: { trackingID: hub.outSecond.tracking_id },
      body: { reason: 'Refused three times' },
    },
    'myDay.readMyDay': {},
    'myDay.sendActs': {
      body: {
        clock: NOW,
        acts: [{ clientId: '0abcdefghijklmnopqrstu', stopId: hub.stop, act: 'called', happenedAt: NOW }],
      },
    },
    'expenses.addExpense': {
      body: {
        clientId: '0expenseaddedbysample0',
        driverId: staff.driver,
        kind: 'parking',
        amount: 20,
        spentAt: NOW,
        clock: NOW,
      },
    },
    'expenses.removeExpense': { params: { id: money.expense } },
    'proofs.putProof': { params: { sha256: hub.waiting.sha256 }, file: hub.waiting.file },
    'proofs.listProofs': { params: { trackingID: hub.outSecond.tracking_id } },
    'proofs.showDeliveryCode': { params: { trackingID: hub.outFirst.tracking_id } },
    'proofs.readProof': { params: { id: hub.kept.id } },
    'proofs.dropProof': { params: { id: hub.unwanted.id }, body: { reason: 'It shows a child' } },
    'cash.listCash': {},
    'cash.exportJournal': { query: { month: '2026-11' } },
    'cash.listCashCounts': {
      query: { month: '2026-11', day: '2026-11-21', number: 31, only: 'differences', page: 1, limit: 10 },
    },
    'cash.readCashCount': { params: { number: String(money.count) } },
    'cash.listCards': { query: { day: '2026-11-21' } },
    'cash.readDriverCash': { params: { id: money.driver } },
    'cash.readBalance': { params: { number: String(money.balance) }, query: { before: 1000 } },
    'cash.readShopBalance': { params: { id: companyId } },
    'cash.exportBalance': { params: { number: String(money.balance) } },
    'cash.putReceiptPhoto': { params: { sha256: hub.waiting.sha256 }, file: hub.waiting.file },
    'cash.readReceiptPhoto': { params: { sha256: money.photo } },
    'cash.readCashDesk': {},
    'cash.handIn': {
      body: {
        driverId: money.withChange,
        total: 100,
        pieces: { 5000: 1, 500: 1 },
        expenses: [{ what: 'Fuel', amount: 40 }],
        reason: 'A note was torn',
      },
    },
    'cash.reverseHandIn': { params: { number: String(money.count) }, body: { reason: 'Another driver' } },
    'cash.confirmCount': { params: { number: String(money.toConfirm) }, body: { note: 'Paid back' } },
    'cash.closeBox': { body: { pieces: {}, reason: 'The owner has it' } },
    'cash.countSafe': { body: { pieces: {}, warehouseId, reason: 'Moved to the bank' } },
    'cash.moveCash': {
      body: { from: { kind: 'difference', person: money.driver }, to: { kind: 'box' }, amount: 5 },
    },
    'cash.readReceipt': { params: { number: String(money.count) } },
    'statements.listShopBalances': { query: { through: '2026-11-20' } },
    'statements.readShop': { params: { id: billed } },
    'statements.explainOrder': { params: { id: companyId }, query: { trackingID: delivered.tracking_id } },
    'statements.openShop': { params: { id: leaving }, body: { paid: 0, billedFrom: '2026-11-01' } },
    'statements.changeShopTerms': {
      params: { id: billed },
      body: { cycle: 'month', nets: false, codFee: 2, returnFee: null, dueDays: 14, tin: '' },
    },
    'statements.closeStatements': {
      body: { through: '2026-11-21', shops: [{ _id: toBill, toPay: 90 }] },
    },
    'statements.listStatements': { query: { shop: billed, only: 'payable', page: 1, limit: 10 } },
    'statements.readStatement': { params: { number: String(statement) } },
    'statements.printStatement': { params: { number: String(statement) } },
    'statements.openPaper': { params: { paper: String(statement) }, query: { k: paperKey } },
    'statements.exportPayouts': {},
    'statements.payStatements': {
      body: { numbers: [statement], from: 'bank', on: '2026-11-21', slip: 'FT 26325' },
    },
    'statements.listInvoices': { query: { shop: billed, month: '2026-11', page: 1, limit: 10 } },
    'statements.readInvoice': { params: { no: 'INV-2026-000001' } },
    'statements.creditInvoice': {
      params: { no: 'INV-2026-000001' },
      body: { charges: [charge], reason: 'error' },
    },
    'statements.listInvoiceXml': { query: { month: '2026-11', page: 1, limit: 10 } },
    'statements.readInvoiceXml': { params: { no: 'INV-2026-000001' } },
    'statements.markInvoice': { params: { no: 'INV-2026-000001' }, body: { state: 'sent' } },
    'statements.printInvoice': { params: { no: 'INV-2026-000001' } },
    'statements.receivePayment': {
      params: { id: billed },
      body: { amount: 5, into: 'bank', slip: 'FT 26326' },
    },
    'statements.adjustShop': {
      params: { id: billed },
      body: { kind: 'compensation', amount: 40, what: 'Lost' },
    },
    'followUps.listFollowUps': { query: { warehouseId, state: 'open', page: 1 } },
    'followUps.makeFollowUp': {
      body: { trackingID: hub.held.tracking_id, kind: 'call', note: 'She asked to be called' },
    },
    'followUps.claimFollowUp': { params: { id: hub.followUp }, body: { claim: true } },
    'followUps.settleFollowUp': { params: { id: hub.followUp }, body: { outcome: 'Called, Thursday' } },
    'contact.readQueue': { query: { warehouseId } },
    'contact.nextCase': { query: { warehouseId } },
    'contact.readCase': { params: { id: hub.toCall } },
    'contact.saveCall': { params: { id: hub.toCall }, body: { outcome: 'no_answer', note: 'Twice' } },
    'labels.readLabelPreview': { body: { filter: { mode: 'normal' }, size: 'a4' } },
    'labels.printLabels': {
      body: { trackingIDs: [order.tracking_id], size: '4x6', copies: 2, reason: 'The first one was torn' },
    },
    'labels.printBlankLabels': { body: { count: 3, size: 'a6' } },
    'labels.bindLabel': { body: { code: 'JX-4471-0092', trackingID: order.tracking_id } },
    'labels.unbindLabel': { body: { code: 'JX-4471-0093', trackingID: order.tracking_id } },
    'labels.listPrints': { params: { trackingID: order.tracking_id } },
    'labels.readBlankPreview': { query: { size: 'a6' } },
    'labels.readTestPage': { query: { size: 'a6' } },
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
    'pickups.listPickups': { query: { day: '2026-11-23', warehouseId, senderId: companyId } },
    'pickups.listStandingPickups': { query: { warehouseId, senderId: companyId } },
    'pickups.askPickup': {
      body: { senderId: companyId, warehouseId, day: '2026-11-24', from: '09:00', to: '13:00', expected: 40 },
    },
    'pickups.changePickup': { params: { id: pickup }, body: { warehouseId, expected: 12, note: 'Gate 3' } },
    'pickups.cancelPickup': { params: { id: unwantedPickup }, body: { reason: 'The shop is closed' } },
    'business.readBusiness': {},
    'business.updateBusiness': { body: { ...BUSINESS, version: 0 } },
    'health.live': {},
    'health.ready': {},
  };
  for (const [at, kind] of staffKindNames.entries()) {
    const hire = { ...STAFF, email: `${kind}@tawseel.example`, phoneNo: `050 100 200${at}`, warehouseId };
    const edit = { ...STAFF, email: `${kind}@new.example`, phoneNo: `050 100 300${at}`, warehouseId };
    samples[`${kind}s.createStaff`] = { body: hire };
    samples[`${kind}s.updateStaff`] = { params: { id: staff[kind] }, body: edit };
    samples[`${kind}s.listDeletedStaff`] = {};
    samples[`${kind}s.restoreStaff`] = { params: { id: deletedStaff[kind] }, body: { warehouseId } };
  }
  return samples;
}
