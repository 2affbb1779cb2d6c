import { TOO_HEAVY_NOTE } from '@tawseel/contract/facts/limits';

import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const chargesText = {
  title: 'Prices',
  weightTitle: 'Parcel Weight Charges',
  weightRange: 'Weight range (kg)',
  weightNote: TOO_HEAVY_NOTE,
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
  weightUpdated: 'Weight rate updated successfully.',
  packingUpdated: 'Price updated successfully!',
  packingFailed: 'Failed to update price.',
  sizeUpdated: 'Parcel size charge updated successfully!',
  sizeFailed: 'Failed to update charge.',
};

export const quoteText = {
  title: 'Try a price',
  about: 'The price of a delivery at the current rates and charges. Nothing is saved.',
  pickupCity: 'Pickup city',
  dropoffCity: 'Drop-off city',
  pickupArea: 'Pickup area',
  dropoffArea: 'Drop-off area',
  anyArea: 'No area',
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
  submit: 'Show price',
  charge: 'Charge',
  base: 'Base',
  weightPart: 'Weight',
  sizePart: 'Size',
  packingPart: 'Packing',
  gaveBase: (kind: string, route: string) => `${kind}, ${route}`,
  route: (from: string, to: string) => `${from} to ${to}`,
  kinds: {
    'company-zone': 'Zone rate of the company',
    'company-city': 'City rate of the company',
    'general-zone': 'General zone rate',
    'individual-city': 'Individual city rate',
  },
  failed: 'No price found.',
};

export const startingText = {
  mark: 'Starting price',
  charges: (count: number) => plural(count, { one: '1 charge', other: `${count} charges` }),
  rates: (count: number) => plural(count, { one: '1 individual rate', other: `${count} individual rates` }),
  ratesOf: (count: number, mode: string) =>
    plural(count, { one: `1 ${mode} rate`, other: `${count} ${mode} rates` }),
  all: (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts),
  notice: (what: string) =>
    `Starting prices: ${what} came with Tawseel and are not confirmed yet. Orders that need them are refused. Change what is wrong, then keep the rest.`,
  keep: (what: string) => `Keep ${what}`,
  keepTitle: (what: string) => `Keep ${what} as they are?`,
  keepQuestion: 'Orders will be charged these prices. You can still change each one.',
  keepYes: 'Keep',
  kept: 'Prices kept',
  keepFailed: 'The prices could not be kept',
  toRates: 'View the rates',
};
