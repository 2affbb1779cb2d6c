import type { City } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { DerivedStatus, TrackingStatus } from '@tawseel/contract/facts/tracking';
import { areasOf, ZONE_CITIES, ZONES, type Zone } from '@tawseel/contract/facts/zones';

const AREAS = ZONE_CITIES.flatMap((city) => ZONES.flatMap((zone) => areasOf(city, zone)));

/** Texts for words of the API, including odd spellings of the specification. */
export const words = {
  city: {
    'Abu-Dhabi': 'Abu Dhabi',
    Dubai: 'Dubai',
    Sharjah: 'Sharjah',
    Ajman: 'Ajman',
    Fujairah: 'Fujairah',
    'Ras-Al-Khaimah': 'Ras Al Khaimah',
    'Umm-Al-Quwain': 'Umm Al Quwain',
  } satisfies Record<City, string>,
  /** Cities in forms and histories, as the specification lists them. */
  listedCity: {
    'Abu-Dhabi': 'Abu-Dhabi',
    Dubai: 'Dubai',
    Sharjah: 'Sharjah',
    Ajman: 'Ajman',
    Fujairah: 'Fujairah',
    'Ras-Al-Khaimah': 'Ras-Al-Khaimah',
    'Umm-Al-Quwain': 'Umm-Al-Quwain',
  } satisfies Record<City, string>,
  country: { 'United Arab Emirates': 'United Arab Emirates' },
  zone: { 'Zone 1': 'Zone 1', 'Zone 2': 'Zone 2' } satisfies Record<Zone, string>,
  area: Object.fromEntries(AREAS.map((area) => [area, area])),
  orderStatus: {
    Pending: 'Pending',
    'Not Pickup': 'Not Pickup',
    Pickup: 'Pickup',
    completed: 'completed',
    return: 'return',
  } satisfies Record<DerivedStatus['status' | 'orderStatus'], string>,
  trackingStatus: {
    created: 'created',
    accepted: 'accepted',
    unpick: 'unpick',
    pickup: 'pickup',
    warehouse: 'warehouse',
    assignedtodriver: 'assignedtodriver',
    delivered: 'delivered',
    return: 'return',
  } satisfies Record<TrackingStatus, string>,
  deliveryType: { normal: 'normal', urgent: 'urgent' } satisfies Record<DeliveryType, string>,
  payment: { COD: 'COD', Card: 'Card', Wallet: 'Wallet' },
  orderType: { Parcel: 'Parcel' },
  profileStatus: { Active: 'Active', unActive: 'unActive' },
  role: {
    User: 'User',
    Company: 'Company',
    Supervisor: 'Supervisor',
    Operator: 'Operator',
    Driver: 'Driver',
    Cashier: 'Cashier',
  },
  size: { Small: 'Small', Medium: 'Medium', Large: 'Large', 'Extra Large': 'Extra Large' },
};
