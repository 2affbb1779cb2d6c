import { isolated as ar } from '@tawseel/contract/facts/isolated';
import {
  counted,
  type Noun,
  oblique,
  PARCELS,
  PICKUPS,
  RUNS,
  STOPS,
} from '@tawseel/contract/facts/sentences/ar/words';
import { showNumber } from '../../ui/format.ts';
import type { runsText as english, todayText as englishToday } from '../en/runs.ts';

/** In the genitive, as they follow 'إلى'. */
const DRIVERS: Noun = ['سائق واحد', 'سائقين اثنين', 'سائقين', 'سائقًا', 'سائق'];

const WORKING_DRIVERS: Noun = ['سائق واحد', 'سائقان', 'سائقين', 'سائقًا', 'سائق'];

const parcels = (count: number) => counted(count, PARCELS);
const stops = (count: number) => counted(count, STOPS);
const drivers = (count: number) => counted(count, DRIVERS);
const kilograms = (kg: number) => `${showNumber(kg)} كغ`;

/** Parcels, and pickups that have no booked parcels. */
const load = (parcelCount: number, pickupCount: number) =>
  [
    (parcelCount > 0 || pickupCount === 0) && parcels(parcelCount),
    pickupCount > 0 && counted(pickupCount, PICKUPS),
  ]
    .filter(Boolean)
    .join(' و');

const countStops: typeof englishToday.stops = ({ done, failed, skipped, pending }) =>
  [
    done && `منجزة ${showNumber(done)}`,
    failed && `فاشلة ${showNumber(failed)}`,
    skipped && `مُعادة ${showNumber(skipped)}`,
    pending && `للتنفيذ ${showNumber(pending)}`,
  ]
    .filter(Boolean)
    .join('، ');

