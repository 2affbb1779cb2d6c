import type { LeftWith } from '@tawseel/contract/facts/calls';
import type { FailureReason } from '@tawseel/contract/facts/failure-reasons';
import { counted, STOPS } from '@tawseel/contract/facts/sentences/ar/words';
import type { Relation } from '@tawseel/contract/facts/stops';

/** Steps of a parcel as its receiver knows them. */
export const STEPS = ['booked', 'collected', 'warehouse', 'out', 'delivered'] as const;
export type Step = (typeof STEPS)[number] | 'returned' | 'cancelled' | 'cancelledByUs';

/** Faults in what a receiver entered. */
export type Problem =
  | ('digits' | 'tooOften' | 'day' | 'hours' | 'cash' | 'note' | 'onTheWay' | 'enoughToday')
  | ('place' | 'phone' | 'over');
/** Acts that the page confirms after a form was sent. */
export type Done = 'chosen' | 'called' | 'located' | 'phoned';

export type Words = {
  direction: 'ltr' | 'rtl';
  /** Tag for dates, always with Latin digits. */
  dates: string;
  otherLanguage: string;
  /** Title of the page, also where a link to it is shown: it tells nothing of a parcel. */
  title: (business: string) => string;
  about: string;
  parcel: string;
  parcelFrom: (shop: string) => string;
  trackingId: string;
  trackingIdHint: string;
  digits: string;
  digitsHint: string;
  open: string;
  steps: Record<Step, string>;
  deliveryTo: string;
  tried: string;
  reasons: Record<FailureReason, string>;
  expected: (day: string, hours: string) => string;
  hoursFromTo: (from: string, to: string) => string;
  today: string;
  stopsBefore: (stops: number) => string;
  whoTakes: string;
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
  place: string;
  placeLabel: string;
  placeHint: string;
  sendPlace: string;
  otherPhone: string;
  phoneLabel: string;
  savePhone: string;
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
  title: (business) => ['Your parcel', business].filter(Boolean).join(' · '),
  about: 'Where your parcel is, and when it comes.',
  parcel: 'Your parcel',
  parcelFrom: (shop) => `Your parcel from ${shop}`,
  trackingId: 'Tracking ID',
  trackingIdHint: 'It is on the label, and in the message that you got.',
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
    cancelledByUs: 'Cancelled by us',
  },
  deliveryTo: 'Delivery to',
  tried: 'We came, but could not deliver',
  reasons: {
    no_answer: 'nobody answered',
    phone_off: 'the phone was switched off',
    not_home: 'nobody was there',
    asked_later: 'another day was asked for',
    wrong_address: 'the address is wrong or incomplete',
    wrong_phone: 'the phone number is wrong',
    cod_not_ready: 'the cash was not ready',
    wants_card: 'payment by card was asked for',
    refused: 'the parcel was not accepted',
    id_missing: 'a document or ID was missing',
    no_access: 'we could not enter the building',
    damaged: 'the parcel is damaged',
    out_of_time: 'the driver ran out of time',
    outside_area: 'the address is outside of our area',
  },
  expected: (day, hours) => ['Expected', day, hours].filter(Boolean).join(' '),
  hoursFromTo: (from, to) => (from && to ? `${from} to ${to}` : from ? `from ${from}` : to && `until ${to}`),
  today: 'today',
  stopsBefore: (stops) =>
    stops === 0 ? 'You are the next stop.' : `${stops} ${stops === 1 ? 'stop' : 'stops'} before you.`,
  whoTakes: 'May be taken by',
  leftWith: { guard: 'The guard', neighbour: 'A neighbour' },
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
  place: 'Send us your location',
  placeLabel: 'Map link, coordinates or Makani number',
  placeHint: 'https://maps.app.goo.gl/…',
  sendPlace: 'Send the location',
  otherPhone: 'Give us another phone number',
  phoneLabel: 'Phone',
  savePhone: 'Save the number',
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
    place: 'Paste a link of a map, coordinates like 25.2048, 55.2708, or the 10 digits of a Makani number.',
    phone: 'Enter a phone number like 050 123 4567.',
    over: 'This parcel has arrived or goes back. Call us to change something.',
  },
  done: {
    chosen: 'Saved. We plan your delivery accordingly.',
    called: 'We will call you.',
    located: 'Thank you. The driver sees your location.',
    phoned: 'Saved. We call this number, too.',
  },
};

