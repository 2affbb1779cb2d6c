import type { ActorKind, SubjectKind } from '@tawseel/contract/facts/audit';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

function many(count: number): string {
  return plural(count, { one: '1 change', other: `${showNumber(count)} changes` });
}

const subjects: Record<SubjectKind, string> = {
  order: 'Order',
  warehouse: 'Warehouse',
  sender: 'Sender',
  staff: 'Staff',
  administrator: 'Administrator',
  rate: 'Rate',
  charge: 'Charge',
  area: 'Area',
  payment: 'Payment',
  query: 'Query',
  key: 'API key',
  session: 'Sign-in',
  business: 'Business',
  import: 'Import',
};

const actors: Record<ActorKind, string> = {
  administrator: 'Administrator',
  supervisor: 'Supervisor',
  operator: 'Operator',
  cashier: 'Cashier',
  driver: 'Driver',
  key: 'API key',
  command: 'Command line',
  nobody: 'Not signed in',
};

/** What each call or command did, by its name; one that is missing here is told by what it wrote. */
const done: Readonly<Record<string, string>> = {
  login: 'Signed in',
  signInDriver: 'Signed in',
  logout: 'Signed out',
  endSession: 'Signed out one device',
  endOtherSessions: 'Signed out all other devices',
  endStaffSessions: 'Signed out of all devices',
  changePassword: 'Password changed',
  makePassword: 'Password created',
  resetPassword: 'Password set by link',
  makeStaffResetLink: 'Password link created',
  makeAdminResetLink: 'Password link created',
  forgotPassword: 'Password link emailed',
  setPin: 'PIN set',
  beginSecondFactor: 'Second factor setup started',
  confirmSecondFactor: 'Second factor turned on',
  removeSecondFactor: 'Second factor turned off',
  updateProfile: 'Profile changed',
  createAdministrator: 'Added',
  deleteAdministrator: 'Removed',
  createApiKey: 'Key created',
  renameApiKey: 'Key renamed',
  revokeApiKey: 'Key revoked',
  createWarehouse: 'Registered',
  updateWarehouse: 'Details changed',
  deleteWarehouse: 'Deleted',
  createSender: 'Registered',
  updateSender: 'Details changed',
  deleteSender: 'Deleted',
  restoreSender: 'Restored',
  createStaff: 'Added',
  updateStaff: 'Details changed',
  toggleStatus: 'Status changed',
  deleteStaff: 'Deleted',
  restoreStaff: 'Restored',
  createCashierPayment: 'Payment added',
  deleteCashierPayment: 'Payment removed',
  updateUserRate: 'Rate changed',
  updateCompanyRates: 'Rates changed',
  bulkUpdateCity: 'Rates changed together',
  deleteCompanyRate: 'Rate deleted',
  createZoneRate: 'Zone rate added',
  updateZoneRate: 'Zone rate changed',
  deleteZoneRate: 'Zone rate deleted',
  createCompanyZoneRate: 'Zone rate added',
  updateCompanyZoneRate: 'Zone rate changed',
  deleteCompanyZoneRate: 'Zone rate deleted',
  bulkUpdateZoneRates: 'Zone rates changed together',
  updateWeightCharge: 'Weight charge changed',
  updatePackingCharge: 'Packing charge changed',
  updateSizeCharge: 'Size charge changed',
  keepStartingPrices: 'Starting prices confirmed',
  saveArea: 'Area saved',
  orderAreas: 'Areas reordered',
  deleteArea: 'Area deleted',
  createOrder: 'Created',
  moveOrder: 'Status changed',
  updateOrder: 'Corrected',
  cancelOrder: 'Cancelled',
  handInCash: 'Cash received',
  handInCashOfMany: 'Cash received',
  undoMove: 'Last step undone',
  createQuery: 'Message received',
  deleteQuery: 'Message deleted',
  deleteQueries: 'Messages deleted',
  deleteFoundQueries: 'Messages deleted',
  updateBusiness: 'Settings changed',
  startImport: 'File imported',
  stopImport: 'Import ended',
  'first start': 'Added at the first start',
  'admin create': 'Added',
  'admin password': 'Password changed',
  'admin remove': 'Removed',
  'admin reset-factor': 'Second factor turned off',
  'admin unlock': 'Unlocked',
  'keys create': 'Key created',
  'keys revoke': 'Key revoked',
  'prices keep': 'Starting prices confirmed',
  'demo remove': 'Demo data removed',
  import: 'File imported',
};

/** Fields whose names on the wire do not read as what they are. */
const names: Readonly<Record<string, string>> = {
  rates: 'Rates set',
  wareHouseName: 'Name',
  warehouseCode: 'Code',
  cnic: 'Identity number',
  phoneNo: 'Phone',
  trackingStatus: 'Tracking status',
  cashHandedInAt: 'Cash handed in',
  profileStatus: 'Status',
};

/** The name of a field on the wire: `receiverPhone` and `receiver_phone` are 'Receiver phone'; a route stays as it is. */
function nameOf(field: string): string {
  const known = names[field];
  if (known !== undefined) return known;
  if (/\s/.test(field)) return field;
  const words = field.replace(/([a-z\d])([A-Z])|_/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const auditText = {
  title: 'Audit log',
  count: (count: number) => many(count),
  moreThan: (count: number) => `More than ${many(count)}`,
  firstOfMore: (count: number) =>
    `Only the latest ${many(count)} are shown. To see older ones, choose dates or filters, or export them all.`,
  kind: 'What',
  allKinds: 'Everything',
  from: 'From',
  to: 'To',
  wrongDays: 'The last day is before the first.',
  onlyBy: (name: string) => `Only by ${name}`,
  onlyAbout: (name: string) => `Only about ${name}`,
  by: (name: string) => `By ${name}`,
  about: (name: string) => `About ${name}`,
  showAll: (filter: string) => `${filter}: show all again`,
  chosenActor: 'one person',
  chosenSubject: 'one thing',
  when: 'When',
  who: 'Who',
  action: 'Action',
  subject: 'About',
  fields: 'Changes',
  role: 'Role',
  address: 'IP address (hashed)',
  commandOf: (name: string) => `Command line (${name})`,
  field: 'Field',
  before: 'Before',
  after: 'After',
  changes: 'What changed',
  noFields: 'No field was changed.',
  nothing: 'nothing',
  yes: 'Yes',
  no: 'No',
  empty: 'No entries yet.',
  emptyHint: 'Everything that is added, changed or deleted appears here.',
  loadFailed: 'The audit log could not be loaded',
  actions: {
    added: 'Added',
    changed: 'Changed',
    deleted: 'Deleted',
    locked: 'Locked out',
  },
  done,
  subjects,
  actors,
  nameOf,
};

export const historyText = {
  title: 'History',
  whole: 'Full history',
  by: (action: string, name: string) => `${action} by ${name}`,
};
