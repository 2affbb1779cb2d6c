import { isolated as ur } from '../../isolated.ts';
import { isTrackingStatus, type TrackingStatus } from '../../tracking.ts';
import { english } from '../en/english.ts';
import { aed } from '../en/words.ts';
import type { Sentences } from '../sentence.ts';

const STATUSES: Readonly<Record<TrackingStatus, string>> = {
  created: 'نیا',
  accepted: 'پک اپ باقی',
  unpick: 'پک اپ نہیں ہوا',
  pickup: 'پک اپ ہو گیا',
  warehouse: 'گودام میں',
  assignedtodriver: 'ڈرائیور کے پاس',
  delivered: 'ڈیلیور ہو گیا',
  return: 'واپس',
};

/** Returns '«ڈرائیور کے پاس»'. */
const statusName = (status: string) => `«${isTrackingStatus(status) ? STATUSES[status] : status}»`;

const wait = (seconds: number) => (seconds < 60 ? ur`${seconds} سیکنڈ` : ur`${1} منٹ`);

/** Sentences that drivers read. No native reader has read them yet. */
const forDrivers: Partial<Sentences> = {
  invalid: ({ path, problem, more }, say) => {
    const said = path ? ur`${path}: ${say(problem)}` : say(problem);
    return more > 0 ? ur`${said} (اور ${more} مزید غلطیاں۔)` : said;
  },
  interrupted: 'رابطہ بیچ میں ٹوٹ گیا۔',
  timeout: 'ڈیٹا پہنچنے میں بہت دیر لگی۔',
  too_large: () => 'فائل بہت بڑی ہے۔',
  too_many_requests: ({ seconds }) => ur`بہت زیادہ کوششیں۔ ${wait(seconds)} بعد دوبارہ کوشش کریں۔`,
  too_many_connections: 'اس نیٹ ورک سے بہت زیادہ رابطے ہیں۔',
  already_entered: 'یہ پہلے ہی درج ہو چکا ہے۔ دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  done_and_gone: 'یہ کام پہلے ہو چکا ہے، اور اب وہ چیز موجود نہیں۔',
  internal: 'سرور پر کچھ غلط ہو گیا۔ یہ درج کر لیا گیا ہے۔ دوبارہ کوشش کریں۔',
  unavailable: 'توصیل اپنے ڈیٹا تک نہیں پہنچ سکا۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  files_unavailable: 'تصویریں ابھی محفوظ نہیں ہو سکتیں۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  busy: 'توصیل ابھی مصروف ہے۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  read_only: 'توصیل ابھی کچھ محفوظ نہیں کر سکتا۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  too_slow: 'توصیل یہ کام وقت پر نہیں کر سکا۔ دوبارہ کوشش کریں۔',
  perhaps_saved: 'محفوظ کرتے وقت رابطہ ٹوٹ گیا، شاید محفوظ ہوا ہو، شاید نہیں۔ دوبارہ لکھنے سے پہلے دیکھ لیں۔',
  disk_full: 'سرور میں جگہ نہیں ہے۔ کچھ محفوظ نہیں ہوا۔ اپنے آفس کو بتائیں۔',
  disk_almost_full: 'سرور میں جگہ تقریباً ختم ہے، اس لیے ابھی کچھ محفوظ نہیں ہو سکتا۔ اپنے آفس کو بتائیں۔',
  starting: 'سرور شروع ہو رہا ہے۔',
  stopping: 'سرور بند ہو رہا ہے۔',

  session_ended: 'آپ کا لاگ ان ختم ہو گیا ہے۔ دوبارہ لاگ ان کریں۔',
  other_device: 'یہ لاگ ان کسی اور فون کا ہے۔ دوبارہ لاگ ان کریں۔',
  just_moved: 'آپ کا گودام ابھی بدلا گیا ہے۔ دوبارہ کوشش کریں۔',
  account_gone: 'یہ اکاؤنٹ حذف کر دیا گیا ہے۔',
  too_many_failures: 'بہت زیادہ غلط کوششیں۔ 15 منٹ بعد دوبارہ کوشش کریں۔',
  too_many_sign_ins: 'آپ کے نیٹ ورک سے بہت زیادہ لاگ ان ہوئے۔ 15 منٹ بعد دوبارہ کوشش کریں۔',
  sign_ins_queue_full: 'بہت سے لوگ لاگ ان کر رہے ہیں۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  wrong_pin: 'فون نمبر یا پن غلط ہے۔ کئی بار غلط پن لکھنے کے بعد اپنے سپروائزر سے نیا پن لینا ہوگا۔',
  driver_not_active: 'آپ کا اکاؤنٹ فعال نہیں ہے۔ اپنے سپروائزر سے پوچھیں۔',

  empty: 'خالی نہیں ہو سکتا۔',
  too_long: ({ max }) => ur`زیادہ سے زیادہ ${max} حروف۔`,
  too_many: ({ max }) => ur`زیادہ سے زیادہ ${max}۔`,
  not_door_code: 'کوڈ کے پانچوں ہندسے صحیح لکھیں۔',
  not_aed: 'رقم درہم میں لکھیں۔',
  beyond: ({ max }) => ur`زیادہ سے زیادہ ${max.toLocaleString('en')}۔`,
  more_than_fils: 'اعشاریے کے بعد زیادہ سے زیادہ 2 ہندسے۔',
  not_positive: 'صفر سے زیادہ ہونا چاہیے۔',
  expense_note_missing: 'لکھیں کہ خرچ کس چیز کا تھا، یا رسید کی تصویر کیوں نہیں ہے۔',
  expense_far: 'یہ بڑی رقم دیکھ لیں، اور تصدیق کریں۔',

  no_such_stop: ({ trackingID }) => ur`${trackingID} اس ٹرپ میں نہیں ہے۔`,
  stop_over: ({ trackingID }) => ur`${trackingID} کا اسٹاپ مکمل ہو چکا ہے۔`,
  act_accepted: ({ trackingID }) => ur`${trackingID} درج ہو گیا۔`,
  acts_taken: ({ acts }) => ur`${acts} اندراج`,
  stop_reopened: ({ trackingID }) => ur`${trackingID} کا اسٹاپ دوبارہ کھل گیا۔`,
  stop_not_reopened: ({ trackingID }) =>
    ur`${trackingID} کا اسٹاپ دوبارہ نہیں کھل سکتا: پارسل اب اس ٹرپ میں نہیں، یا آرڈر بدل چکا ہے۔`,
  act_not_allowed: ({ trackingID, status }) => ur`${trackingID} ${statusName(status)}: اب یہ نہیں ہو سکتا۔`,
  act_late: ({ trackingID }) => ur`${trackingID} کا نتیجہ پہلے ہی درج ہے۔ آفس اسے دیکھ لے گا۔`,
  act_to_office: ({ trackingID }) =>
    ur`${trackingID} کے بہت سے نتیجے ہیں۔ آفس کو بتائیں، اگلا نتیجہ وہ درج کرے گا۔`,
  act_of_other: 'یہ اسٹاپ آپ کی فہرست میں نہیں ہے۔ اگر آپ وہاں ہیں تو آفس کو بتائیں۔',
  act_takes_no_money: 'رقم صرف ڈیلیوری کے ساتھ وصول ہوتی ہے۔',
  act_id_taken: 'یہ نمبر کسی اور اندراج کا ہے۔ کچھ محفوظ نہیں ہوا۔',
  act_too_often: 'اس اسٹاپ پر بہت زیادہ اندراج ہو گئے۔ کچھ محفوظ نہیں ہوا۔',
  act_incomplete: ({ trackingID }) => ur`${trackingID}: کچھ رہ گیا ہے، وجہ یا نام۔`,
  amount_far: ({ trackingID }) =>
    ur`${trackingID}: رقم وصول کی جانے والی رقم سے بہت مختلف ہے۔ اسے ٹھیک کریں، یا تصدیق کریں۔`,
  order_at_end: ({ trackingID, status }) => ur`${trackingID} پہلے ہی ${statusName(status)} ہے۔`,

  no_such_proof: 'ایسا کوئی ثبوت نہیں ہے۔',
  proof_not_here: 'اس ثبوت کی فائل ابھی نہیں آئی، یا حذف ہو گئی ہے۔',
  not_that_proof: 'یہ وہ فائل نہیں جو بتائی گئی تھی۔',
  not_a_picture: 'یہ تصویر نہیں ہے۔ دوسری لیں۔',
  picture_has_exif: 'تصویر میں لوکیشن کا ڈیٹا ہے۔ اس کے بغیر بھیجیں۔',
  proof_kept: 'ثبوت محفوظ ہو گیا۔',

  photo_not_sent: 'اس رسید کی تصویر نہیں پہنچی۔ دوبارہ لیں۔',
  no_such_expense: 'آپ کا ایسا کوئی خرچ نہیں ہے۔',
  expense_id_taken: 'یہ نمبر کسی اور خرچ کا ہے۔ کچھ محفوظ نہیں ہوا۔',
  too_many_expenses: ({ max }) => ur`${max} اخراجات پہلے سے باقی ہیں۔ نیا لکھنے سے پہلے اپنا کیش جمع کرائیں۔`,
  expense_decided: ({ isTaken }) =>
    `یہ خرچ کیش جمع کرانے پر ${isTaken ? 'منظور' : 'نامنظور'} ہو چکا ہے، اب نہیں ہٹ سکتا۔`,
  expense_added: ({ total }) => ur`${aed(total)} کا خرچ درج ہو گیا۔`,
  expense_removed: ({ total }) => ur`${aed(total)} کا خرچ ہٹا دیا گیا۔`,
};

/** The sentences that drivers read in Urdu; all others are in English. */
export const urdu: Sentences = { ...english, ...forDrivers };
