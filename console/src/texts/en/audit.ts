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
  call: 'API call',
  address: 'IP address (hashed)',
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
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    locked: 'Locked out',
  },
  subjects,
  actors,
  names: {
    rates: 'Rates set',
    wareHouseName: 'Name',
    warehouseCode: 'Code',
    cnic: 'Identity number',
    phoneNo: 'Phone',
    trackingStatus: 'Tracking status',
    cashHandedInAt: 'Cash handed in',
    profileStatus: 'Status',
  } as Readonly<Record<string, string>>,
};

export const historyText = {
  title: 'History',
  whole: 'Full history',
  by: (action: string, name: string) => `${action} by ${name}`,
};
