import { type City, cityFromText } from '@tawseel/contract/facts/emirates';
import { isolated as ur } from '@tawseel/contract/facts/isolated';
import type { StopReason } from '@tawseel/contract/facts/pickup-reasons';
import type { driverText as english } from '../en/driver.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ur');

const parcels = (count: number) => ur`${count} پارسل`;
/** The same before a postposition, as 'سے'. */
const ofParcels = (count: number) => ur`${count} ${plural(count, { one: 'پارسل', other: 'پارسلوں' })}`;
const pictures = (count: number) => ur`${count} ${plural(count, { one: 'تصویر', other: 'تصویریں' })}`;

type Unsent = { acts: number; pictures: number };

const unsentOf = (unsent: Unsent) =>
  [unsent.acts > 0 && ur`${unsent.acts} اندراج`, unsent.pictures > 0 && pictures(unsent.pictures)]
    .filter(Boolean)
    .join(' اور ');

const CITIES: Readonly<Record<City, string>> = {
  'Abu-Dhabi': 'ابوظہبی',
  Dubai: 'دبئی',
  Sharjah: 'شارجہ',
  Ajman: 'عجمان',
  Fujairah: 'فجیرہ',
  'Ras-Al-Khaimah': 'راس الخیمہ',
  'Umm-Al-Quwain': 'ام القیوین',
};

const REASONS: Readonly<Record<StopReason, string>> = {
  no_answer: 'گاہک فون نہیں اٹھا رہا',
  phone_off: 'گاہک کا موبائل بند ہے',
  not_home: 'گاہک موجود نہیں',
  asked_later: 'گاہک نے کوئی اور وقت مانگا',
  wrong_address: 'پتہ غلط یا نامکمل ہے',
  wrong_phone: 'فون نمبر غلط ہے',
  cod_not_ready: 'رقم تیار نہیں',
  wants_card: 'گاہک کارڈ سے ادائیگی چاہتا ہے',
  refused: 'گاہک نے لینے سے انکار کیا',
  id_missing: 'کاغذ یا شناختی کارڈ نہیں ہے',
  no_access: 'عمارت کے اندر جانے نہیں دیا گیا',
  damaged: 'پارسل خراب ہو گیا ہے',
  out_of_time: 'ڈرائیور کا وقت ختم ہو گیا',
  outside_area: 'ہمارے علاقے سے باہر ہے',
  not_ready: 'پارسل تیار نہیں',
  shop_closed: 'دکان بند ہے',
  not_there: 'پارسل وہاں نہیں ہے',
  refused_by_driver: 'ڈرائیور نے لینے سے انکار کیا',
  nothing_to_collect: 'لینے کے لیے کچھ نہیں',
};

