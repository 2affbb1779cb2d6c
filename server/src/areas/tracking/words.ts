import type { LeftWith } from '@tawseel/contract/facts/calls';
import type { Relation } from '@tawseel/contract/facts/stops';

/** Steps of a parcel as its receiver knows them. */
export const STEPS = ['booked', 'collected', 'warehouse', 'out', 'delivered'] as const;
export type Step = (typeof STEPS)[number] | 'returned' | 'cancelled';

/** What is wrong with what a receiver entered. */
export type Problem = 'digits' | 'tooOften' | 'day' | 'hours' | 'cash' | 'note' | 'onTheWay' | 'enoughToday';
/** What the page confirms after a form was sent. */
export type Done = 'chosen' | 'called';

export type Words = {
  direction: 'ltr' | 'rtl';
  /** Tag for dates, always with Latin digits. */
  dates: string;
  otherLanguage: string;
  title: (trackingId: string) => string;
  parcel: string;
  digits: string;
  digitsHint: string;
  open: string;
  steps: Record<Step, string>;
  deliveryTo: string;
  tried: string;
  promised: string;
  today: string;
  leftWith: Record<LeftWith, string>;
  cash: string;
  cashHint: string;
  payment: string;
  nothingToPay: string;
  code: string;
  codeHint: string;
  receivedBy: string;
  relations: Record<Relation, string>;
  phone: string;
  choose: string;
  day: string;
  hours: string;
  anyTime: string;
  whoTakesIt: string;
  onlyMe: string;
  cashAgreed: (amount: string) => string;
  note: string;
  noteHint: string;
  save: string;
  call: string;
  callHint: string;
  callMe: string;
  problems: Record<Problem, string>;
  done: Record<Done, string>;
};

const en: Words = {
  direction: 'ltr',
  dates: 'en-GB',
  otherLanguage: 'العربية',
  title: (trackingId) => `Parcel ${trackingId}`,
  parcel: 'Your parcel',
  digits: 'Last four digits of your phone number',
  digitsHint: 'The number that the sender gave us for this delivery.',
  open: 'Show my parcel',
  steps: {
    booked: 'Booked by the sender',
    collected: 'Picked up',
    warehouse: 'At our warehouse',
    out: 'On the way to you',
    delivered: 'Delivered',
    returned: 'Goes back to the sender',
    cancelled: 'Cancelled by the sender',
  },
  deliveryTo: 'Delivery to',
  tried: 'We came, but could not deliver',
  promised: 'Planned delivery',
  today: 'Today',
  leftWith: { guard: 'The guard may take it', neighbour: 'A neighbour may take it' },
  cash: 'Please have ready',
  cashHint: 'The driver collects it in cash at the door.',
  payment: 'Payment',
  nothingToPay: 'Nothing to pay',
  code: 'Delivery code',
  codeHint: 'Tell it to the driver once you have the parcel.',
  receivedBy: 'Received by',
  relations: {
    self: 'the receiver',
    family: 'family',
    guard: 'the guard',
    colleague: 'a colleague',
    neighbour: 'a neighbour',
    other: 'another person',
  },
  phone: 'Call us',
  choose: 'Choose another day',
  day: 'Day',
  hours: 'Hours',
  anyTime: 'Any time',
  whoTakesIt: 'Who may take it?',
  onlyMe: 'Only me',
  cashAgreed: (amount) => `${amount} will be paid in cash at the door.`,
  note: 'Note for the driver',
  noteHint: 'For example a landmark or the gate.',
  save: 'Save',
  call: 'Ask us to call you',
  callHint: 'What is it about?',
  callMe: 'Call me',
  problems: {
    digits: 'We have no parcel with this number and these digits. Check both and try again.',
    tooOften: 'Too many attempts. Try again in 15 minutes.',
    day: 'Choose one of the days below.',
    hours: 'Choose the hours again.',
    cash: 'Cash is to be paid at the door. Confirm that it will be paid.',
    note: 'The note is too long. Shorten it to 500 characters.',
    onTheWay: 'The parcel is already on its way or has arrived. Call us to change something.',
    enoughToday: 'You have changed this three times today. Call us, or try again tomorrow.',
  },
  done: { chosen: 'Saved. We plan your delivery accordingly.', called: 'We will call you.' },
};

