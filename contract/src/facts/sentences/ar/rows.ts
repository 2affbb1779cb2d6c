import { isolated as ar } from '../../isolated.ts';
import type { Say, Sentence } from '../say.ts';
import type { Sentences } from '../sentence.ts';
import { cityName, counted, list, type Noun, oblique, zoneName } from './words.ts';

const CELLS: Noun = ['خلية واحدة', 'خليتان', 'خلايا', 'خلية', 'خلية'];
const COLUMNS: Noun = ['عمود واحد', 'عمودان', 'أعمدة', 'عمودًا', 'عمود'];
const CHARACTERS = oblique(['حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف']);

type Expected = { expected: Sentence; detail?: Sentence | undefined };

const reason = ({ detail }: Expected, say: Say) => (detail ? `؛ ${say(detail).replace(/\.$/, '')}` : '');
const expects = (fault: Expected, say: Say) => `المتوقع ${say(fault.expected)}${reason(fault, say)}`;

/** Faults of CSV files and their rows, and what a cell should have or gets by default, as parts of sentences. */
export const rows = {
  fault_at: ({ file, line, column, fault }, say) =>
    `${ar`${file}، السطر ${line}`}${column === '' ? '' : ar`، العمود ${column}`}: ${say(fault)}`,
  value_expected: expects,
  row_expected: (fault, say) => `${expects(fault, say)}.`,
  cell_found: ({ cell, ...fault }, say) => `${ar`القيمة «${cell}»`}؛ ${expects(fault, say)}.`,
  cell_empty: (fault, say) => {
    const [withoutExample] = say(fault.expected).split('، مثل ');
    return `الخلية فارغة؛ المطلوب ${withoutExample}${reason(fault, say)}.`;
  },
  columns_absent: ({ file, columns }) => `${ar`لا يوجد في ${file} عمود`} ${list(columns)}.`,

  file_empty: ({ file }) => ar`الملف ${file} فارغ: ليس فيه صف أول بأسماء الأعمدة.`,
  file_utf16: ({ file }) => ar`الملف ${file} بترميز ${'UTF-16'}. احفظه بصيغة «${'CSV UTF-8'}» ثم استورده.`,
  file_not_utf8: ({ file, line }) =>
    ar`${file}، السطر ${line}: أحرف ليست بترميز ${'UTF-8'}. احفظ الملف بصيغة «${'CSV UTF-8'}» ثم استورده.`,
  file_has_nul: ({ file, line }) =>
    ar`${file}، السطر ${line}: رمز ${'NUL'}؛ هذا ليس ملف ${'CSV'} بترميز ${'UTF-8'}.`,
  file_of_old_mac: ({ file }) =>
    ar`${file}: نهايات أسطره من نوع ${'Macintosh'} القديم. احفظه بصيغة «${'CSV UTF-8'}» ثم استورده.`,
  file_takes_long: 'قراءة صفوفه الأولى تستغرق وقتًا طويلًا. تحقق من أنه الملف المقصود.',
  file_line_too_long: ({ file, line }) => ar`${file}، السطر ${line}: السطر أطول من أن يكون في ملف ${'CSV'}.`,
  file_quote_open: ({ file, line }) => ar`${file}، السطر ${line}: علامة اقتباس تُفتح هنا ولا تُغلق.`,
  file_too_wide: ({ file, columns, most }) =>
    ar`في ${file} ${counted(columns, COLUMNS)}. الحد الأقصى ${counted(most, COLUMNS)}: احذف ما لا تحتاج إليه.`,
  file_header_too_long: ({ file }) =>
    ar`${file}: الصف الأول أطول من أن يسمّي الأعمدة. يجب أن تكون فيه أسماء الأعمدة.`,
  file_column_twice: ({ file, column }) => ar`${file}: عمودان باسم «${column}».`,
  nothing_imported: ({ problem }, say) => `${say(problem)}. لم يُستورد شيء.`,
  no_charges: 'لا رسوم في الملف',
  weight_range_empty: ({ from, to }) => `الفئة من ${from} إلى ${to} كغ فارغة`,
  weights_not_covered: ({ from, to }) => `لا فئة تشمل الأوزان التي تزيد على ${from} حتى ${to} كغ`,
  weights_covered_twice: ({ from }) => `فئتان تشملان الأوزان التي تزيد على ${from} كغ`,
  sizes_of_one_volume: ({ one, other, max }) =>
    ar`لكل من ${one} و${other} ${max === null ? 'حجم بلا حد أقصى' : `الحجم الأقصى نفسه، ${max} سم³`}`,
  orders_at_once: ({ at }) =>
    ar`طلبات كثيرة جدًا أُنشئت في ${at}. لم يُستورد شيء؛ اكتب ${'created_at'} بالثواني.`,

  rows_alike: ({ count, rows }) =>
    `صفوف تساوي طلبات آخر يومين في المُرسِل وهاتف المستلم والعنوان والمبلغ: ${count} من ${rows}. تأكد من أنها لن تُستورد مرتين.`,
  in_english: ({ text }) => ar`${text}`,
  doubled_quotes: 'تكرار علامة الاقتباس داخل خلية بين علامتي اقتباس',
  cells_of_header: ({ header, cells }) =>
    `${counted(header, CELLS)} كما في الصف الأول، لا ${counted(cells, CELLS)}`,
  a_value: 'قيمة',
  a_text: ({ max }) => `نص لا يزيد على ${counted(max, CHARACTERS)}`,
  an_id: ({ max }) => `معرّف لا يزيد على ${max} من الأحرف والأرقام والشرطات`,
  an_email: ar`بريد إلكتروني، مثل ${'name@example.com'}`,
  a_phone: ar`رقم هاتف، مثل ${'+971 50 123 4567'} أو ${'800 TAWSEEL'}`,
  a_value_as_it_was: 'القيمة كما كانت قبل أن يغيّرها جدول البيانات',
  a_dialled_phone: ar`رقم هاتف، مثل ${'050 123 4567'}، أو ${'+44 20 7946 0958'} من خارج الدولة`,
  a_trn: 'رقم تسجيل ضريبي من 15 رقمًا يبدأ بـ 1 وينتهي بـ 03',
  an_iban: ar`رقم ${'IBAN'} برقمي تحقق صحيحين، مثل ${'AE07 0331 2345 6789 0123 456'}`,
  a_bank_account: ar`رقم حساب، أو رقم ${'IBAN'} برقمي تحقق صحيحين`,
  an_emirates_id: ar`رقم هوية إماراتية من 15 رقمًا برقم تحقق صحيح، مثل ${'784-1990-1234567-6'}`,
  a_makani: 'رقم مكاني من 10 أرقام',
  a_picture: ({ max }) =>
    ar`رابط ${'https://'} عام، أو مسار يبدأ بـ ${'/'} على هذا الخادم، لا يزيد على ${counted(max, CHARACTERS)}`,
  pictures: ar`روابط (${'https://…'} أو ${'/…'}) بينها مسافة`,
  one_of: ({ words }) => `إحدى هذه القيم: ${list(words)}`,
  a_city_or_town: ({ words }) => `إحدى هذه المدن: ${list(words)}، أو بلدة في إحداها`,
  one_city: 'مدينة واحدة',
  town_of_several: ({ town, cities }) =>
    `${ar`${town} في`} ${cities.map((city) => ar`${city}`).join(' وفي ')}`,
  yes_or_no: ar`${'yes'} أو ${'no'}`,
  an_amount: ({ max }) => `مبلغ بالدرهم من 0 إلى ${max.toLocaleString('en')}، بمنزلتين عشريتين على الأكثر`,
  a_weight: ({ max }) => `وزن أكثر من 0 ولا يتجاوز ${max} كغ، بثلاث منازل عشرية على الأكثر`,
  a_weight_from_zero: 'وزن بالكيلوغرام من 0، بثلاث منازل عشرية على الأكثر',
  a_length: ({ max }) => `طول أكثر من 0 ولا يتجاوز ${max} سم، بمنزلة عشرية واحدة على الأكثر`,
  a_volume: ({ max }) => `حجم أكثر من 0 ولا يتجاوز ${max.toLocaleString('en')} سم³، أو خلية فارغة لأي حجم`,
  a_time: ({ like }) =>
    ar`وقت مثل ${'2026-11-21T14:30:00Z'}، أو بتوقيت شركة التوصيل ${'2026-11-21 14:30'} أو ${like} أو ${'21-Nov-26'}`,
  a_past_time: 'وقت من سنة 1970 إلى الآن',
  times_to_sort: 'أوقات من سنة 1970 إلى سنة 2068',
  a_list: ar`قائمة بصيغة ${'JSON'}`,

  unused_value: 'قيمة غير مستخدمة من قبل',
  unused_id: 'معرّف غير مستخدم من قبل',
  unused_email: 'بريد إلكتروني غير مستخدم من قبل',
  unused_phone_of_role: 'رقم هاتف غير مستخدم من قبل في الدور نفسه',
  unused_phone_of_driver: 'رقم هاتف غير مستخدم من قبل لسائق',
  unused_warehouse_code: 'رمز غير مستخدم من قبل',
  unused_route: 'مسار لم يُستخدم من قبل مع الشركة ونوع التوصيل',
  unused_tracking_id: 'رقم تتبع غير مستخدم من قبل',
  unused_reference: 'مرجع لم يستخدمه هذا المُرسِل من قبل',
  reference_used_by: ({ trackingID }) => ar`يستخدمه الطلب ${trackingID}`,
  unused_above: 'قيمة لم ترد في صف سابق',

  known_company_id: 'معرّف شركة موجودة',
  known_company_email: 'بريد شركة موجودة',
  known_cashier_id: 'معرّف أمين صندوق موجود',
  known_cashier_email: 'بريد أمين صندوق موجود',
  known_warehouse_id: 'معرّف مستودع موجود',
  known_warehouse_code: 'رمز مستودع موجود',
  known_sender_id: 'معرّف مُرسِل موجود',
  known_area: ({ city }) => `منطقة من قائمة مناطق ${cityName(city)}`,
  known_sender_email: 'بريد مُرسِل موجود',

  a_tracking_id: ar`رقم تتبع من 4 إلى 40 من الأحرف والأرقام و${'. _ # / -'} (${'TWS-…'} برمز تحقق صحيح)`,
  a_time_since_order: ar`وقت بين ${'created_at'} والآن`,
  times_since_order: ar`أوقات بين ${'created_at'} والآن`,
  a_history: ar`سجل التتبع بصيغة ${'JSON'}، من الأقدم: ${'[{"status": "created", "at": "2026-11-21T10:00:00Z", "note": ""}]'}`,
  last_of_history: ar`آخر حالة في ${'history'}`,
  nothing_to_collect: 'ألا يكون هناك مبلغ للتحصيل، لأن الطلب ليس بالدفع عند الاستلام',
  no_cash_time: 'خلية فارغة، لأن الطلب ليس بالدفع عند الاستلام',
  no_cancel_time: 'خلية فارغة، لأن الطلب ليس مرتجعًا',
  up_to_value: ar`مبلغ لا يتجاوز ${'value_aed'}`,
  a_charge: 'رسوم',
  whole_charge: 'الرسوم كاملة',
  charge_in_parts: 'وردت أجزاء منها',
  sum_of_charges: ar`مجموع ${'base_aed'} و${'weight_charge_aed'} و${'size_charge_aed'} و${'packing_charge_aed'}`,
  or_sender_with_one: 'أو حدّد مُرسِلًا لديه هذه القيمة',
  parents_kept: 'مُرسِل ومستودع لا يُحذفان أثناء الاستيراد',
  a_warehouse: 'مستودع',
  no_warehouse_yet: 'لا يوجد مستودع بعد',
  own_warehouse: ({ code }) => ar`مستودعك ${code}`,

  areas_in_cell: ar`مناطق بينها فاصلة منقوطة ${';'}`,
  areas_of_zone: ({ city, zone }) => ar`مناطق في ${cityName(city)}، ${zoneName(zone)}`,
  not_its_area: ({ area }) => ar`«${area}» ليست منها`,
  a_warehouse_code: ({ max }) => `رمز لا يزيد على ${max} من الأحرف والأرقام والشرطات`,
  sender_addresses: ar`عناوين أخرى بصيغة ${'JSON'}: ${'[{"_id", "country", "city", "street", "houseNo"}]'}`,
  an_email_of_staff: 'بريد إلكتروني',
  only_drivers_without: 'السائقون وحدهم قد لا يكون لهم بريد',
  a_cashier: ar`${'cashier_id'} أو ${'cashier_email'}`,
  a_payment_day: ({ first, today }) => ar`يوم من ${first} إلى اليوم ${today}`,

  default_value: ({ value }) => ar`${value}`,
  default_now: 'الآن',
  default_new_id: 'معرّف جديد',
  default_new_tracking_id: 'رقم تتبع جديد',
  default_status: ar`آخر حالة في ${'history'}، أو ${'created'}`,
  default_nearest_warehouse: 'أول مستودع في مدينة الاستلام',
  default_sender_of_email: ar`مُرسِل ${'sender_email'}، إن وُجد`,
  default_of_sender: 'المعروف عن المُرسِل',
  default_no_refund: 'لم يُعَد دفع شيء من القيمة',
  default_collect_value: 'تحصيل القيمة، إن كان الطلب بالدفع عند الاستلام',
  default_price: 'السعر حسب الأسعار والرسوم',
  default_not_handed_in: 'لم تُورَّد النقدية بعد',
  default_not_cancelled: 'غير ملغى',
  default_one_event: ar`حدث واحد، في ${'created_at'}`,
  default_decided: ar`${'no'}: السعر الوارد في ملف سعر مؤكَّد`,
  default_route_id: 'معرّف المسار، أو معرّف جديد',
  default_general_rate: ar`شركة ${'company_email'}؛ وإن لم تُذكر، سعر عام`,
  default_individual_senders: ar`شركة ${'company_email'}؛ وإن لم تُذكر، المُرسِلون الأفراد`,
  default_whole_zone: 'النطاق كله',
  default_charge_id: 'معرّف الرسوم التي تحل محلها، أو معرّف جديد',
  default_any_volume: 'يناسب أي حجم',
  default_next_code: 'أحرف المدينة والرقم التالي',
  default_no_email: 'لا شيء، للسائقين',
  default_cashier: ar`أمين صندوق ${'cashier_email'}`,
  default_warehouse_of_cashier: 'مستودع أمين الصندوق',
  default_month: ar`شهر ${'paid_at'}`,
} satisfies Partial<Sentences>;
