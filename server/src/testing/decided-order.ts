import { isKeyRole, KEY_ROLES, PEOPLE, type Role } from '@tawseel/contract/facts/roles';
import type { StoredOrder } from '../areas/orders/rules/new-order.ts';
import type { ActContext } from '../areas/orders/rules/order-act.ts';
import { ABSENT } from '../areas/orders/rules/order-fields.ts';
import type { StoredEvent } from '../areas/orders/rules/tracking-history.ts';
import type { Actor } from '../platform/values/actor.ts';

export const CREATED = '2026-11-21T09:00:00.000Z';
export const LAST = '2026-11-21T09:58:00.000Z';
export const NOW = new Date('2026-11-21T10:00:00.000Z');
export const ROLES: readonly Role[] = [...PEOPLE, ...KEY_ROLES];

export function order(overrides: Partial<StoredOrder> = {}): StoredOrder {
  return {
    ...ABSENT,
    id: 'o1',
    tracking_id: 'T1',
    tracking_status: 'created',
    warehouse_id: 'w1',
    sender_id: 's1',
    cash_handed_in_at: null,
    collected_cash_fils: null,
    collected_card_fils: null,
    cancelled_at: null,
    created_at: CREATED,
    reference: '#1',
    images: '[]',
    receiver_name: 'Huda',
    receiver_phone: '050 123 4567',
    dropoff_street: 'Creek Street',
    dropoff_area: 'Al Nuaimiya',
    dropoff_city: 'Ajman',
    dropoff_country: 'United Arab Emirates',
    sender_name: 'Noor Trading',
    sender_phone: '04 123 4567',
    sender_address: 'Al Karama',
    pickup_area: '',
    pickup_city: 'Dubai',
    payment_method: 'COD',
    title: 'Books',
    type: 'Parcel',
    value_fils: 25_000,
    weight_grams: 4200,
    length_mm: 300,
    width_mm: 200,
    height_mm: 100,
    delivery_type: 'normal',
    details: '',
    additional_services: 0,
    base_fils: 1800,
    weight_fils: 500,
    size_fils: 250,
    packing_fils: 0,
    charge_fils: 2550,
    ...overrides,
  };
}

export const actor = (role: Role): Actor => ({
  role,
  kind: isKeyRole(role) ? 'key' : role,
  id: role,
  name: 'Sara',
});
export const knowing = (overrides: Partial<ActContext> = {}): ActContext => ({
  lastAt: LAST,
  undoMinutes: 10,
  today: '2026-11-21',
  history: [],
  isWarehouseThere: true,
  isSenderThere: true,
  ...overrides,
});

export const event = (status: string, overrides: Partial<StoredEvent> = {}): StoredEvent => ({
  status,
  at: LAST,
  note: '',
  kind: 'status',
  by: { kind: 'operator', id: 'operator', name: 'Sara' },
  ...overrides,
});
