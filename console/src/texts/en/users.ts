import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const usersText = {
  title: 'Users',
  list: 'Users',
  tabs: 'Kinds of users',
  all: 'All Users',
  individual: 'Individual Users',
  company: 'Company Users',
  search: 'Search by name, city or email',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  city: 'City',
  actions: 'Actions',
  forName: (action: string, name: string) => `${action}: ${name}`,
  view: 'View User Details',
  remove: 'User Delete',
  setCompanyPrice: 'Set CompanyPrice',
  setZonePrice: 'Set ZonePrice',
  editUserPrice: 'Edit User Price',
  userZonePrice: 'User Zone Price',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: (name: string) =>
    `${name} will be deleted for good. Past orders stay, with the sender's details as they were.`,
  counting: 'Counting the orders…',
  notCounted: 'How many orders there are could not be read.',
  orders: (count: number | undefined) =>
    plural(count, { one: '1 order', other: `${showNumber(count)} orders` }),
  nothingOpen: (orders: string) => `${orders}, no cash on delivery open.`,
  cashOpen: (orders: string, cash: string) =>
    `${orders}, ${cash} of cash on delivery not handed in. Until it is, the sender cannot be deleted.`,
  removeYes: 'Delete',
  removed: 'user deleted successfully!',
  removeFailed: 'Failed to delete user',
  empty: 'No Users found.',
  emptyHint: 'Senders appear here once they have registered.',
  loadFailed: 'The users could not be loaded',

  details: 'User Details',
  phone: 'Phone',
  country: 'Country',
  street: 'Street',
  houseNo: 'House No',
  created: 'Created',
  addresses: 'Additional Addresses',
};