const ar: Words = {
  direction: 'rtl',
  dates: 'ar-AE-u-nu-latn',
  otherLanguage: 'English',
  title: (business) => ['شحنتك', business].filter(Boolean).join(' · '),
  about: 'مكان شحنتك وموعد وصولها.',
  parcel: 'شحنتك',
  parcelFrom: (shop) => `شحنتك من ${shop}`,
  trackingId: 'رقم التتبع',
  trackingIdHint: 'تجده على الملصق وفي الرسالة التي وصلتك.',
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
    cancelledByUs: 'ألغيناها نحن',
  },
  deliveryTo: 'التوصيل إلى',
  tried: 'حضرنا ولم نتمكن من التوصيل',
  reasons: {
    no_answer: 'لم يرد أحد',
    phone_off: 'الهاتف مغلق',
    not_home: 'لم يكن أحد هناك',
    asked_later: 'طُلب موعد آخر',
    wrong_address: 'العنوان خاطئ أو ناقص',
    wrong_phone: 'رقم الهاتف خاطئ',
    cod_not_ready: 'المبلغ لم يكن جاهزًا',
    wants_card: 'طُلب الدفع بالبطاقة',
    refused: 'رُفض استلام الشحنة',
    id_missing: 'الهوية أو المستند غير متوفر',
    no_access: 'تعذّر الدخول إلى المبنى',
    damaged: 'الشحنة متضررة',
    out_of_time: 'انتهى وقت السائق',
    outside_area: 'العنوان خارج منطقة التوصيل',
  },
  expected: (day, hours) => ['موعدها', day, hours].filter(Boolean).join(' '),
  hoursFromTo: (from, to) =>
    from && to ? `من ${from} إلى ${to}` : from ? `ابتداءً من ${from}` : to && `حتى ${to}`,
  today: 'اليوم',
  stopsBefore: (stops) => (stops === 0 ? 'محطتك هي التالية.' : `قبل محطتك ${counted(stops, STOPS)}.`),
  whoTakes: 'يمكن أن يستلمها',
  leftWith: { guard: 'الحارس أو الاستقبال', neighbour: 'أحد الجيران' },
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
  place: 'أرسل لنا موقعك',
  placeLabel: 'رابط خريطة أو إحداثيات أو رقم مكاني',
  placeHint: 'https://maps.app.goo.gl/…',
  sendPlace: 'إرسال الموقع',
  otherPhone: 'أعطنا رقم هاتف آخر',
  phoneLabel: 'الهاتف',
  savePhone: 'حفظ الرقم',
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
    place: 'الصق رابط خريطة، أو إحداثيات مثل \u206625.2048, 55.2708\u2069، أو أرقام مكاني العشرة.',
    phone: 'أدخل رقم هاتف مثل \u2066050 123 4567\u2069.',
    over: 'وصلت هذه الشحنة أو تعود إلى المُرسِل. اتصل بنا لتغيير شيء.',
  },
  done: {
    chosen: 'تم الحفظ. سنوصّلها في الموعد الذي اخترته.',
    called: 'سنتصل بك.',
    located: 'شكرًا. يرى السائق موقعك.',
    phoned: 'تم الحفظ. سنتصل بهذا الرقم أيضًا.',
  },
};

/** Words of the tracking page, by language. */
export const WORDS = { en, ar } as const satisfies Record<string, Words>;
export type Language = keyof typeof WORDS;