const ar: Words = {
  direction: 'rtl',
  dates: 'ar-AE-u-nu-latn',
  otherLanguage: 'English',
  title: (trackingId) => `الشحنة \u2066${trackingId}\u2069`,
  parcel: 'شحنتك',
  digits: 'آخر أربعة أرقام من رقم هاتفك',
  digitsHint: 'الرقم الذي أعطانا إياه المُرسِل لهذا التوصيل.',
  open: 'عرض شحنتي',
  steps: {
    booked: 'سجّلها المُرسِل',
    collected: 'تم الاستلام من المُرسِل',
    warehouse: 'في مستودعنا',
    out: 'في الطريق إليك',
    delivered: 'التوصيل',
    returned: 'تُعاد إلى المُرسِل',
    cancelled: 'ألغاها المُرسِل',
  },
  deliveryTo: 'التوصيل إلى',
  tried: 'حضرنا ولم نتمكن من التوصيل',
  promised: 'موعد التوصيل',
  today: 'اليوم',
  leftWith: { guard: 'الحارس أو الاستقبال أيضًا', neighbour: 'أحد الجيران أيضًا' },
  cash: 'يُرجى تجهيز المبلغ',
  cashHint: 'يحصّله السائق نقدًا عند الباب.',
  payment: 'الدفع',
  nothingToPay: 'لا يوجد مبلغ للدفع',
  code: 'رمز التسليم',
  codeHint: 'أخبر السائق به بعد استلام الشحنة.',
  receivedBy: 'اسم المستلم',
  relations: {
    self: 'المستلم',
    family: 'أحد أفراد العائلة',
    guard: 'الحارس أو الاستقبال',
    colleague: 'زميل',
    neighbour: 'أحد الجيران',
    other: 'شخص آخر',
  },
  phone: 'اتصل بنا',
  choose: 'اختر يومًا آخر',
  day: 'التاريخ',
  hours: 'الفترة',
  anyTime: 'أي وقت',
  whoTakesIt: 'من يمكنه استلامها؟',
  onlyMe: 'أنا فقط',
  cashAgreed: (amount) => `سيُدفع \u2066${amount}\u2069 نقدًا عند الباب.`,
  note: 'ملاحظة للسائق',
  noteHint: 'مثلًا: علامة مميزة أو البوابة.',
  save: 'حفظ',
  call: 'اطلب أن نتصل بك',
  callHint: 'سبب الاتصال',
  callMe: 'اتصلوا بي',
  problems: {
    digits: 'رقم التتبع أو أرقام الهاتف غير صحيحة. تحقق منها وحاول مجددًا.',
    tooOften: 'محاولات كثيرة. حاول مجددًا بعد 15 دقيقة.',
    day: 'اختر أحد الأيام أدناه.',
    hours: 'اختر الفترة مجددًا.',
    cash: 'يُدفع المبلغ نقدًا عند الباب. أكّد أنه سيُدفع.',
    note: 'الملاحظة طويلة. اختصرها إلى 500 حرف.',
    onTheWay: 'الشحنة في الطريق إليك أو قد وصلت. اتصل بنا لتغيير شيء.',
    enoughToday: 'غيّرت هذا ثلاث مرات اليوم. اتصل بنا أو حاول غدًا.',
  },
  done: { chosen: 'تم الحفظ. سنوصّلها في الموعد الذي اخترته.', called: 'سنتصل بك.' },
};

/** Words of the tracking page, by language. */
export const WORDS = { en, ar } as const satisfies Record<string, Words>;
export type Language = keyof typeof WORDS;
