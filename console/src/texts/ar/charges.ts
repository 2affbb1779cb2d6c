import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { onFirstUse } from '@tawseel/contract/facts/on-first-use';
import { TOO_HEAVY } from '@tawseel/contract/facts/sentences/ar/rates';
import { counted, modeName, type Noun } from '@tawseel/contract/facts/sentences/ar/words';
import type { chargesText as charges, quoteText as quote, startingText as starting } from '../en/charges.ts';

const CHARGES: Noun = ['بند رسوم واحد', 'بندا رسوم', 'بنود رسوم', 'بند رسوم', 'بند رسوم'];
const RATES: Noun = ['سعر واحد', 'سعران', 'أسعار', 'سعرًا', 'سعر'];

const list = onFirstUse(() => new Intl.ListFormat('ar'));

export const chargesText: typeof charges = {
  unauthorized: 'غير مسموح: لم يُعثر على رمز الجلسة',
  title: 'الأسعار',
  weightTitle: 'رسوم وزن الشحنة',
  weightRange: 'فئة الوزن (كغ)',
  weightNote: TOO_HEAVY,
  packingTitle: 'رسوم التغليف الإضافي',
  packingName: 'تغليف إضافي',
  packingHeader: 'الرسوم',
  sizeTitle: 'رسوم حجم الشحنة',
  size: 'فئة الحجم',
  maxVolume: 'الحجم الأقصى (سم³)',
  price: 'السعر (درهم)',
  actions: 'الإجراءات',
  aed: 'AED',
  infinity: '∞',
  unlimited: 'بلا حد',
  edit: 'تعديل',
  save: 'حفظ',
  cancel: 'إلغاء',
  forCharge: (action, charge) => ar`${action} ${charge}`,
  fieldOf: (field, charge) => ar`${field}، ${charge}`,
  none: 'لا توجد رسوم.',
  loadFailed: 'تعذّر تحميل الرسوم',
  notSaved: 'لم يُحفظ.',
  noPrice: 'يجب أن يكون رقمًا بالدرهم.',
  noVolume: 'يجب أن يكون رقمًا بالسنتيمتر المكعب.',
  weightUpdated: 'تم تحديث رسوم الوزن.',
  packingUpdated: 'تم تحديث السعر.',
  packingFailed: 'تعذّر تحديث السعر.',
  sizeUpdated: 'تم تحديث رسوم حجم الشحنة.',
  sizeFailed: 'تعذّر تحديث الرسوم.',
};

const rateOf = (kind: string, company: string) => (company ? ar`${kind} لـ${company}` : `${kind} للشركة`);

export const quoteText: typeof quote = {
  title: 'تجربة سعر',
  about: 'سعر التوصيل بالأسعار والرسوم الحالية. لا يُحفظ شيء.',
  pickup: 'من',
  dropoff: 'إلى',
  placeHint: 'إمارة أو منطقة، مثل العين',
  weight: 'الوزن (كغ)',
  length: 'الطول (سم)',
  width: 'العرض (سم)',
  height: 'الارتفاع (سم)',
  mode: 'نوع التوصيل',
  modes: { normal: 'عادي', urgent: 'عاجل' },
  company: 'الشركة',
  companyHint: 'اكتب اسمًا. إن تُرك فارغًا، تُطبّق أسعار الأفراد.',
  noSuchCompany: 'لم يُعثر على الشركة. اختر واحدة من القائمة، أو اتركه فارغًا.',
  packing: 'تغليف إضافي',
  close: 'إغلاق',
  quote: 'السعر',
  quoteNeeds: (parts) => `لمعرفة السعر، أدخل ${list().format(parts)}.`,
  quoteParts: {
    pickup: 'مكان الاستلام',
    dropoff: 'مكان التوصيل',
    orderWeight: 'الوزن',
    parcelSize: 'الحجم',
    senderId: 'شركة من القائمة، أو لا شيء',
  },
  failed: 'لم يُعثر على سعر.',
  base: 'الأساس',
  weightPart: 'الوزن',
  sizePart: 'الحجم',
  packingPart: 'التغليف',
  charge: 'الرسوم',
  gaveBase: (kind, route, mode) => ar`${kind}، ${route}، ${mode}`,
  route: (from, to) => ar`من ${from} إلى ${to}`,
  kinds: {
    'company-zone': (company) => rateOf('سعر نطاق', company),
    'company-city': (company) => rateOf('سعر مدينة', company),
    'general-zone': () => 'سعر نطاق عام',
    'individual-city': () => 'سعر مدينة للأفراد',
  },
};

export const startingText: typeof starting = {
  mark: 'سعر مبدئي',
  charges: (count) => counted(count, CHARGES),
  rates: (count) => `${counted(count, RATES)} للأفراد`,
  ratesOf: (count, mode) => `${counted(count, RATES)} (${modeName(mode)})`,
  all: (parts) => list().format(parts),
  notice: (what) =>
    ar`أسعار مبدئية جاءت مع توصيل: ${what}. تُرفض الطلبات حتى تؤكد الأسعار. غيّر الخطأ منها ثم أكّد الباقي.`,
  keep: (what) => ar`تأكيد: ${what}`,
  keepAll: 'تأكيد الكل',
  keepTitle: (what) => ar`تأكيد الأسعار كما هي: ${what}؟`,
  keepQuestion: 'تُحسب الطلبات بهذه الأسعار. يمكنك تغيير كل منها بعد ذلك.',
  keepYes: 'تأكيد',
  kept: 'تم تأكيد الأسعار',
  keepFailed: 'تعذّر تأكيد الأسعار',
  toRates: 'عرض الأسعار',
};