export const driverText: typeof english = {
  title: 'اسٹاپ',
  city: (name) => {
    const city = cityFromText(name);
    return city ? CITIES[city] : name;
  },
  // Signs and maps have the English names.
  area: (name) => name,
  noServer: 'اس سرور پر ڈرائیوروں کا صفحہ نہیں ہے۔',
  noServerHint: 'صحیح ایڈریس اپنے آفس سے پوچھیں۔',
  noMemory: 'یہ فون آپ کے دن کا کام محفوظ نہیں رکھ سکتا۔',
  noMemoryHint:
    'براؤزر اس صفحے کو کچھ محفوظ نہیں کرنے دیتا، اس لیے نیٹ ورک نہ ہو تو آپ کا کام ضائع ہو جائے گا۔ اسے پرائیویٹ ونڈو میں نہیں، عام ونڈو میں کھولیں، اور دیکھیں کہ فون میں جگہ خالی ہے۔',
  noMemoryWhy: (why) => ur`براؤزر کہتا ہے: ${why}`,
  again: 'دوبارہ کوشش کریں',

  signInTitle: 'ڈرائیور لاگ ان',
  phone: 'فون نمبر',
  pin: 'پن',
  signIn: 'لاگ ان کریں',
  signingIn: 'لاگ ان ہو رہا ہے…',
  phoneMissing: 'اپنا فون نمبر لکھیں۔',
  pinMissing: 'اپنا پن لکھیں، 6 ہندسے۔',
  wrongPin: 'فون نمبر یا پن غلط ہے۔ پن بھول گئے ہوں تو اپنے آفس سے پوچھیں۔',
  notActive: 'آپ کا اکاؤنٹ فعال نہیں ہے۔ اپنے آفس کو فون کریں۔',
  tooMany: 'بہت زیادہ کوششیں ہو گئیں۔ چند منٹ رکیں، پھر کوشش کریں۔',
  noNetwork: 'نیٹ ورک نہیں ہے۔ نیٹ ورک دیکھیں، پھر دوبارہ کوشش کریں۔',
  signInFailed: 'لاگ ان نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  pinTitle: 'اپنا پن دوبارہ لکھیں',
  pinWhy: (name) =>
    ur`${name}، آپ کا لاگ ان ختم ہو گیا ہے۔ کچھ ضائع نہیں ہوا: پن کے بعد آپ کا کام بھیج دیا جائے گا۔`,
  pinLater: 'بعد میں',
  pinAsked: 'آپ کا لاگ ان ختم ہو گیا ہے۔ اپنا کام بھیجنے کے لیے پن لکھیں۔',
  enterPin: 'پن لکھیں',
  otherDriver: 'میں دوسرا ڈرائیور ہوں',
  othersWait: (unsent, name) =>
    ur`اس فون پر ${name} کا کام بھیجنا باقی ہے: ${unsentOf(unsent)}۔ ${name} کے لاگ ان کرنے پر بھیج دیا جائے گا۔`,

  tabs: { stops: 'اسٹاپ', scan: 'اسکین', cash: 'کیش', more: 'مزید' },
  tabsLabel: 'صفحات',

  allSent: 'سب بھیج دیا گیا',
  nothingWaits: 'بھیجنے کو کچھ باقی نہیں',
  notSent: (count, since) => ur`${count} بھیجنا باقی، ${since} سے`,
  sendNow: 'ابھی بھیجیں',
  offline: 'نیٹ ورک نہیں',
  notAnswering: 'سرور جواب نہیں دے رہا۔ خود بخود دوبارہ کوشش ہو رہی ہے۔',
  notTaken: (message) => ur`سرور نے آپ کا کام قبول نہیں کیا: ${message} یہ اس فون پر محفوظ رہے گا۔`,
  actNotTaken: (why) => ur`سرور نے یہ قبول نہیں کیا: ${why} اپنے آفس کو بتائیں۔`,
  pictures: { photo: 'تصویر', signature: 'دستخط' },
  pictureNotTaken: (picture, name, why) =>
    ur`قبول نہیں ہوا: ${picture} (${name})۔ ${why} یہ 7 دن تک اس فون پر محفوظ رہے گا۔ اپنے آفس کو بتائیں۔`,
  longWait: 'نیٹ ورک ہے، پھر بھی آپ کا کام کافی دیر سے نہیں بھیجا جا سکا۔ اپنے آفس کو فون کریں۔',
  clockWrong: (minutes) => ur`اس فون کی گھڑی ${minutes} منٹ غلط ہے۔ اسے ٹھیک کریں۔`,
  unread: 'آپ کے اسٹاپ لوڈ نہیں ہو سکے',
  readAt: (time) => ur`محفوظ فہرست، وقت ${time}`,

  left: (left, all) => ur`${all} میں سے ${left} باقی`,
  noStops: 'ابھی کوئی اسٹاپ نہیں',
  noStopsHint: 'جب آپ کا ٹرپ روانہ ہوگا تو اسٹاپ یہاں آ جائیں گے۔',
  allDone: 'سب اسٹاپ مکمل ہو گئے',
  allDoneHint: 'گودام واپس جائیں۔',
  over: (count) => ur`آج مکمل (${count})`,
  codeAt: (code, time) => ur`${code} · ${time}`,
  recalled: (count) => ur`${parcels(count)} واپس لائیں`,
  recalledOf: (trackingID, name, why) => ur`${trackingID}، ${name}: ${why === '' ? 'آرڈر منسوخ ہے' : why}`,
  leaveWith: { guard: 'گارڈ کے پاس چھوڑ دیں۔', neighbour: 'پڑوسی کے پاس چھوڑ دیں۔' },
  reload: 'ریفریش',
  parcels,
  states: { pending: 'باقی', done: 'مکمل', failed: 'ناکام', skipped: 'واپس لایا گیا' },
  kinds: { delivery: 'ڈیلیوری', return: 'واپسی', linehaul: 'گودام سے گودام', pickup: 'پک اپ' },
  attempts: (count) => ur`اب تک ${count} ${plural(count, { one: 'کوشش', other: 'کوششیں' })}`,
  promised: (from, to) => (from && to ? ur`طے شدہ وقت ${from} سے ${to} تک` : ur`طے شدہ وقت ${from || to}`),
  hours: (from, to) => ur`${from} سے ${to} تک`,
  urgent: 'فوری',
  collect: 'وصول کریں',
  paid: 'ادا شدہ',
  nothingToCollect: 'کوئی رقم وصول نہیں کرنی',

  back: 'پیچھے',
  gone: 'یہ اسٹاپ اب اس فون پر نہیں ہے۔',
  address: 'پتہ',
  makani: 'مکانی نمبر',
  from: 'بھیجنے والا',
  instructions: 'ہدایات',
  parcelsHere: 'پارسل',
  tickThose: 'جن پارسلوں کے لیے یہ ہے، اُن پر نشان لگائیں۔',
  call: 'فون کریں',
  callSecond: 'دوسرا فون',
  whatsApp: 'واٹس ایپ',
  whatsAppSecond: 'واٹس ایپ 2',
  map: 'نقشہ',

  requested: (count) => (count === 0 ? 'بکنگ نہیں' : ur`${count} مانگے گئے`),
  notBooked: (count) =>
    count === 0
      ? 'دکان نے ابھی کوئی پارسل بک نہیں کیا۔ جو وہاں ہو وہ لے لیں۔'
      : ur`دکان نے ${ofParcels(count)} کا پک اپ مانگا ہے اور ابھی کوئی بک نہیں کیا۔ جو وہاں ہو وہ لے لیں۔`,
  takenUnbooked: 'آپ نے کیا لیا؟',
  takenUnbookedHint: 'مثلاً: 4 ڈبے۔ یہ آپ کا آفس پڑھے گا۔',
  takenUnbookedMissing: 'لکھیں کہ آپ نے کیا لیا۔',
  whyNothing: 'کچھ کیوں نہیں لیا؟',
  tickThere: 'جو پارسل موجود ہیں، اُن پر نشان لگائیں۔',
  thereOf: (count, all) => ur`${ofParcels(all)} میں سے ${count} موجود`,
  allThere: (count) => (count === 1 ? 'موجود ہے' : ur`سب ${count} موجود`),
  scanToTick: 'اسکین',
  tick: 'نشان لگائیں',
  ticked: (code) => ur`${code} پر نشان لگ گیا۔`,
  notOfShop: (code) => ur`${code} یہاں سے نہیں لینا۔`,
  collected: 'لے لیا',
  notCollected: 'نہیں لیا',
  taken: (count) => ur`${parcels(count)} لے لیے`,
  whyLeft: (count) => ur`${parcels(count)} کیوں نہیں لیے؟`,
  handedOverBy: 'کس نے دیے؟ (لازمی نہیں)',
  pickupStates: { pending: 'باقی', done: 'لے لیا', failed: 'نہیں لیا', skipped: 'وہاں نہیں گئے' },

  delivered: 'ڈیلیور ہو گیا',
  failed: 'ناکام',
  handBack: 'واپس دے دیا',
  justDone: (name, acts) => {
    const [[only, count] = ['', 0], ...others] = acts;
    if (others.length === 0 && count === 1) return ur`${name}: ${only}`;
    return ur`${name}: ${acts.map(([act, of]) => `${act}، ${parcels(of)}`).join('؛ ')}`;
  },
  undo: 'واپس لیں',
  reopen: 'دوبارہ کھولیں',
  reopenAsk: 'نتیجہ، اور یہاں سے لی گئی رقم کا اندراج، واپس ہو جائے گا۔',
  reopenYes: 'ہاں، دوبارہ کھولیں',
  reopenNo: 'رہنے دیں',
  reopenOf: (trackingID) => ur`دوبارہ کھولیں: ${trackingID}`,
  done: 'ہو گیا',
  notKept: 'یہ آپ کے فون پر محفوظ نہیں ہو سکا، اس لیے کام نہیں ہوا۔ فون میں جگہ خالی کریں، پھر کوشش کریں۔',
  alreadyOver: 'یہ اسٹاپ پہلے ہی مکمل ہو چکا ہے۔',

  takeCash: 'کیش وصول کریں',
  gotIt: 'کیش مل گیا',
  otherAmount: 'کوئی اور رقم',
  card: 'کارڈ',
  amount: 'رقم، درہم میں',
  cardAmount: 'کارڈ سے ادا کی گئی رقم، درہم میں',
  slip: 'کارڈ سلپ کا نمبر',
  note: 'نوٹ',
  amountWrong: ur`رقم لکھیں، جیسے ${'249.90'}۔`,
  amountHigh: 'یہ وصول کی جانے والی رقم سے زیادہ ہے۔',
  amountFar: (amount, due, isMore) =>
    ur`${amount} وصول کی جانے والی رقم ${due} سے ${isMore ? 'بہت زیادہ' : 'بہت کم'} ہے۔ اسے ٹھیک کریں، یا بتائیں کہ اتنی ہی رقم ملی۔`,
  amountFarYes: (amount) => ur`مجھے ${amount} ملے`,
  whyOther: 'رقم مختلف کیوں ہے؟',
  noteMissing: 'لکھیں کہ رقم کیوں مختلف ہے۔',
  slipMissing: 'کارڈ سلپ کا نمبر لکھیں۔',
  restInCash: (money) => ur`باقی کیش میں: ${money}`,
  next: 'آگے',

  who: 'کس نے لیا؟',
  name: 'نام',
  nameMissing: 'جس نے لیا اُس کا نام لکھیں۔',
  relation: 'وہ کون ہے؟',
  relations: {
    self: 'گاہک',
    family: 'گھر والے',
    guard: 'گارڈ',
    colleague: 'ساتھی',
    neighbour: 'پڑوسی',
    other: 'کوئی اور',
  },
  why: 'ڈیلیور کیوں نہیں ہوا؟',
  reasons: REASONS,

  ways: { photo: 'تصویر', signature: 'دستخط', code: 'کوڈ', none: 'ثبوت کے بغیر' },
  addPhoto: (added) => (added === 0 ? 'تصویر لگائیں' : ur`تصویر لگائیں (${added} لگ گئی)`),
  pictureTroubles: {
    unreadable: 'یہ تصویر نہیں کھلتی۔ دوسری لیں۔',
    insecure: ur`یہ صفحہ تصویر نہیں لے سکتا: اس کا ایڈریس ${'https'} سے شروع نہیں ہوتا۔ اپنے آفس کو بتائیں۔`,
  },
  signHere: 'دستخط کی جگہ',
  signatureMissing: 'پہلے اس جگہ دستخط کرائیں۔',
  clear: 'مٹائیں',
  doorCode: 'ڈیلیوری کوڈ',
  doorCodeHint: 'گاہک سے 5 ہندسے پوچھیں۔',
  codeShort: 'پانچوں ہندسے لکھیں۔',
  codeSlip: 'کوئی ہندسہ غلط ہے۔ کوڈ ایک بار پھر پوچھیں۔',
  whyNoProof: 'ثبوت کیوں نہیں ہے؟',
  whyNoPhoto: 'تصویر کیوں نہیں ہے؟',
  whyHint: 'یہ آپ کا آفس پڑھے گا۔',
  whyMissing: 'وجہ لکھیں۔',
  photoWanted: 'دروازے یا پارسل کی تصویر لیں۔',
  photoOfDamage: 'خرابی کی تصویر لیں۔',
  noPhoto: 'تصویر نہیں لی جا سکتی',
  askedWhen: 'ہم کب آئیں؟',
  askedWhenHint: 'یہ آپ کا آفس پڑھے گا، اور دن کی تصدیق کرے گا۔',
  dayWanted: 'دن',
  hoursWanted: 'وقت',
  anyHours: 'کسی بھی وقت',
  dayMissing: 'وہ دن چنیں جو گاہک نے مانگا۔',
  askedWhenMissing: 'لکھیں کہ گاہک نے کیا مانگا۔',

  scanTitle: 'پارسل تلاش کریں',
  openCamera: 'کیمرا کھولیں',
  code: 'لیبل کا کوڈ',
  find: 'تلاش کریں',
  notHere: (code) => ur`${code} آپ کے ٹرپ میں نہیں ہے۔`,

  cashTitle: 'کیش',
  cashNone: 'آپ کے پاس کوئی کیش نہیں',
  cashTotal: 'آپ کے ہاتھ میں',
  cashUnsent: 'بھیجنا باقی',
  cashLate: 'دیر سے پہنچا',
  cashChange: 'آپ کو دیے گئے کھلے پیسے',
  cashSum: 'کل',
  cashHandedIn: (money, time, number) => ur`${time} پر ${money} جمع کرایا، رسید ${number}۔`,
  cashMissing: (money) => ur`${money} کم تھے۔`,
  cashTooMuch: (money) => ur`${money} زیادہ تھے۔`,
  cashList: 'کس سے وصول کیا',
  cashToHandIn: 'جمع کرانا ہے',
  expenses: 'اخراجات',
  expenseAdd: 'خرچ لکھیں',
  expenseTitle: 'پیسے کس چیز پر خرچ ہوئے؟',
  expenseKinds: {
    fuel: 'پیٹرول',
    parking: 'پارکنگ',
    toll: 'سالک یا درب',
    repair: 'مرمت',
    other: 'کچھ اور',
  },
  expensePhoto: (isTaken) => (isTaken ? 'تصویر لے لی۔ دوسری لیں' : 'رسید کی تصویر'),
  expenseMost: (money) => ur`زیادہ سے زیادہ ${money}۔ پہلے اپنے آفس سے پوچھیں۔`,
  expenseNoteMissing: (isOther) =>
    isOther ? 'لکھیں کہ پیسے کس چیز پر خرچ ہوئے۔' : 'رسید کی تصویر لیں، یا لکھیں کہ رسید کیوں نہیں ہے۔',
  expenseFar: (money) => ur`${money} بہت زیادہ ہے۔ اسے ٹھیک کریں، یا «ہو گیا» دوبارہ دبائیں۔`,
  expenseOver: (reason) => ur`منظور نہیں ہوا: ${reason}`,
  expenseRemove: 'ہٹائیں',
  expenseRemoveIt: (kind) => ur`ہٹائیں: خرچ ${kind}`,
  expensesMore: 'آپ نے اپنے پاس موجود کیش سے زیادہ خرچ کیا۔ باقی اگلی بار جمع کرانے میں شمار ہوگا۔',
  byCard: (money) => ur`کارڈ ${money}`,
  inCash: (money) => ur`کیش ${money}`,
  takenBy: (name, relation) => ur`${name} (${relation})`,
  pictureCount: pictures,

  moreTitle: 'مزید',
  signedInAs: (name) => ur`لاگ ان: ${name}`,
  runs: 'آپ کے ٹرپ',
  vehicle: (number) => ur`گاڑی ${number}`,
  callHub: (name) => ur`فون کریں: ${name}`,
  office: 'آفس دیکھ رہا ہے',
  officeHint: 'یہ آپ کا آفس دیکھ رہا ہے۔ آپ کو کچھ نہیں کرنا، سوائے اس کے جو نیچے لکھا ہو۔',
  results: { late: 'دیر سے آیا', refused: 'قبول نہیں ہوا' },
  acts: {
    delivered: 'ڈیلیور ہو گیا',
    failed: 'ناکام',
    handed_back: 'واپس دے دیا',
    collected: 'لے لیا',
    not_collected: 'نہیں لیا',
    reopened: 'دوبارہ کھولا',
    called: 'فون کیا',
  },
  waitingTitle: 'بھیجنا باقی',
  position: 'آپ کی لوکیشن',
  positionHint: 'صرف اُس وقت محفوظ ہوتی ہے جب آپ کسی اسٹاپ پر اندراج کرتے ہیں۔',
  positionOff: 'آپ کا فون اس صفحے کو لوکیشن نہیں دیتا۔ براؤزر کی سیٹنگز میں اجازت دیں۔',
  install: 'یہ صفحہ اپنی ہوم اسکرین پر لگائیں',
  installHint: 'براؤزر کے مینو میں «ہوم اسکرین میں شامل کریں» چنیں۔ پھر یہ نیٹ ورک کے بغیر بھی کھلے گا۔',
  signOut: 'لاگ آؤٹ کریں',
  signOutAsk: (unsent) =>
    ur`ابھی بھیجنا باقی ہے: ${unsentOf(unsent)}۔ یہ اس فون پر محفوظ رہے گا، اور جب آپ یہاں دوبارہ لاگ ان کریں گے تو بھیج دیا جائے گا۔`,
  signOutYes: 'پھر بھی لاگ آؤٹ کریں',
  stay: 'رکیں',
};
