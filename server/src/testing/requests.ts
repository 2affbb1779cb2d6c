import type { orders } from '@tawseel/contract/orders';
import type { RequestInput } from '@tawseel/contract/route';

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
