import { cityInArabic } from '@tawseel/contract/facts/emirates';
import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { REASON_TEXTS } from '@tawseel/contract/facts/pickup-reasons';
import { counted, MINUTES, type Noun, oblique, PARCELS } from '@tawseel/contract/facts/sentences/ar/words';
import type { driverText as english } from '../en/driver.ts';

const ACTS: Noun = ['إجراء واحد', 'إجراءان', 'إجراءات', 'إجراءً', 'إجراء'];
const PICTURES: Noun = ['صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة'];
const ATTEMPTS: Noun = ['محاولة واحدة', 'محاولتان', 'محاولات', 'محاولة', 'محاولة'];

const parcels = (count: number) => counted(count, PARCELS);
const ofParcels = (count: number) => counted(count, oblique(PARCELS));

type Unsent = { acts: number; pictures: number };

const unsentOf = ({ acts, pictures }: Unsent) =>
  [acts > 0 && counted(acts, ACTS), pictures > 0 && counted(pictures, PICTURES)].filter(Boolean).join(' و');

export const driverText: typeof english = {
  title: 'جولة اليوم',
  city: (name) => cityInArabic(name) || name,
  noServer: 'ليس لهذا الخادم صفحة للسائقين.',
  noServerHint: 'اسأل مكتبك عن العنوان الصحيح.',
  noMemory: 'لا يستطيع هذا الهاتف حفظ يومك.',
  noMemoryHint:
    'لا يسمح المتصفح لهذه الصفحة بتخزين شيء، فيضيع عملك من دون شبكة. افتحها في نافذة عادية لا خاصة، وتأكد من وجود مساحة على الهاتف.',
  noMemoryWhy: (why) => ar`يقول المتصفح: ${why}`,
  again: 'إعادة المحاولة',

  signInTitle: 'تسجيل دخول السائق',
  phone: 'رقم الهاتف',
  pin: 'الرقم السري',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  phoneMissing: 'أدخل رقم هاتفك.',
  pinMissing: 'أدخل رقمك السري، 6 أرقام.',
  wrongPin: 'رقم الهاتف أو الرقم السري خاطئ. اسأل مكتبك إن نسيته.',
  notActive: 'حسابك غير نشط. اتصل بمكتبك.',
  tooMany: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مجددًا.',
  noNetwork: 'لا توجد شبكة. تحقق من اتصالك ثم حاول مجددًا.',
  signInFailed: 'تعذّر تسجيل الدخول. حاول مجددًا.',
  pinTitle: 'أدخل رقمك السري مجددًا',
  pinWhy: (name) => ar`${name}، انتهت جلستك. لم يُفقد شيء: يُرسل عملك بعد الرقم السري.`,
  pinLater: 'لاحقًا',
  pinAsked: 'انتهت جلستك. أدخل رقمك السري لإرسال عملك.',
  enterPin: 'إدخال الرقم السري',
  otherDriver: 'أنا سائق آخر',
  othersWait: (unsent, name) =>
    ar`على هذا الهاتف بانتظار الإرسال: ${unsentOf(unsent)} من ${name}. تُرسل عند تسجيل دخول ${name}.`,

  tabs: { stops: 'المحطات', scan: 'المسح', cash: 'النقدية', more: 'المزيد' },
  tabsLabel: 'الصفحات',

  allSent: 'تم إرسال كل شيء',
  nothingWaits: 'لا شيء بانتظار الإرسال',
  notSent: (count, since) => ar`لم يُرسل ${count}، منذ ${since}`,
  sendNow: 'إرسال الآن',
  offline: 'لا توجد شبكة',
  notAnswering: 'الخادم لا يرد. تُعاد المحاولة تلقائيًا.',
  notTaken: (message) => ar`رفض الخادم عملك: ${message} يبقى على هذا الهاتف.`,
  actNotTaken: (why) => ar`لم يقبل الخادم هذا: ${why} أخبر مكتبك.`,
  pictures: { photo: 'الصورة', signature: 'التوقيع' },
  pictureNotTaken: (picture, name, why) =>
    ar`تعذّر قبول ${picture} (${name}): ${why} يبقى الملف على هذا الهاتف 7 أيام. أخبر مكتبك.`,
  longWait: 'لم يُرسل عملك منذ وقت طويل مع وجود شبكة. اتصل بمكتبك.',
  clockWrong: (minutes) => `ساعة هذا الهاتف خاطئة بفارق ${counted(minutes, MINUTES)}. صحّحها.`,
  unread: 'تعذّر تحميل محطاتك',
  readAt: (time) => ar`قائمة محفوظة من ${time}`,

  left: (left, all) => ar`بقي ${left} من ${all}`,
  noStops: 'لا محطات بعد',
  noStopsHint: 'تظهر محطاتك هنا عندما تنطلق جولتك.',
  allDone: 'تم إنجاز كل المحطات',
  allDoneHint: 'عُد إلى المستودع.',
  over: (count) => ar`تم إنجازها اليوم (${count})`,
  codeAt: (code, time) => ar`${code} · ${time}`,
  recalled: (count) => ar`أعِد ${ofParcels(count)}`,
  recalledOf: (trackingID, name, why) => ar`${trackingID}، ${name}: ${why === '' ? 'تم إلغاء الطلب' : why}`,
  leaveWith: { guard: 'اتركها لدى الحارس أو الاستقبال.', neighbour: 'اتركها لدى أحد الجيران.' },
  reload: 'تحديث',
  parcels,
  states: { pending: 'مفتوحة', done: 'منجزة', failed: 'فاشلة', skipped: 'مُعادة' },
  kinds: { delivery: 'توصيل', return: 'مرتجع', linehaul: 'نقل بين المستودعات', pickup: 'استلام' },
  attempts: (count) => `${counted(count, ATTEMPTS)} حتى الآن`,
  promised: (from, to) => (from && to ? ar`الموعد من ${from} إلى ${to}` : ar`الموعد ${from || to}`),
  hours: (from, to) => ar`من ${from} إلى ${to}`,
  urgent: 'عاجل',
  collect: 'للتحصيل',
  paid: 'مدفوع',
  nothingToCollect: 'لا شيء للتحصيل',

  back: 'رجوع',
  gone: 'لم تعد هذه المحطة على هذا الهاتف.',
  address: 'العنوان',
  makani: 'مكاني',
  from: 'من',
  instructions: 'التعليمات',
  parcelsHere: 'الشحنات',
  tickThose: 'حدّد الشحنات التي ينطبق عليها هذا.',
  call: 'اتصال',
  callSecond: 'اتصال 2',
  whatsApp: 'واتساب',
  whatsAppSecond: 'واتساب 2',
  map: 'الخريطة',

  helloShop: (name, count) =>
    count === 0
      ? ar`مرحبًا ${name}، أنا قادم لاستلام شحناتكم. هل هي جاهزة؟`
      : ar`مرحبًا ${name}، أنا قادم لاستلام ${ofParcels(count)}. هل هي جاهزة؟`,

  requested: (count) => (count === 0 ? 'لا شيء محجوز' : ar`مطلوب ${count}`),
  notBooked: (count) =>
    count === 0
      ? 'لم يحجز المتجر شحنات بعد. استلم ما هو موجود.'
      : `طلب المتجر استلام ${ofParcels(count)} ولم يحجز شيئًا بعد. استلم ما هو موجود.`,
  takenUnbooked: 'ماذا استلمت؟',
  takenUnbookedHint: 'مثلًا: 4 صناديق. يقرأ مكتبك هذا.',
  takenUnbookedMissing: 'أدخل ما استلمته.',
  whyNothing: 'لماذا لم يُستلم شيء؟',
  tickThere: 'حدّد الشحنات الموجودة.',
  thereOf: (count, all) => ar`الموجود ${count} من ${ofParcels(all)}`,
  allThere: (count) => (count === 1 ? 'هي موجودة' : ar`كلها موجودة (${count})`),
  scanToTick: 'مسح',
  tick: 'تحديد',
  ticked: (code) => ar`تم تحديد ${code}.`,
  notOfShop: (code) => ar`ليست ${code} من هذا المتجر.`,
  collected: 'تم الاستلام من المُرسِل',
  notCollected: 'لم تُستلم من المُرسِل',
  taken: (count) => `تم استلام ${ofParcels(count)}`,
  whyLeft: (count) => `لماذا لم تُستلم ${parcels(count)}؟`,
  handedOverBy: 'من سلّمها؟ (اختياري)',
  pickupStates: { pending: 'مفتوحة', done: 'مستلمة', failed: 'لم تُستلم', skipped: 'لم تُزر' },

  delivered: 'تم التوصيل',
  failed: 'فشل التوصيل',
  handBack: 'إعادة إلى المُرسِل',
  justDone: (name, acts) => {
    const [[only, count] = ['', 0], ...others] = acts;
    if (others.length === 0 && count === 1) return ar`${name}: ${only}`;
    return ar`${name}: ${acts.map(([act, of]) => `${act}، ${parcels(of)}`).join('؛ ')}`;
  },
  undo: 'تراجع',
  reopen: 'إعادة الفتح',
  reopenAsk: 'تُلغى النتيجة وأي نقد حصّلته هنا.',
  reopenYes: 'نعم، أعد الفتح',
  reopenNo: 'إبقاء',
  reopenOf: (trackingID) => ar`إعادة الفتح: ${trackingID}`,
  done: 'تم',
  notKept: 'تعذّر حفظ هذا على هاتفك، فلم يُنجز. وفّر مساحة ثم حاول مجددًا.',
  alreadyOver: 'تم إنجاز هذه المحطة بالفعل.',

  takeCash: 'التحصيل نقدًا',
  gotIt: 'تم تحصيل المبلغ',
  otherAmount: 'مبلغ آخر',
  card: 'بطاقة',
  amount: 'المبلغ بالدرهم',
  cardAmount: 'المدفوع بالبطاقة، بالدرهم',
  slip: 'رقم إيصال البطاقة',
  note: 'ملاحظة',
  amountWrong: ar`أدخل مبلغًا، مثل ${'249.90'}.`,
  amountHigh: 'هذا أكثر من المبلغ المطلوب تحصيله.',
  amountFar: (amount, due, isMore) =>
    ar`${amount} ${isMore ? 'أكثر بكثير' : 'أقل بكثير'} من المطلوب تحصيله ${due}. صحّحه، أو أكّد أنك استلمته.`,
  amountFarYes: (amount) => ar`استلمت ${amount}`,
  whyOther: 'لماذا المبلغ مختلف؟',
  noteMissing: 'أدخل سبب اختلاف المبلغ.',
  slipMissing: 'أدخل رقم إيصال البطاقة.',
  restInCash: (money) => ar`الباقي نقدًا: ${money}`,
  next: 'التالي',

  who: 'من استلمها؟',
  name: 'الاسم',
  nameMissing: 'أدخل اسم من استلمها.',
  relation: 'ما صلته بالمستلم؟',
  relations: {
    self: 'المستلم',
    family: 'العائلة',
    guard: 'الحارس أو الاستقبال',
    colleague: 'زميل',
    neighbour: 'جار',
    other: 'شخص آخر',
  },
  why: 'لماذا فشل التوصيل؟',
  reasons: REASON_TEXTS.ar,

  ways: { photo: 'صورة', signature: 'توقيع', code: 'رمز', none: 'بلا إثبات' },
  addPhoto: (added) => (added === 0 ? 'إضافة صورة' : ar`إضافة صورة (أُضيف ${added})`),
  pictureTroubles: {
    unreadable: 'تعذّرت قراءة هذه الصورة. التقط غيرها.',
    insecure: ar`لا تلتقط هذه الصفحة الصور: عنوانها لا يبدأ بـ ${'https'}. أخبر مكتبك.`,
  },
  signHere: 'مكان التوقيع',
  signatureMissing: 'دعه يوقّع في المكان أولًا.',
  clear: 'محو',
  doorCode: 'رمز التسليم',
  doorCodeHint: 'اسأل المستلم عن الأرقام الخمسة.',
  codeShort: 'أدخل الأرقام الخمسة كلها.',
  codeSlip: 'أحد الأرقام خاطئ. اسأل عن الرمز مجددًا.',
  whyNoProof: 'لماذا لا يوجد إثبات؟',
  whyNoPhoto: 'لماذا لا توجد صورة؟',
  whyHint: 'يقرأ مكتبك هذا.',
  whyMissing: 'أدخل سببًا.',
  photoWanted: 'التقط صورة للباب أو للشحنة.',
  photoOfDamage: 'التقط صورة للضرر.',
  noPhoto: 'لا يمكن التقاط صورة',
  askedWhen: 'متى نأتي؟',
  askedWhenHint: 'مثلًا: غدًا بعد السادسة. يقرأ مكتبك هذا.',
  askedWhenMissing: 'أدخل ما طلبه المستلم.',

  scanTitle: 'البحث عن شحنة',
  openCamera: 'فتح الكاميرا',
  code: 'الرمز على الملصق',
  find: 'بحث',
  notHere: (code) => ar`ليست ${code} في جولتك.`,

  cashTitle: 'النقدية',
  cashNone: 'لا نقدية لديك',
  cashTotal: 'في يدك',
  cashUnsent: 'لم يُرسل بعد',
  cashChange: 'عهدة الفكة',
  cashSum: 'المجموع',
  cashHandedIn: (money, time, number) => ar`تم توريد ${money} في ${time}، سند القبض ${number}.`,
  cashMissing: (money) => ar`كان ينقص ${money}.`,
  cashTooMuch: (money) => ar`كان يزيد ${money}.`,
  cashList: 'تم التحصيل من',
  byCard: (money) => ar`بطاقة ${money}`,
  inCash: (money) => ar`${money} نقدًا`,
  takenBy: (name, relation) => ar`${name} (${relation})`,
  pictureCount: (count) => counted(count, PICTURES),

  moreTitle: 'المزيد',
  signedInAs: (name) => ar`الدخول باسم ${name}`,
  runs: 'جولاتك',
  vehicle: (number) => ar`المركبة ${number}`,
  callHub: (name) => ar`الاتصال بـ${name}`,
  office: 'يتولاها المكتب',
  officeHint: 'يتولى المكتب هذه. لا تحتاج إلى فعل شيء ما لم يُذكر ذلك أدناه.',
  results: { late: 'متأخر', refused: 'لم يُقبل' },
  acts: {
    delivered: 'تم التوصيل',
    failed: 'فشل التوصيل',
    handed_back: 'تمت إعادتها إلى المُرسِل',
    collected: 'تم الاستلام من المُرسِل',
    not_collected: 'لم تُستلم من المُرسِل',
    reopened: 'تمت إعادة الفتح',
    called: 'تم الاتصال',
  },
  waitingTitle: 'لم يُرسل بعد',
  position: 'موقعك',
  positionHint: 'يُسجّل فقط عندما تعمل في محطة.',
  positionOff: 'لا يشارك هاتفك موقعه مع هذه الصفحة. اسمح بذلك في إعدادات المتصفح.',
  install: 'أضف هذه الصفحة إلى الشاشة الرئيسية',
  installHint: 'في قائمة متصفحك: إضافة إلى الشاشة الرئيسية. تُفتح عندها من دون شبكة.',
  signOut: 'تسجيل الخروج',
  signOutAsk: (unsent) =>
    `لم يُرسل بعد: ${unsentOf(unsent)}. يبقى على هذا الهاتف، ويُرسل عندما تسجّل الدخول هنا مجددًا.`,
  signOutYes: 'تسجيل الخروج على أي حال',
  stay: 'البقاء',
};
