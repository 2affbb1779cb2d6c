import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { UserError } from '../user-error.ts';
import type { Mapping } from './plan.ts';

const words = z.record(z.string(), z.string());

const list = z.array(z.string());

const liveWhere = z.strictObject({
  words: list,
  where: z.record(z.string(), list),
  as: z.optional(z.string()),
});

const MappingFile = z.strictObject({
  kind: z.optional(z.string()),
  columns: z.optional(z.record(z.string(), z.union([z.string(), list]))),
  values: z.optional(z.record(z.string(), words)),
  set: z.optional(words),
  wholeRowsHave: z.optional(z.string()),
  /** A null removes a rule of an earlier mapping. */
  liveRowsHave: z.optional(z.record(z.string(), z.nullable(z.union([list, liveWhere])))),
});
type MappingFile = z.infer<typeof MappingFile>;

const COUNTRIES = { AE: 'United Arab Emirates' };

/** Value mapping of payment methods. Anything that mentions cash on delivery is COD, so that no cash is lost. */
const PAYMENT_METHODS = {
  COD: 'COD',
  '*(COD)*': 'COD',
  Cash: 'COD',
  '*cash on delivery*': 'COD',
  '*pay on delivery*': 'COD',
  '*الدفع عند الاستلام*': 'COD',
  '*': 'Card',
};

/** Financial states for which the payment method decides instead. */
const STATES = ['paid', 'pending', 'authorized', 'partially_refunded', 'refunded', 'voided'];
const SAYS_NOTHING = Object.fromEntries(STATES.map((state) => [state, '']));

const known: Record<string, MappingFile> = {
  /** Order export of Shopify's admin; an order with several items takes several rows. */
  shopify: {
    kind: 'orders',
    columns: {
      // Not mapped, because Shopify's Id is not one of our ids.
      id: [],
      reference: 'Name',
      created_at: 'Created at',
      delivery_type: 'Shipping Method',
      receiver_name: 'Shipping Name',
      receiver_phone: ['Shipping Phone', 'Billing Phone', 'Phone'],
      dropoff_street: ['Shipping Address1', 'Shipping Address2'],
      dropoff_area: 'Shipping City',
      // Falls back to the city, because many checkouts have no field for the province.
      dropoff_city: ['Shipping Province', 'Shipping City'],
      dropoff_country: 'Shipping Country',
      payment_method: ['Financial Status', 'Payment Method'],
      title: 'Lineitem name',
      details: 'Notes',
      value_aed: 'Total',
      refunded_aed: 'Refunded Amount',
      cod_aed: 'Outstanding Balance',
    },
    values: {
      dropoff_country: COUNTRIES,
      payment_method: { ...PAYMENT_METHODS, ...SAYS_NOTHING, partially_paid: 'COD' },
      delivery_type: { '*express*': 'urgent', '*same day*': 'urgent', '*urgent*': 'urgent', '*': 'normal' },
    },
    set: { delivery_type: 'normal' },
    wholeRowsHave: 'Total',
    liveRowsHave: {
      'Cancelled at': [],
      'Financial Status': ['paid', 'partially_paid', 'pending', 'authorized'],
      // A bank transfer that has not arrived is neither paid nor collected at the door.
      'Payment Method': {
        as: 'payment_method',
        words: ['COD'],
        where: { 'Financial Status': ['pending'] },
      },
      'Fulfillment Status': ['unfulfilled', 'pending'],
      Currency: ['AED'],
    },
  },
  /** WooCommerce order export: the default CSV of its Customer / Order / Coupon Export. */
  woocommerce: {
    kind: 'orders',
    columns: {
      reference: 'order_number',
      created_at: 'order_date',
      receiver_name: ['shipping_first_name', 'shipping_last_name'],
      receiver_phone: 'billing_phone',
      dropoff_street: ['shipping_address_1', 'shipping_address_2'],
      dropoff_area: 'shipping_city',
      dropoff_city: ['shipping_state', 'shipping_city'],
      dropoff_country: 'shipping_country',
      payment_method: 'payment_method',
      details: 'customer_note',
      value_aed: 'order_total',
      refunded_aed: 'refunded_total',
    },
    values: { dropoff_country: COUNTRIES, payment_method: PAYMENT_METHODS },
    liveRowsHave: { status: ['processing', 'wc-processing'], order_currency: ['AED'] },
  },
};

export const mappingNames = Object.keys(known);

/** Returns the names of the built-in mappings of a kind. */
export function mappingsOf(kind: string): string[] {
  return mappingNames.filter((name) => known[name]?.kind === kind);
}

/**
 * Merges mappings, built-in by name or from JSON files; later ones override earlier ones. Throws a UserError if one
 * does not exist or is of another kind.
 */
export async function findMappings(names: readonly string[], kind: string): Promise<Mapping> {
  let mapping: Mapping = { columns: {}, values: {}, set: {}, liveRowsHave: {} };
  for (const name of names) {
    const next = known[name] ?? (await readMapping(name));
    if (next.kind !== undefined && next.kind !== kind) {
      throw new UserError(`The mapping ${name} is for ${next.kind}, not for ${kind}.`);
    }
    mapping = mergeMappings(mapping, next);
  }
  return mapping;
}

function mergeMappings(
  below: Mapping,
  { columns, values = {}, set, wholeRowsHave, liveRowsHave }: MappingFile,
): Mapping {
  const live = Object.entries({ ...below.liveRowsHave, ...liveRowsHave });
  const translated = Object.entries(values).map(([name, more]) => [name, { ...below.values[name], ...more }]);
  return {
    columns: { ...below.columns, ...columns },
    values: { ...below.values, ...Object.fromEntries(translated) },
    set: { ...below.set, ...set },
    wholeRowsHave: wholeRowsHave ?? below.wholeRowsHave,
    liveRowsHave: Object.fromEntries(live.flatMap(([header, one]) => (one ? [[header, one]] : []))),
  };
}

async function readMapping(file: string): Promise<MappingFile> {
  if (!file.endsWith('.json')) {
    throw new UserError(
      `There is no mapping ${file}. Known mappings: ${mappingNames.join(', ')}. Your own file must end in .json.`,
    );
  }
  const read = MappingFile.safeParse(jsonIn(await readFile(file, 'utf8'), file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UserError(
    `${file}: ${issue?.path.join('.') || 'the mapping'}: ${issue?.message} See docs/data.md.`,
  );
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
