import { DAY_MS } from '@tawseel/contract/facts/durations';
import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES, LONGEST } from '@tawseel/contract/facts/limits';
import { isCashOnDelivery, PAYMENT_METHODS } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { DELIVERY_WORDS, PAYMENT_WORDS, STATUS_WORDS } from '@tawseel/contract/facts/synonyms';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { isTrackingId, normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import {
  addresses,
  type Beside,
  type Codec,
  centimetres,
  code,
  type Doubt,
  dialled,
  email,
  hasCome,
  identity,
  instant,
  kilograms,
  makani,
  money,
  oneOf,
  phone,
  place,
  severalLines,
  text,
  yesOrNo,
} from '../../../platform/csv/codecs.ts';
import type { Values } from '../../../platform/csv/csv-table.ts';
import {
  ENTERED_COLUMNS,
  type EnteredColumns,
  fieldOf,
  type NewOrderColumns,
} from '../rules/order-fields.ts';
import { type HistoryEvent, history } from './history.ts';

/** Codec of tracking IDs: the check digit of ours must be right; others may be any short text without spaces. */
const trackingId: Codec<string> = {
  expected: sentence('a_tracking_id'),
  parse: (cell) => {
    const id = /^tws/i.test(cell) ? normalTrackingId(cell) : cell;
    if (!/^[\w.#/-]{4,40}$/.test(id)) return undefined;
    return id.startsWith('TWS-') && !isTrackingId(id) ? undefined : id;
  },
  format: (value) => value,
};

/**
 * Returns true if a time may follow the creation of its order; a day alone means its first moment, so it may be the
 * same day.
 */
const followsOrder = (at: string, { values: { created_at: made }, now }: Beside) =>
  at <= now && (typeof made !== 'string' || Date.parse(at) > Date.parse(made) - DAY_MS);

const sinceMade: Doubt<string> = {
  expected: sentence('a_time_since_order'),
  isSound: followsOrder,
};
const historySinceMade: Doubt<HistoryEvent[]> = {
  expected: sentence('times_since_order'),
  isSound: (events, beside) =>
    [events[0], events.at(-1)].every((event) => !event || followsOrder(event.at, beside)),
};

const owedInCash: Doubt<number> = {
  expected: sentence('nothing_to_collect'),
  isSound: (fils, { values }) => fils === 0 || isCashOnDelivery(String(values.payment_method)),
};

const priced = sentence('default_price');
const ofSender = sentence('default_of_sender');

/** Headers of the amount to collect, which is the value of an order too where the file has no other. */
const TO_COLLECT = [
  ...[
    'cod_amount',
    'cod_value',
    'cod',
    'cod_aed',
    'cash_on_delivery',
    'amount_to_collect',
    'to_collect',
    'collect',
  ],
  ...['collection_amount', 'الدفع عند الاستلام', 'المبلغ المطلوب', 'مبلغ التحصيل', 'التحصيل', 'المبلغ'],
];

const NOTES = [
  'order_details',
  'notes',
  'note',
  'remarks',
  'remark',
  'comments',
  'ملاحظات',
  'الملاحظات',
  'ملاحظة',
];

export const orderColumns = {
  id: { codec: identity, absent: sentence('default_new_id') },
  tracking_id: {
    codec: trackingId,
    absent: sentence('default_new_tracking_id'),
    aliases: ['tracking', 'tracking_number', 'awb', 'awb_number', 'رقم التتبع', 'رقم البوليصة'],
  },
  reference: {
    codec: text(LONGEST.reference),
    aliases: [
      ...['reference_number', 'reference_no', 'ref', 'shipper_reference', 'customer_reference'],
      ...[
        'order_no',
        'order_number',
        'order_id',
        'order_ref',
        'order',
        'invoice_no',
        'invoice_number',
        'invoice',
      ],
      ...['رقم الطلب', 'رقم الطلبية', 'رقم المرجع', 'المرجع', 'رقم الفاتورة'],
    ],
  },
  created_at: {
    codec: instant,
    absent: sentence('default_now'),
    doubt: hasCome,
    aliases: ['date', 'order_date', 'shipment_date', 'pickup_date', 'التاريخ', 'تاريخ الطلب'],
  },
  delivery_type: {
    codec: oneOf(DELIVERY_TYPES, DELIVERY_WORDS),
    required: true,
    aliases: ['mode', 'service', 'service_type', 'نوع التوصيل', 'نوع الخدمة'],
  },
  tracking_status: { codec: oneOf(TRACKING_STATUSES, STATUS_WORDS), absent: sentence('default_status') },
  warehouse_code: { codec: code, absent: sentence('default_nearest_warehouse'), aliases: ['warehouse'] },
  sender_id: { codec: identity, absent: sentence('default_sender_of_email') },
  sender_email: { codec: email, importOnly: true },
  sender_name: { codec: text(LONGEST.name), absent: ofSender, aliases: ['shipper', 'shipper_name'] },
  sender_phone: { codec: phone, doubt: dialled, absent: ofSender, aliases: ['shipper_phone'] },
  sender_address: { codec: text(LONGEST.senderAddress), absent: ofSender, aliases: ['shipper_address'] },
  pickup_area: { codec: text(LONGEST.area) },
  pickup_city: {
    codec: place,
    required: true,
    aliases: ['from_city', 'origin', 'origin_city', 'shipper_city'],
  },
  receiver_name: {
    codec: text(LONGEST.name),
    required: true,
    aliases: [
      ...[
        'receiver',
        'recipient',
        'recipient_name',
        'consignee',
        'consignee_name',
        'customer',
        'customer_name',
      ],
      ...['client', 'client_name', 'full_name', 'name', 'المستلم', 'اسم المستلم', 'العميل', 'اسم العميل'],
      ...['الزبون', 'اسم الزبون', 'الاسم'],
    ],
  },
  receiver_phone: {
    codec: phone,
    required: true,
    doubt: dialled,
    aliases: [
      ...['consignee_phone', 'consignee_mobile', 'receiver_mobile', 'recipient_phone', 'recipient_mobile'],
      ...['customer_phone', 'customer_mobile', 'mobile', 'mobile_no', 'mobile_number', 'phone', 'phone_no'],
      ...['phone_number', 'contact', 'contact_no', 'contact_number', 'tel', 'telephone', 'whatsapp'],
      ...['هاتف المستلم', 'رقم المستلم', 'رقم هاتف المستلم', 'هاتف العميل', 'رقم العميل', 'جوال العميل'],
      ...[
        'الجوال',
        'رقم الجوال',
        'جوال',
        'الموبايل',
        'رقم الموبايل',
        'موبايل',
        'الهاتف',
        'رقم الهاتف',
        'هاتف',
      ],
    ],
  },
  dropoff_street: {
    codec: text(LONGEST.street),
    required: true,
    aliases: [
      ...['receiver_address', 'street', 'consignee_address', 'recipient_address', 'customer_address'],
      ...['delivery_address', 'shipping_address', 'full_address', 'address', 'address_1', 'address_line_1'],
      ...['العنوان', 'عنوان المستلم', 'عنوان العميل', 'عنوان التوصيل', 'الشارع'],
    ],
  },
  dropoff_area: {
    codec: text(LONGEST.area),
    aliases: [
      ...['area', 'delivery_area', 'customer_area', 'district', 'neighborhood', 'neighbourhood'],
      ...['المنطقة', 'منطقة التوصيل', 'الحي'],
    ],
  },
  dropoff_city: {
    codec: place,
    required: true,
    aliases: [
      ...['to_city', 'receiver_city', 'destination', 'destination_city', 'consignee_city', 'customer_city'],
      ...[
        'delivery_city',
        'shipping_city',
        'city',
        'emirate',
        'المدينة',
        'مدينة التوصيل',
        'الإمارة',
        'الوجهة',
      ],
    ],
  },
  dropoff_building: {
    codec: text(LONGEST.building),
    aliases: ['building', 'building_name', 'المبنى', 'البناية'],
  },
  dropoff_landmark: { codec: text(LONGEST.landmark), aliases: ['landmark', 'علامة مميزة'] },
  dropoff_makani: { codec: makani, aliases: ['makani', 'makani_number', 'رقم مكاني'] },
  receiver_phone2: {
    codec: phone,
    doubt: dialled,
    aliases: [
      ...['receiver_phone_2', 'receiver_second_phone', 'consignee_phone_2', 'consignee_mobile_2', 'phone_2'],
      ...['mobile_2', 'second_phone', 'alternate_phone', 'alternative_phone', 'alternate_mobile'],
      ...['other_phone', 'secondary_phone', 'هاتف المستلم الثاني', 'رقم هاتف المستلم الثاني'],
      ...[
        'هاتف المستلم 2',
        'رقم المستلم 2',
        'الهاتف الثاني',
        'هاتف 2',
        'رقم آخر',
        'هاتف آخر',
        'هاتف بديل',
        'رقم بديل',
      ],
      ...['جوال 2', 'الجوال الثاني'],
    ],
  },
  dropoff_country: { codec: text(LONGEST.country), absent: sentence('default_value', { value: COUNTRY }) },
  payment_method: {
    codec: oneOf(PAYMENT_METHODS, PAYMENT_WORDS),
    required: true,
    aliases: ['payment', 'payment_type', 'payment_mode', 'طريقة الدفع', 'نوع الدفع', 'الدفع'],
  },
  title: {
    codec: text(LONGEST.title),
    required: true,
    counted: ['qty', 'quantity', 'pieces', 'pcs', 'no_of_pieces', 'الكمية', 'العدد', 'عدد القطع'],
    aliases: [
      ...['order_title', 'contents', 'description', 'goods_description', 'item', 'items', 'item_name'],
      ...['item_description', 'product', 'products', 'product_name', 'content', 'goods'],
      ...['المحتويات', 'المحتوى', 'المنتج', 'المنتجات', 'اسم المنتج', 'الصنف', 'الأصناف', 'البضاعة', 'الوصف'],
    ],
  },
  type: {
    codec: text(LONGEST.orderType),
    absent: sentence('default_value', { value: 'Parcel' }),
    aliases: ['order_type'],
  },
  details: { codec: severalLines(LONGEST.details), aliases: NOTES },
  delivery_instructions: { codec: severalLines(LONGEST.note), aliases: ['instructions', 'delivery_notes'] },
  value_aed: {
    codec: money,
    required: true,
    aliases: [
      ...['value', 'order_value', 'order_total', 'order_amount', 'total_amount', 'total', 'amount', 'price'],
      ...['القيمة', 'قيمة الطلب', 'السعر', 'الإجمالي', 'المجموع', ...TO_COLLECT],
    ],
  },
  refunded_aed: { codec: money, importOnly: true, absent: sentence('default_no_refund') },
  cod_aed: {
    codec: money,
    importOnly: true,
    absent: sentence('default_collect_value'),
    doubt: owedInCash,
    aliases: [...TO_COLLECT, 'outstanding_balance', 'balance_due'],
  },
  weight_kg: {
    codec: kilograms,
    required: true,
    aliases: ['weight', 'order_weight', 'actual_weight', 'chargeable_weight', 'الوزن', 'وزن الطلب'],
  },
  length_cm: { codec: centimetres, required: true, aliases: ['length', 'الطول'] },
  width_cm: { codec: centimetres, required: true, aliases: ['width', 'العرض'] },
  height_cm: { codec: centimetres, required: true, aliases: ['height', 'الارتفاع'] },
  packing: {
    codec: yesOrNo,
    absent: sentence('default_value', { value: 'no' }),
    aliases: ['additional_services'],
  },
  images: { codec: addresses, aliases: ['order_image'] },
  base_aed: { codec: money, absent: priced },
  weight_charge_aed: { codec: money, absent: priced },
  size_charge_aed: { codec: money, absent: priced },
  packing_charge_aed: { codec: money, absent: priced },
  charge_aed: { codec: money, absent: priced },
  cash_handed_in_at: { codec: instant, doubt: sinceMade, absent: sentence('default_not_handed_in') },
  order_cancelled_at: { codec: instant, doubt: sinceMade, absent: sentence('default_not_cancelled') },
  history: { codec: history, doubt: historySinceMade, absent: sentence('default_one_event') },
} as const;

export type OrderValues = Values<typeof orderColumns>;

/** Returns the database columns that a row of a file fills. */
export function enteredValues(values: OrderValues): NewOrderColumns {
  const cells: Record<string, unknown> = values;
  const entries = ENTERED_COLUMNS.flatMap((column): [string, unknown][] => {
    const { as, csv = column } = fieldOf(column);
    const value = cells[csv];
    if (value === undefined) return [];
    if (as === 'list') return [[column, JSON.stringify(value)]];
    return [[column, as === 'yesNo' ? Number(value) : value]];
  });
  // The columns that a file requires are all those that an order requires; the codecs read stored values.
  return Object.fromEntries(entries) as NewOrderColumns;
}

/** Returns the entered columns as cells of a file. */
export function cellsOf(row: EnteredColumns): Record<string, unknown> {
  return Object.fromEntries(
    ENTERED_COLUMNS.map((column) => {
      const { as, csv = column } = fieldOf(column);
      if (as === 'list') return [csv, row[column] === '[]' ? [] : JSON.parse(String(row[column]))];
      return [csv, as === 'yesNo' ? row[column] === 1 : row[column]];
    }),
  );
}
