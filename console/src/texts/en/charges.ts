import { TOO_HEAVY } from '@tawseel/contract/facts/sentences/en/rates';

import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const chargesText = {
  unauthorized: 'Unauthorized: No token found',
  title: 'Prices',
  weightTitle: 'Parcel Weight Charges',
  weightRange: 'Weight range (kg)',
  weightNote: TOO_HEAVY,
  packingTitle: 'Additional Packing Charges',
  packingName: 'Additional Service Charge',
  packingHeader: 'Charge',
  sizeTitle: 'Parcel Size Charges',
  size: 'Size category',
  maxVolume: 'Max volume (cm³)',
  price: 'Price (Dirham)',
  actions: 'Actions',
  aed: 'AED',
  infinity: '∞',
  unlimited: 'Unlimited',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  forCharge: (action: string, charge: string) => `${action} ${charge}`,
  fieldOf: (field: string, charge: string) => `${field}, ${charge}`,
  none: 'No charges found.',
  loadFailed: 'The charges could not be loaded',
  notSaved: 'Not saved.',
  noPrice: 'Must be a number in AED.',
  noVolume: 'Must be a number in cm³.',
  weightUpdated: 'Weight rate updated successfully.',
  packingUpdated: 'Price updated successfully!',
  packingFailed: 'Failed to update price.',
  sizeUpdated: 'Parcel size charge updated successfully!',
  sizeFailed: 'Failed to update charge.',
};

const rateOf = (kind: string, company: string) => `${kind} of ${company || 'the company'}`;

export const quoteText = {
  title: 'Try a price',
  about: 'The price of a delivery at the current rates and charges. Nothing is saved.',
  pickup: 'From',
  dropoff: 'To',
  placeHint: 'An emirate or an area, like Al Ain',
  weight: 'Weight (kg)',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
  mode: 'Delivery mode',
  modes: { normal: 'Normal', urgent: 'Urgent' },
  company: 'Company',
  companyHint: 'Type a name. If empty, individual rates apply.',
  noSuchCompany: 'Company not found. Choose one from the list, or leave this empty.',
  packing: 'Additional packing',
  close: 'Close',
  quote: 'Price',
  quoteNeeds: (parts: readonly string[]) =>
    `To see the price, enter ${new Intl.ListFormat('en-GB').format(parts)}.`,
  quoteParts: {
    pickup: 'the pickup place',
    dropoff: 'the delivery place',
    orderWeight: 'the weight',
    parcelSize: 'the size',
    senderId: 'a company from the list, or none',
  },
  failed: 'No price found.',
  base: 'Base',
  weightPart: 'Weight',
  sizePart: 'Size',
  packingPart: 'Packing',
  charge: 'Charge',
  gaveBase: (kind: string, route: string, mode: string) => `${kind}, ${route}, ${mode.toLowerCase()}`,
  route: (from: string, to: string) => `${from} to ${to}`,
  kinds: {
    'company-zone': (company: string) => rateOf('Zone rate', company),
    'company-city': (company: string) => rateOf('City rate', company),
    'general-zone': () => 'General zone rate',
    'individual-city': () => 'Individual city rate',
  },
};

export const startingText = {
  mark: 'Starting price',
  charges: (count: number) => plural(count, { one: '1 charge', other: `${count} charges` }),
  rates: (count: number) => plural(count, { one: '1 individual rate', other: `${count} individual rates` }),
  ratesOf: (count: number, mode: string) =>
    plural(count, { one: `1 ${mode} rate`, other: `${count} ${mode} rates` }),
  all: (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts),
  notice: (what: string) =>
    `Starting prices: ${what} came with Tawseel. Orders are blocked until you confirm prices. Change what is wrong, then confirm the rest.`,
  keep: (what: string) => `Confirm ${what}`,
  keepAll: 'Confirm all',
  keepTitle: (what: string) => `Confirm ${what} as they are?`,
  keepQuestion: 'Orders will be charged these prices. You can still change each one.',
  keepYes: 'Confirm',
  kept: 'Prices confirmed',
  keepFailed: 'The prices could not be confirmed',
  toRates: 'View the rates',
};