export const runsText: typeof english = {
  title: 'الجولات',
  boardFailed: 'تعذّر تحميل الشحنات والسائقين',
  parcels,
  kilograms,

  boardKinds: { delivery: 'التوصيل', pickup: 'طلبات الاستلام' },
  views: 'العرض',
  dayRuns: 'الجولات بحسب اليوم',
  boards: {
    delivery: {
      waiting: 'في انتظار سائق',
      groups: 'المناطق',
      nothing: 'لا شحنات في انتظار سائق',
      nothingHint: 'تظهر الشحنات هنا بعد إدخالها إلى هذا المستودع.',
      proposed: (what, of) => `اقتراح بحسب من يوصّل إلى هناك عادةً: ${what} إلى ${drivers(of)}.`,
      proposedRest: (count) => `مناطق بلا سائق معتاد: ${showNumber(count)}.`,
      nothingProposed: 'لا سائق معتاد هنا لأي منطقة. أسند الشحنات برقم السائق.',
    },
    pickup: {
      waiting: 'في انتظار الاستلام',
      groups: 'المتاجر',
      nothing: 'لا متجر في انتظار سائق',
      nothingHint: 'تظهر المتاجر هنا عندما تحجز شحنات أو تطلب استلامًا اليوم.',
      proposed: (what, of) => `اقتراح بحسب من يستلم من هناك عادةً: ${what} إلى ${drivers(of)}.`,
      proposedRest: (count) => `متاجر بلا سائق معتاد: ${showNumber(count)}.`,
      nothingProposed: 'لا سائق معتاد هنا لأي متجر. أسند الشحنات برقم السائق.',
    },
  },
  booked: (count, expected) =>
    expected === 0 ? parcels(count) : `محجوز ${showNumber(count)} من ${showNumber(expected)}`,
  nothingBooked: 'لم يُحجز شيء بعد. يستلم السائق ما هو موجود.',
  hours: (from, to) => ar`${from} إلى ${to}`,
  noArea: 'منطقة غير معروفة',
  onNoRun: (count) =>
    `مع سائق وليست في أي جولة: ${parcels(count)}. ${count === 2 ? 'أدخلهما' : 'أدخلها'} بالمسح في المستودع لوضعها في جولة.`,
  showOnNoRun: 'عرضها',
  waitsSince: (span) => ar`الأقدم منذ ${span}`,
  selectArea: (area) => ar`تحديد ${area}`,
  selectParcel: (trackingID) => ar`تحديد ${trackingID}`,
  selected: (what) => `المحدد: ${what}`,
  selectedCount: (count) => `المحدد: ${showNumber(count)}`,
  giveToSome: 'إسناد إلى…',
  clear: 'إلغاء التحديد',
  urgent: 'عاجل',
  urgentOf: (count) => `عاجل ${showNumber(count)}`,
  waitingSum: (count, kg, cash) =>
    [parcels(count), kilograms(kg), cash && ar`للتحصيل ${cash}`].filter(Boolean).join(' · '),
  paid: 'مدفوع',

  drivers: 'السائقون',
  notActive: 'غير نشط',
  noDrivers: 'لا سائقين',
  noDriversHint: 'ليس لهذا المستودع سائقون نشطون.',
  noLoad: 'لا شيء ينتظر',
  toHandIn: (cash) => ar`نقد عليه ${cash}`,
  load,
  unloadedOf: (count) => `غير محمّل: ${showNumber(count)}`,
  allLoaded: 'كلها محمّلة',
  progress: (done, failed, all) =>
    `المنجز ${showNumber(done)} من ${showNumber(all)}${failed === 0 ? '' : `، وفشل ${showNumber(failed)}`}`,
  // How many are selected is above; the name of the button, which contains its words, counts them with their noun.
  give: () => 'إسناد',
  giveTo: (what, driver) => ar`إسناد إلى ${driver}: ${what}`,
  given: (what, to) => ar`تم الإسناد إلى ${to}: ${what}.`,
  toDrivers: drivers,
  undo: 'تراجع',
  unassignFailed: 'تعذّر إلغاء إسناد الشحنات',
  assignFailed: 'تعذّر إسناد الشحنات إلى السائق',
  refused: (count) => `تعذّر إسناد ${showNumber(count)}:`,
  dismiss: 'إخفاء',

  propose: 'اقتراح سائقين',
  goesTo: (driver) => ar`إلى ${driver}`,
  promisedFor: (day) => ar`الموعد ${day}`,
  gets: (count) => ar`${`+${showNumber(count)}`}`,
  takeProposal: 'قبول',
  dropProposal: 'تجاهل',

  keys: 'في اللوحة',
  keyTexts: {
    move: 'إلى المنطقة أو المتجر أو السائق التالي',
    sides: 'بين ما ينتظر والسائقين',
    select: 'تحديد منطقة أو متجر أو شحنة',
    unfold: 'عرض شحنات منطقة أو متجر',
    give: 'الإسناد إلى السائق بذلك الرقم (0 هو العاشر)',
    propose: 'اقتراح السائقين المعتادين',
    take: 'قبول الاقتراح',
    drop: 'تجاهل الاقتراح، أو إلغاء التحديد',
    handOut: 'بدء جولة السائق المختار',
    switch: 'بين التوصيل وطلبات الاستلام',
  },
  runKeys: 'في الجولة',
  reorder: 'نقل محطة إلى أعلى أو أسفل',

  kinds: {
    linehaul: 'إلى مستودع',
    delivery: 'توصيل',
    return: 'مرتجعات',
    pickup: 'طلبات استلام',
  },
  states: { open: 'قيد التحميل', out: 'في الطريق', closed: 'مغلقة', cancelled: 'ملغاة' },
  planned: 'مخططة',
  missing: 'مفقودة',
  back: 'كل الجولات',
  runsFailed: 'تعذّر تحميل الجولات',
  dayList: (day) => ar`جولات ${day}`,
  dayCount: (count) => counted(count, RUNS),
  newestRuns: (count) => `أحدث ${counted(count, oblique(RUNS))}. اختر سائقًا لرؤية غيرها.`,
  allDrivers: 'كل السائقين',
  noRuns: 'لا جولات',
  noRunsHint: 'اختر يومًا آخر.',
  noRunsOfDriver: 'ليس للسائق جولات في هذا اليوم. اختر يومًا آخر، أو كل السائقين.',
  parcelsHead: 'الشحنات',
  cashCollected: 'المحصَّل نقدًا',
  runFailed: 'تعذّر تحميل الجولة',
  noRun: 'الجولة',
  driver: 'السائق',
  kind: 'النوع',
  day: 'التاريخ',
  from: 'من',
  to: 'إلى',
  outAt: 'انطلقت',
  closedAt: 'وقت الإغلاق',
  progressLabel: 'المحطات',
  weight: 'الوزن',
  cashDue: 'المبلغ المطلوب تحصيله',
  stops: 'المحطات',
  noStops: 'لا شيء في هذه الجولة',
  visits: 'طلبات استلام بلا شحنات محجوزة',
  requested: (count) => `مطلوب: ${parcels(count)}`,
  takeOffWhich: (number) => ar`إخراج ${number}`,
  parcel: 'الشحنة',
  receiver: 'المستلم',
  cod: 'الدفع عند الاستلام',
  state: 'الحالة',
  actions: 'الإجراءات',
  select: 'محدد',
  stopStates: {
    pending: 'للتنفيذ',
    done: 'منجزة',
    failed: 'فاشلة',
    skipped: 'مُعادة',
  },
  overdue: 'متأخرة',
  loaded: 'محمّلة',
  notLoaded: 'غير محمّلة',
  up: 'إلى أعلى',
  upOf: (trackingID) => ar`نقل ${trackingID} إلى أعلى`,
  down: 'إلى أسفل',
  downOf: (trackingID) => ar`نقل ${trackingID} إلى أسفل`,
  orderFailed: 'تعذّر حفظ ترتيب المحطات',
  movedTo: (trackingID, at) => ar`${trackingID} هي المحطة ${showNumber(at)}.`,
  takeOff: 'إخراج',
  takeOffOf: (trackingID) => ar`إخراج ${trackingID} من الجولة`,
  takeOffFailed: 'تعذّر إخراج الشحنة',
  selectedStops: (count) => `المحدد: ${stops(count)}`,

  move: 'نقل إلى سائق آخر',
  moveOf: (trackingID) => ar`نقل ${trackingID} إلى سائق آخر`,
  moveTitle: (count) => `نقل إلى سائق آخر: ${stops(count)}`,
  toDriver: 'إلى السائق',
  chooseDriver: 'اختر سائقًا',
  toDriverMissing: 'اختر سائقًا',
  moveYes: 'نقل',
  moveFailed: 'تعذّر نقل المحطات',
  choicesFailed: 'تعذّر تحميل السائقين',

  withdraw: 'سحب',
  withdrawOf: (trackingID) => ar`سحب ${trackingID}`,
  withdrawTitle: (trackingID) => ar`سحب ${trackingID}؟`,
  withdrawText: 'يتخطى السائق هذه المحطة ويعيد الشحنة.',
  withdrawn: 'مسحوبة في الطريق',
  stillOut: 'مع السائق',
  isBack: 'خارج الجولة',
  withdrawnBecause: (why, when) => ar`${why}، ${when}`,
  withdrawFailed: 'تعذّر سحب الشحنة',
  reason: 'السبب',

  reopen: 'إعادة الفتح',
  reopenOf: (trackingID) => ar`إعادة الفتح: ${trackingID}`,
  reopenTitle: (trackingID) => ar`إعادة فتح محطة ${trackingID}؟`,
  reopenDone: 'يذهب السائق إليها مجددًا. تُلغى النتيجة وأي نقد حُصّل فيها.',
  reopenFailedStop: 'يذهب السائق إليها مجددًا. تبقى المحاولة الفاشلة في السجل.',
  reopenFailed: 'تعذّرت إعادة فتح المحطة',

  enter: 'إدخال ما حدث',
  enterOf: (trackingID) => ar`إدخال ما حدث مع ${trackingID}`,
  enterTitle: (trackingID) => ar`ماذا حدث مع ${trackingID}؟`,
  enterHint: 'لسائق ضاع هاتفه أو تعطّل. يظهر في السجل أن المكتب أدخلها.',
  outcome: 'ما حدث',
  receivedBy: 'اسم المستلم',
  handedOverBy: 'من سلّمها',
  relation: 'من هو',
  relations: {
    self: 'المستلم',
    family: 'العائلة',
    guard: 'الحارس أو الاستقبال',
    colleague: 'زميل',
    neighbour: 'جار',
    other: 'شخص آخر',
  },
  cash: 'المبلغ نقدًا',
  card: 'بالبطاقة',
  slip: 'رقم إيصال البطاقة',
  due: (amount) => ar`كان المطلوب تحصيله ${amount}.`,
  failure: 'سبب الفشل',
  note: 'ملاحظة',
  why: 'سبب إدخال المكتب لها',
  whyHint: ar`مثلًا: الهاتف معطل، اتصل السائق الساعة ${'18:40'}.`,
  enterYes: 'إدخال',
  enterAmount: (collected, due) => ({
    title: ar`هل حُصّل ${collected}؟`,
    text: ar`كان المطلوب ${due}. تحقق من المبلغ.`,
    yes: ar`إدخال ${collected}`,
  }),
  enterFailed: 'تعذّر إدخال النتيجة',

  handOut: 'بدء الجولة',
  handOutOf: (run, driver) => ar`بدء ${run} مع ${driver}`,
  handOutTitle: (run, who, isTo) => (isTo ? ar`بدء ${run} إلى ${who}؟` : ar`بدء ${run} مع ${who}؟`),
  handOutText: (count, cash) => ar`${parcels(count)}، للتحصيل ${cash}.`,
  handOutPickups: (count, unbooked) =>
    [
      count > 0 && `للاستلام: ${parcels(count)}. بدء الجولة يقبلها عن السائق.`,
      unbooked > 0 && `طلبات استلام بلا شحنات محجوزة: ${showNumber(unbooked)}. يستلم السائق ما هو موجود.`,
    ]
      .filter(Boolean)
      .join(' '),
  handOutUnloaded: (count) => `لم تُمسح: ${parcels(count)}. حدّد ما مع السائق؛ يبقى الباقي هنا.`,
  hasAll: 'كلها مع السائق',
  notHere: (holder) => (holder === '' ? 'ليست في هذا المستودع' : ar`ليست هنا: ${holder}`),
  nothingLoaded: 'لم يُحمّل شيء بعد. امسح الشحنات، أو حدّد ما مع السائق، أو ألغِ الجولة.',
  loadedText: (count) => `المحمّل: ${parcels(count)}.`,
  promisedLater: (count) => `موعدها في يوم لاحق: ${parcels(count)}. أخرجها، وإلا خرجت اليوم:`,
  onWrongRun: (count, goal) => {
    const other = count === 1 ? 'يوصّلها مستودع آخر' : 'توصّلها مستودعات أخرى';
    const rest = goal === '' ? 'وإلا فهي مع السائق' : ar`وإلا ذهبت إلى ${goal}`;
    return `في جولة خاطئة: ${parcels(count)}. ${other}. أخرجها، ${rest}:`;
  },
  staysWaiting: (count) => `شحنات لهذه الجولة تبقى هنا (${showNumber(count)}):`,
  handOutFailed: 'تعذّر بدء الجولة',

  close: 'إغلاق الجولة',
  closeTitle: (run) => ar`إغلاق ${run}؟`,
  closeText: (counts) => {
    const counted = countStops(counts);
    return counted === '' ? 'لا محطات في الجولة.' : `المحطات: ${counted}.`;
  },
  notBack: (count) => `لم تُوصَّل ولم تعد: ${parcels(count)}. تُفتح متابعة ${count === 1 ? 'لها' : 'لكل منها'}:`,
  closeMissing: (count) => `إغلاق، مفقود ${showNumber(count)}`,
  notVisited: (count, unbooked) => `بلا نتيجة، في انتظار سائق مجددًا: ${load(count, unbooked)}`,
  closeFailed: 'تعذّر إغلاق الجولة',
  cancel: 'إلغاء الجولة',
  cancelTitle: (run) => ar`إلغاء ${run}؟`,
  cancelText: (count, unbooked) =>
    count + unbooked === 0 ? 'لا شحنات في الجولة.' : `في انتظار سائق مجددًا: ${load(count, unbooked)}.`,
  keep: 'إبقاء',
  cancelFailed: 'تعذّر إلغاء الجولة',
  andMore: (count) => `و${showNumber(count)} غيرها`,

  print: 'طباعة',
  sheet: 'كشف التوصيل',
  printSheet: 'طباعة كشف التوصيل',
  sheetFailed: 'تعذّر تحميل كشف التوصيل',
};

export const todayText: typeof englishToday = {
  failed: 'تعذّر تحميل سائقي اليوم',
  none: 'لا جولة لأي سائق اليوم',
  noneHint: 'يظهر السائق هنا مع أول شحنة تُسند إليه.',
  board: 'فتح الجولات',
  drivers: (count) => counted(count, WORKING_DRIVERS),
  stops: countStops,
  overdue: (count) => `متأخرة ${showNumber(count)}`,
  overdueHint: 'متأخرة: انتهت الساعات المتفق عليها، أو انطلقت الجولة قبل اليوم.',
  run: (driver, about) => ar`${driver}: ${about}`,
  cashOf: (driver, cash) => ar`${driver}: ${cash}`,
  all: (count) => `كل السائقين (${showNumber(count)})`,
  fewer: 'عرض أقل',
  unmoved: 'بلا تحديث منذ يوم',
};
