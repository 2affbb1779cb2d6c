/** Rows of another company's server: some fields missing, some more than requested. */
export type Row = Record<string, unknown>;

const ID = '65f1c0a4e13b7a00000000';
let made = 0;
const nextId = (): string => `${ID}${(made++).toString(16).padStart(2, '0')}`;

export type Store = {
  warehouses: Row[];
  senders: Row[];
  supervisors: Row[];
  operators: Row[];
  drivers: Row[];
  cashiers: Row[];
  payments: Row[];
  orders: Row[];
  userRates: Row[];
  companyRates: Row[];
  zoneRates: Row[];
  companyZoneRates: Row[];
  weights: Row[];
  /** A single object, as its server sends it. */
  packing: Row;
  sizes: Row[];
  queries: Row[];
};

function makeOrder(number: number): Row {
  const isUrgent = number % 3 === 0;
  return {
    _id: nextId(),
    trackingID: `FLC${String(1000 + number)}`,
    mode: isUrgent ? 'urgent' : 'normal',
    deliveryType: isUrgent ? 'urgent' : 'normal',
    status: ['Pending', 'Not Pickup', 'Pickup'][number % 3],
    orderStatus: ['Pending', 'completed', 'return'][number % 3],
    trackingStatus: ['created', 'delivered', 'return', 'held at customs'][number % 4],
    dropoff: { receiverName: number === 7 ? 'Zayed Rahman' : `Receiver ${number}`, city: 'Dubai' },
    paymentMethod: number % 2 === 0 ? 'COD' : 'Card',
    orderValue: number * 10.5,
    createdAt: new Date(Date.UTC(2026, 10, 1, 8, number)).toISOString(),
    __v: 0,
  };
}

/** Data at the start of the host; each test starts with a new copy. */
export function newStore(): Store {
  made = 0;
  return {
    warehouses: [
      {
        _id: nextId(),
        wareHouseName: 'Falcon Hub',
        city: 'Dubai',
        phone: '+971 4 555 0101',
        country: 'UAE',
        __v: 3,
      },
      {
        _id: nextId(),
        wareHouseName: 'Falcon Abu Dhabi',
        city: 'Abu Dhabi',
        warehouseCode: 'AD-9',
        email: null,
      },
      {
        _id: nextId(),
        wareHouseName: 'Falcon Al Ain',
        city: 'Al Ain',
        country: 'UAE',
        street: 'Opposite the date market',
        phone: 'ask for Bilal',
        email: 'alain at falcon',
      },
    ],
    senders: [
      { _id: nextId(), name: 'Omar Haddad', email: 'omar@falcon.example', city: 'Ajman', role: 'User' },
      {
        _id: nextId(),
        name: 'Gulf Books',
        email: 'books@falcon.example',
        city: 'Dubai',
        role: 'Company',
        addresses: null,
      },
      { _id: nextId(), name: 'Desert Tiles', city: 'Fujairah', role: 'Company', verified: true },
      { _id: nextId(), email: 'nameless@falcon.example', role: 'Partner' },
      {
        _id: 'company5',
        name: 'Rolla Spices',
        email: 'rolla@falcon.example',
        city: 'sharjah',
        role: 'Company',
      },
    ],
    supervisors: [
      {
        _id: nextId(),
        firstName: 'Huda',
        lastName: 'Karim',
        email: 'huda@falcon.example',
        role: 'supervisor',
        profileStatus: 'Active',
      },
    ],
    operators: [
      {
        _id: nextId(),
        firstName: 'Tariq',
        email: 'tariq@falcon.example',
        role: 'operator',
        profileStatus: 'Suspended',
      },
    ],
    drivers: [
      {
        _id: nextId(),
        firstName: 'Bilal',
        lastName: 'Noor',
        email: 'bilal@falcon.example',
        vehicleType: 'Van',
        profileStatus: 'Active',
      },
      {
        _id: nextId(),
        firstName: 'Sana',
        lastName: 'Aziz',
        email: 'sana@falcon.example',
        profileStatus: 'unActive',
      },
    ],
    cashiers: [
      {
        _id: nextId(),
        firstName: 'Rami',
        lastName: 'Saleh',
        email: 'rami@falcon.example',
        profileStatus: 'Active',
        phone: '04 555 0144 ext 2',
        address: 'Shop 9, Naif Souq',
      },
    ],
    payments: [{ _id: nextId(), month: 'October 2026', totalAmount: '1250.75', invoiceImg: [] }],
    orders: Array.from({ length: 25 }, (_, index) => makeOrder(25 - index)),
    userRates: [
      { _id: nextId(), fromCity: 'Dubai', toCity: 'Sharjah', rates: 20 },
      { _id: nextId(), fromCity: 'Sharjah', toCity: 'Dubai', rates: '22.5' },
      { _id: 'urgent1', fromCity: 'Dubai', toCity: 'Sharjah', rates: 31, mode: 'urgent' },
    ],
    companyRates: [
      { fromCity: 'Dubai', toCity: 'Ajman', rate: 18 },
      { fromCity: 'Sharjah', toCity: 'Dubai', rate: '17.5' },
      { fromCity: 'Sharjah', toCity: 'Dubai', rate: 27, mode: 'urgent' },
    ],
    zoneRates: [
      {
        _id: nextId(),
        fromCity: 'Dubai',
        fromZone: 'Zone 1',
        fromZoneAreas: ['Deira', 'Naif'],
        toCity: 'Sharjah',
        toZone: 'Zone 1',
        toZoneAreas: ['Industrial Area 1'],
        rate: 30,
        mode: 'normal',
      },
      {
        _id: nextId(),
        fromCity: 'Dubai',
        fromZone: 'Zone 2',
        toCity: 'Dubai',
        toZone: 'Zone 2',
        rate: '12',
        mode: 'normal',
      },
    ],
    companyZoneRates: [],
    weights: [
      { _id: nextId(), range: '0-5', price: 0 },
      { _id: nextId(), range: '5-30', price: 15 },
    ],
    packing: { _id: nextId(), price: 6 },
    sizes: [
      { _id: nextId(), size: 'Small', maxVolume: 5000, price: 4 },
      { _id: nextId(), size: 'Any', maxVolume: null, price: 40 },
    ],
    queries: [
      {
        _id: nextId(),
        name: 'Lina',
        email: 'lina@falcon.example',
        message: 'Where is my parcel?',
        createdAt: '2026-11-02T09:30:00Z',
      },
      { _id: nextId(), email: 'quiet@falcon.example', subject: 'Invoice' },
    ],
  };
}
