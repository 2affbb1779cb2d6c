import { isolated as ar } from '../../isolated.ts';
import type { rules as english } from '../en/rules.ts';
import { sizeText } from './words.ts';

type Rules = {
  [C in keyof typeof english]: (typeof english)[C] extends string ? string : (typeof english)[C];
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'نصًا',
  number: 'رقمًا',
  int: 'عددًا صحيحًا',
  boolean: 'صحيحًا أو خطأ',
  array: 'قائمة',
  object: 'كائنًا',
};

const number = (value: number) => value.toLocaleString('en');

/** Rules of fields. They are in their own file because the console checks them while the user types. */
export const rules: Rules = {
  invalid_input: 'إدخال غير صالح',
  wrong_kind: ({ kind }) => `يجب أن يكون ${KINDS[kind] ?? kind}.`,
  not_one_of: ({ words }) => ar`يجب أن يكون أحد هذه: ${words.join(', ')}.`,
  not_either: ({ words }) => `يجب أن يكون ${words.map((word) => ar`${word}`).join(' أو ')}.`,
  too_small: ({ min }) => `يجب أن يكون ${min} أو أكثر.`,
  too_big: ({ max }) => `يجب ألا يتجاوز ${max}.`,
  too_few: ({ min }) => `العدد الأدنى للعناصر ${min}.`,
  too_many: ({ max }) => `العدد الأقصى للعناصر ${max}.`,
  too_short: ({ min }) => `العدد الأدنى للأحرف ${min}.`,
  too_long: ({ max }) => `العدد الأقصى للأحرف ${max}.`,

  empty: 'يجب ألا يكون فارغًا.',
  empty_file: 'الملف فارغ.',
  nul_character: ar`يجب ألا يحتوي على الرمز ${'NUL'}.`,
  control_characters: 'يجب ألا يحتوي على رموز تحكم.',
  not_sha256: ar`يجب أن يكون ${'SHA-256'} من 64 رقمًا وحرفًا.`,
  not_door_code: 'يجب أن يكون أرقام الرمز الخمسة من دون خطأ.',
  not_email: ar`يجب أن يكون بريدًا إلكترونيًا، مثل ${'name@example.com'}.`,
  not_phone: ar`يجب أن يكون رقم هاتف، مثل ${'+971 50 123 4567'} أو ${'800 TAWSEEL'}.`,
  not_whole_phone: ar`يجب أن يكون رقم هاتف كاملًا، مثل ${'050 123 4567'}.`,
  not_aed: 'يجب أن يكون رقمًا بالدرهم.',
  beyond: ({ max }) => `يجب ألا يتجاوز ${number(max)}.`,
  more_than_fils: 'منزلتان عشريتان على الأكثر.',
  not_positive: 'يجب أن يكون أكثر من 0.',
  expense_note_missing: 'اكتب الغرض من المصروف، أو سبب عدم وجود صورة للإيصال.',
  expense_far: 'تحقق من هذا المبلغ الكبير وأكّده.',
  not_instant: ar`يجب أن يكون وقتًا مثل ${'2026-11-21T10:52:00.000Z'}.`,
  not_address: ar`يجب أن يكون رابط ${'http(s)'} أو مسارًا على هذا الخادم.`,
  not_picture: ({ max }) =>
    ar`يجب أن يكون رابط ${'https://'} عامًا، أو مسارًا يبدأ بـ ${'/'} على هذا الخادم، بحد أقصى ${max} حرف.`,
  too_many_pictures: ({ max }) => `العدد الأقصى للصور ${max}.`,
  not_day: ar`يجب أن يكون يومًا مثل ${'2026-12-02'}.`,
  not_date: ar`يجب أن يكون تاريخًا مثل ${'2026-11-21'}.`,
  no_such_day: 'لا يوجد يوم كهذا.',
  not_month: ar`يجب أن يكون شهرًا مثل ${'2026-11'}.`,
  not_time: ar`يجب أن يكون وقتًا مثل ${'09:30'}.`,
  window_ends_first: 'يجب أن تنتهي الفترة بعد أن تبدأ.',
  day_or_weekdays: 'حدّد يومًا أو أيام الأسبوع.',
  before_first_day: ({ day }) => ar`يجب ألا يكون قبل ${day}.`,
  not_version: ar`يجب أن تكون نسخة بين علامتي اقتباس، مثل ${'"q1mVYb0nCq3ZkX7s"'}.`,
  page_missing: 'للصفحة حد، وليس للقائمة كلها حد: حدّد الصفحة أيضًا.',
  last_before_first: 'يجب ألا يكون اليوم الأخير قبل الأول.',
  too_many_days: ({ max }) => `العدد الأقصى للأيام ${max}.`,
  day_of_nothing: 'اختر ما حدث في ذلك اليوم.',
  end_before_start: 'يجب ألا يكون تاريخ البداية بعد تاريخ النهاية.',

  not_device: ar`يجب أن يكون من 8 إلى 64 حرفًا أو رقمًا أو ${'_'} أو ${'-'}.`,
  not_client_id: ({ length }) => ar`يجب أن يكون ${length} من الأحرف أو الأرقام أو ${'_'} أو ${'-'}.`,

  not_kg: 'يجب أن يكون رقمًا بالكيلوغرام.',
  no_weight: 'يجب أن يكون أكثر من 0 كغ.',
  more_than_grams: 'ثلاث منازل عشرية على الأكثر (غرامات).',
  not_cm: 'يجب أن يكون رقمًا بالسنتيمتر.',
  less_than_cm: ({ min }) => `يجب أن يكون ${min} سم على الأقل.`,
  more_than_cm: ({ max }) => `يجب ألا يتجاوز ${max} سم.`,
  not_volume: 'يجب أن يكون رقمًا بالسنتيمتر المكعب.',
  no_order_named: 'حدّد طلبًا واحدًا على الأقل.',
  too_many_orders: ({ max }) => `العدد الأقصى للطلبات ${max}.`,
  one_choice: ar`حدّد ${'trackingIDs'} أو ${'runId'} أو ${'filter'}، واحدًا فقط.`,
  no_move_named: ar`حدّد ${'trackingStatus'} أو ${'cashHandedIn'}.`,
  search_missing: ar`يبحث ${'similar'} عن أسماء تشبه الاسم المطلوب: حدّد ${'search'} أيضًا.`,
  unmoved_days_missing: ar`يرتب ${'movedAt'} الطلبات التي لم تتحرك: حدّد ${'unmovedDays'} أيضًا.`,
  search_is_newest_first: ar`نتائج البحث مرتبة من الأحدث: احذف ${'search'} أو ${'sort'}.`,
  list_is_newest_first: 'الصفحة مرتبة، والقائمة كلها من الأحدث: حدّد الصفحة أيضًا.',

  not_iban: ar`رقم ${'IBAN'} حرفان ورقما تحقق ثم الحساب، مثل ${'AE07 0331 2345 6789 0123 456'}.`,
  not_emirates_iban: ar`رقم ${'IBAN'} في الإمارات هو ${'AE'} و21 رقمًا.`,
  iban_digit: ar`في رقم ${'IBAN'} هذا رقم خاطئ: رقما التحقق لا يطابقان.`,
  not_trn: 'رقم التسجيل الضريبي 15 رقمًا يبدأ بـ 1 وينتهي بـ 03.',
  not_tin: 'رقم التعريف الضريبي 10 أرقام.',
  not_makani: ar`رقم مكاني 10 أرقام، مثل ${'30032 95320'}.`,
  not_emirates_id: ar`يجب أن يكون رقم هوية إماراتية من 15 رقمًا، مثل ${'784-1990-1234567-6'}، أو فارغًا.`,
  no_name: 'يجب أن يحتوي الاسم على حرف أو رقم.',
  not_pin: 'يجب أن يكون 6 أرقام.',
  not_warehouse_code: 'أحرف وأرقام وشرطات فقط.',
  no_warehouse_picture: 'اتركه فارغًا: لا تُحفظ صورة للمستودع.',
  too_many_addresses: ({ max }) => `العدد الأقصى للعناوين ${max}.`,
  not_ids: 'يجب أن تكون قائمة معرّفات.',
  nothing_named: 'حدّد واحدًا على الأقل.',
  too_many_at_once: ({ max }) => `العدد الأقصى في المرة الواحدة ${max}.`,
  owner_missing: 'حدّد صاحب المفتاح.',
  owner_not_taken: 'ليس لمفتاح بهذا الدور صاحب.',

  ramadan_ends_first: 'يجب أن ينتهي رمضان بعد أن يبدأ.',
  ramadan_too_long: 'رمضان 31 يومًا على الأكثر.',
  not_parcel_count: 'أدخل عدد الشحنات، عددًا صحيحًا مثل 4.',
  no_day_chosen: 'اختر يومًا واحدًا على الأقل.',
  too_many_holidays: ({ max }) => `العدد الأقصى للعطل ${max}.`,
  day_twice: 'هذا اليوم موجود في القائمة.',
  year_twice: 'هذه السنة موجودة في القائمة.',
  logo_too_large: ({ kilobytes }) => `الحد الأقصى لحجم الشعار ${sizeText(kilobytes)}.`,
  not_logo: ar`يجب أن يكون الشعار صورة ${'PNG'} أو ${'JPEG'} أو ${'WebP'}.`,
};
