import type { business } from '@tawseel/contract/business';
import type { orders } from '@tawseel/contract/orders';
import type { RequestInput } from '@tawseel/contract/route';
import type { senders } from '@tawseel/contract/senders';

/** Fixture of an order request, as a shop sends it. */
export const ORDER = {
  deliveryType: 'normal',
  orderWeight: 1.2,
  parcelSize: { length: 30, width: 20, height: 10 },
  pickup: {
    city: 'Dubai',
    senderName: 'Layla Haddad',
    senderPhone: '+971 50 771 0932',
    senderAddress: 'Villa 12, Al Wasl Road',
  },
  dropoff: {
    city: 'Sharjah',
    receiverName: 'Omar Farouk',
    receiverPhone: '+971 52 118 6640',
    street: 'King Faisal Street',
  },
  paymentMethod: 'COD',
  orderTitle: 'Perfume set',
  orderValue: 250,
} satisfies RequestInput<typeof orders.createOrder>['body'];

/** Fixture of a sender request, as the console sends it. */
export const SENDER = {
  role: 'Company',
  name: 'Noor Trading',
  email: 'orders@noor.example',
  phone: '04 338 7755',
  country: 'United Arab Emirates',
  city: 'Dubai',
  street: 'Al Khail Road',
} satisfies RequestInput<typeof senders.createSender>['body'];

/** Fixture of the business itself, as the console sends it; it wants the version that is changed. */
export const BUSINESS = {
  legalName: 'Wasl Parcel Delivery L.L.C',
  legalNameAr: 'وصل لتوصيل الطرود ذ.م.م',
  tradeName: 'Wasl',
  trn: '100384726190003',
  licenceNumber: '1148820',
  licenceAuthority: 'Dubai Department of Economy and Tourism',
  street: 'Al Quoz Industrial Area 3, 17B Street',
  city: 'Dubai',
  phone: '+971 4 320 8841',
  email: 'office@wasl.example',
  iban: 'AE070331234567890123456',
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: [{ date: '2026-12-02', name: 'Eid Al Etihad' }],
  ramadans: [{ year: 1448, from: '2027-02-09', to: '2027-03-10' }],
} satisfies Omit<RequestInput<typeof business.updateBusiness>['body'], 'version'>;

/** Fixture of a warehouse request, as the console sends it. */
export const WAREHOUSE = {
  name: 'Deira Depot',
  country: 'United Arab Emirates',
  street: 'Al Ittihad Road 44',
  email: 'deira@tawseel.example',
  phone: '+971 4 222 3344',
  city: 'Dubai',
};

/** Fixture of new staff, as the console sends it, but for the warehouse. */
export const STAFF = {
  firstName: 'Sana',
  lastName: 'Haddad',
  email: 'sana.haddad@tawseel.example',
  phoneNo: '054 771 0932',
  cnic: '784199366503187',
  country: 'United Arab Emirates',
  city: 'Dubai',
  street: 'Al Wasl Road',
  houseNo: 'Flat 5',
  accountNumber: 'ae07 0331 2345 6789 0123 456',
};
