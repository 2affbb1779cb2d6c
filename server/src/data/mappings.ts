import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { BadSetting } from '../settings.ts';
import type { Mapping } from './plan.ts';

const words = z.record(z.string(), z.string());

const MappingFile = z.strictObject({
  kind: z.string(),
  columns: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  values: z.optional(z.record(z.string(), words)),
  set: z.optional(words),
  wholeRowsHave: z.optional(z.string()),
});

const COUNTRIES = { AE: 'United Arab Emirates' };

const known: Record<string, Mapping> = {
  /** Orders as the admin of Shopify exports them: an order with several items takes several rows. */
  shopify: {
    kind: 'orders',
    columns: {
      tracking_id: 'Name',
      created_at: 'Created at',
      delivery_type: 'Shipping Method',
      receiver_name: 'Shipping Name',
      receiver_phone: 'Shipping Phone',
      dropoff_street: ['Shipping Address1', 'Shipping Address2'],
      dropoff_area: 'Shipping City',
      dropoff_city: 'Shipping Province',
      dropoff_country: 'Shipping Country',
      payment_method: 'Payment Method',
      title: 'Lineitem name',
      details: 'Notes',
      value_aed: 'Total',
    },
    values: {
      dropoff_country: COUNTRIES,
      payment_method: { 'Cash on Delivery (COD)': 'COD', 'Cash on Delivery': 'COD', '*': 'Card' },
      delivery_type: { Express: 'urgent', 'Same day': 'urgent', '*': 'normal' },
    },
    wholeRowsHave: 'Total',
  },
  /** The default CSV of WooCommerce's own Customer / Order / Coupon Export. */
  woocommerce: {
    kind: 'orders',
    columns: {
      tracking_id: 'order_number',
      created_at: 'order_date',
      receiver_name: ['shipping_first_name', 'shipping_last_name'],
      receiver_phone: 'billing_phone',
      dropoff_street: 'shipping_address_1',
      dropoff_area: 'shipping_address_2',
      dropoff_city: 'shipping_city',
      dropoff_country: 'shipping_country',
      payment_method: 'payment_method',
      details: 'customer_note',
      value_aed: 'order_total',
    },
    values: { dropoff_country: COUNTRIES, payment_method: { cod: 'COD', '*': 'Card' } },
  },
};

export const mappingNames = Object.keys(known);

/** A known mapping by its name, or one from a JSON file. Throws BadSetting when it is none, or of another kind. */
export async function findMapping(name: string, kind: string): Promise<Mapping> {
  const mapping = known[name] ?? (await readMapping(name));
  if (mapping.kind === kind) return mapping;
  throw new BadSetting(`The mapping ${name} is for ${mapping.kind}, not for ${kind}.`);
}

async function readMapping(file: string): Promise<Mapping> {
  if (!file.endsWith('.json')) {
    throw new BadSetting(
      `There is no mapping ${file}. Known are ${mappingNames.join(', ')}; a file of your own must end in .json.`,
    );
  }
  const read = MappingFile.safeParse(jsonIn(await readFile(file, 'utf8'), file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BadSetting(
    `${file}: ${issue?.path.join('.') || 'the mapping'}: ${issue?.message} See docs/data.md.`,
  );
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadSetting(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
