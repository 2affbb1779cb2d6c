import type { Kysely } from 'kysely';
import { COMPANY, DELIVERY_TYPES, schemaOf, to, YES_OR_NO } from './columns.ts';

/** Creates the tables of prices and of payments to cashiers. */
export async function addMoney(db: Kysely<unknown>): Promise<void> {
  const { table, index } = schemaOf(db);
  await table('city_rates', ['id'], {
    id: 'text',
    company_id: 'text',
    company: COMPANY,
    from_city: 'text',
    to_city: 'text',
    mode: DELIVERY_TYPES,
    rate_fils: 'bigint',
    starting: YES_OR_NO,
  }).execute();
  await index('city_rates_route', 'city_rates', ['company_id', 'from_city', 'to_city', 'mode'])
    .unique()
    .execute();
  await table('zone_rates', ['id'], {
    id: 'text',
    company_id: 'text',
    company: COMPANY,
    from_city: 'text',
    from_zone: 'text',
    from_areas: 'text',
    to_city: 'text',
    to_zone: 'text',
    to_areas: 'text',
    mode: DELIVERY_TYPES,
    rate_fils: 'bigint',
  }).execute();
  await index('zone_rates_route', 'zone_rates', [
    'company_id',
    'from_city',
    'from_zone',
    'to_city',
    'to_zone',
    'mode',
  ])
    .unique()
    .execute();
  await table('weight_charges', ['id'], {
    id: 'text',
    from_grams: 'integer',
    up_to_grams: 'integer',
    price_fils: 'bigint',
    starting: YES_OR_NO,
  }).execute();
  await table('packing_charges', ['id'], { id: 'text', price_fils: 'bigint', starting: YES_OR_NO }).execute();
  await table('size_charges', ['id'], {
    id: 'text',
    size: 'text',
    max_volume: 'double precision?',
    price_fils: 'bigint',
    starting: YES_OR_NO,
  }).execute();

  await table('cashier_payments', ['id'], {
    id: 'text',
    cashier_id: to('staff'),
    warehouse_id: to('warehouses'),
    month: 'text',
    total_fils: 'bigint',
    notes: 'text',
    invoice_images: 'text',
    paid_at: 'text',
  }).execute();
  await index('cashier_payments_cashier', 'cashier_payments', ['cashier_id', 'paid_at']).execute();
  await index('cashier_payments_paid', 'cashier_payments', ['paid_at', 'warehouse_id']).execute();
}
