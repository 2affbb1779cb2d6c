import { foldText } from './fold-text.ts';

/** Words for each value of an enumeration, besides the value itself. */
type Words<T extends string> = Readonly<Record<T, readonly string[]>>;

// Files of shops and couriers in the UAE, and what our own screens call the values in every language. A word that leaves
// open whether the receiver pays, such as "Bank Deposit", is not among them: the importer asks.

export const PAYMENT_WORDS: Words<'COD' | 'Card' | 'Wallet'> = {
  COD: [
    'Cash on delivery',
    'Cash on delivery (COD)',
    'C.O.D.',
    'Pay on delivery',
    'Cash',
    'To collect',
    'Unpaid',
    'الدفع عند الاستلام',
    'الدفع عند التوصيل',
    'دفع عند الاستلام',
    'نقدا',
    'نقدي',
    'نقد',
    'كاش',
  ],
  Card: [
    'Credit card',
    'Debit card',
    'Visa',
    'Mastercard',
    'Online',
    'Paid online',
    'Prepaid',
    'Pre-paid',
    'Paid',
    'Non COD',
    'No COD',
    'بطاقة',
    'بطاقة ائتمان',
    'مدفوع',
    'مدفوعة',
    'مدفوع مسبقا',
    'مسبق الدفع',
    'الدفع الإلكتروني',
  ],
  Wallet: ['E-wallet', 'Digital wallet', 'محفظة', 'محفظة إلكترونية'],
};

export const DELIVERY_WORDS: Words<'urgent' | 'normal'> = {
  urgent: [
    'Express',
    'Express delivery',
    'Same day',
    'Same day delivery',
    'Sameday',
    'Rush',
    'Priority',
    'عاجل',
    'مستعجل',
    'سريع',
    'توصيل سريع',
    'نفس اليوم',
    'توصيل في نفس اليوم',
  ],
  normal: [
    'Standard',
    'Standard delivery',
    'Standard shipping',
    'Regular',
    'Economy',
    'Next day',
    'Next day delivery',
    'عادي',
    'توصيل عادي',
    'قياسي',
    'اليوم التالي',
  ],
};

export const STATUS_WORDS: Words<
  'created' | 'accepted' | 'unpick' | 'pickup' | 'warehouse' | 'assignedtodriver' | 'delivered' | 'return'
> = {
  created: ['New', 'تم الإنشاء', 'جديد'],
  accepted: ['Ready for pickup', 'جاهز للاستلام', 'بانتظار الاستلام من المُرسِل'],
  unpick: ['Rejected by driver', 'Not picked up', 'رفضه المندوب', 'رفضه السائق', 'لم تُستلم من المُرسِل'],
  pickup: ['Picked up', 'تم الاستلام من المُرسِل'],
  warehouse: ['In the warehouse', 'In warehouse', 'في المستودع'],
  assignedtodriver: ['With a driver', 'Out for delivery', 'مع المندوب', 'مع السائق'],
  delivered: ['Completed', 'تم التوصيل'],
  return: ['Returned', 'RTO', 'مرتجع'],
};

export const SENDER_WORDS: Words<'User' | 'Company'> = {
  User: ['Individual', 'Person', 'فرد'],
  Company: ['Shop', 'Business', 'شركة'],
};

export const STAFF_WORDS: Words<'supervisor' | 'operator' | 'driver' | 'cashier'> = {
  supervisor: ['مشرف'],
  operator: ['موظف عمليات'],
  driver: ['Courier', 'مندوب', 'سائق'],
  cashier: ['أمين صندوق'],
};

export const PROFILE_WORDS: Words<'Active' | 'unActive'> = {
  Active: ['نشط'],
  unActive: ['Inactive', 'Not active', 'غير نشط'],
};

export const ZONE_WORDS: Words<'Zone 1' | 'Zone 2'> = {
  'Zone 1': ['1', 'النطاق 1'],
  'Zone 2': ['2', 'النطاق 2'],
};

/** Normalises a word for comparison: in one spelling, without spaces and signs. */
const plainWord = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns a function that finds the value of a word in any spelling, or undefined if it is unknown. */
export function valueFinder<T extends string>(
  values: readonly T[],
  words?: Partial<Words<T>>,
): (text: string) => T | undefined {
  const known = new Map(
    values.flatMap((value) =>
      [value, ...(words?.[value] ?? [])].map((word) => [plainWord(word), value] as const),
    ),
  );
  return (text) => known.get(plainWord(text));
}
