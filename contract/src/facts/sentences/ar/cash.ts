import { isOwedToDriver } from '../../cash.ts';
import type { ExpenseKind } from '../../expenses.ts';
import { isolated as ar } from '../../isolated.ts';
import type { BalanceKind } from '../../ledger.ts';
import type { Sentences } from '../sentence.ts';
import { aed, counted, ORDERS, oblique } from './words.ts';

const PLACES: Readonly<Record<BalanceKind, string>> = {
  box: 'الصندوق',
  safe: 'الخزنة',
  bank: 'البنك',
  card: 'مدفوعات البطاقات',
  shop: 'مستحقات المتاجر',
  float: 'عهدة فكة السائق',
  difference: 'الفروق',
  expense: 'المصروفات',
  revenue: 'رسوم الطلبات',
  vat: 'ضريبة القيمة المضافة',
  fee: 'رسوم البنوك',
  income: 'الإيرادات الأخرى',
  rounding: 'فروق التقريب',
  opening: 'الأرصدة الافتتاحية',
};

const EXPENSES: Readonly<Record<ExpenseKind, string>> = {
  fuel: 'وقود',
  parking: 'مواقف',
  toll: 'سالك أو درب',
  repair: 'إصلاح',
  other: 'مصروف آخر',
};

function apart(count: { difference: number; counted: number }): string {
  const amount = aed(Math.abs(count.difference));
  if (isOwedToDriver(count)) return ar`للسائق على الشركة ${amount}`;
  return ar`${amount} ${count.difference < 0 ? 'ناقص' : 'زائد'}`;
}

export const cash = {
  no_such_balance: 'لا يوجد رصيد بهذا الرقم.',
  no_such_cash_count: 'لا يوجد سند قبض بهذا الرقم.',
  no_such_person: 'لا يوجد شخص كهذا في هذا المستودع.',
  cash_move_of_other: 'لا يأخذ مبلغًا من الصندوق ولا يسوّي به فرقًا إلا صاحبه أو المشرف.',

  cash_in_count: ({ trackingID, number }) =>
    ar`نقد ${trackingID} جزء من سند القبض ${number}. ألغه بقيد عكسي من صفحة النقدية.`,
  not_enough_cash: ({ kind, there }) => ar`لم يُسجّل شيء: في ${PLACES[kind]} ${aed(there)} فقط.`,
  no_such_difference: 'ليس لهذا الشخص فرق كهذا.',
  difference_is_less: ({ there }) => ar`لم يُسجّل شيء: الفرق ${aed(there)} فقط.`,
  order_missing: 'أدخل رقم تتبع الطلب الذي يُدفع لمرسله.',
  order_has_shop: ({ name }) => ar`مرسل هذا الطلب مسجّل: يُدفع إلى ${name} من صفحة كشوف الحساب.`,
  order_has_less: ({ there }) => ar`لم يُسجّل شيء: المتوفر من مبلغ هذا الطلب ${aed(there)} فقط.`,
  nothing_to_hand_in: ({ person }) => ar`ليس لدى ${person} ما يورّده.`,
  other_cash: ({ person, total }) =>
    ar`لم يُسجّل شيء: لدى ${person} الآن ${aed(total)}. تحقق من النقدية وسجّلها مجددًا.`,
  photo_not_sent: 'لم تصل صورة إيصال المصروف هذا. التقطها أو اخترها مجددًا.',
  no_such_expense: 'لا يوجد مصروف كهذا لك.',
  expense_id_taken: 'لمصروف آخر هذا المعرّف. لم يُحفظ شيء.',
  too_many_expenses: ({ max }) => `بلغت المصروفات المنتظرة حدّها، ${max}. ورّد النقدية قبل إضافة مصروف آخر.`,
  expense_decided: ({ isTaken }) =>
    isTaken
      ? 'تم احتساب هذا المصروف عند توريد النقدية، ولا يمكن حذفه.'
      : 'تم رفض هذا المصروف عند توريد النقدية، ولا يمكن حذفه.',
  expense_added: ({ total }) => ar`تمت إضافة مصروف قدره ${aed(total)}.`,
  expense_removed: ({ total }) => ar`تم حذف المصروف وقدره ${aed(total)}.`,
  driver_expense: ({ kind, note }) => (note === '' ? EXPENSES[kind] : ar`${EXPENSES[kind]}: ${note}`),
  other_expenses: ({ person }) =>
    ar`لم يُسجّل شيء: أضاف ${person} مصروفًا أو حذفه. تحقق من المصروفات وسجّل النقدية مجددًا.`,
  difference_needs_reason: (count) => `${apart(count)}: أدخل السبب، أو عُدّ مجددًا.`,
  count_differs: 'ما عددته يختلف عن المتوقع: عُدّ مجددًا، أو اكتب السبب.',
  count_reversed: ({ number }) => `سند القبض ${number} مُلغى بقيد عكسي بالفعل.`,
  count_is_final: ({ number }) =>
    `مضت أكثر من 24 ساعة على سند القبض ${number}، وورّد السائق نقدية بعده. صحّحه بتحويل مبلغ.`,
  hand_in_stuck: ({ trackingID }) =>
    ar`لا يمكن إجراء القيد العكسي: تغيّر ${trackingID} بعد ذلك. صحّحه بتحويل مبلغ.`,
  late_money_unsaid: ({ trackingID }) => ar`${trackingID}: حدّد أين مبلغ التسليم المتأخر. لم يُحفظ شيء.`,
  late_money_elsewhere: ({ trackingID }) =>
    ar`مبلغ ${trackingID} مسجّل في مكان آخر. اختر أن المستلم دفع مرتين، أو أن المبلغ لم يُحصَّل.`,
  late_money_counted: ({ trackingID }) =>
    ar`تم توريد مبلغ ${trackingID} بالفعل. اختر أن المبلغ لدى السائق، أو أجرِ قيدًا عكسيًا للتوريد أولًا.`,
  no_such_cash_move: ({ from, to }) => `لا يمكن تحويل مبلغ من ${PLACES[from]} إلى ${PLACES[to]}.`,
  note_missing: 'أدخل الغرض من المبلغ.',
  salary_deducted: ({ note }) => ar`خصم من الراتب: ${note}`,
  count_not_open: ({ number }) => `لا يحتاج سند القبض ${number} إلى تأكيد.`,
  own_count: 'يؤكد فرق عدّك مشرف آخر أو مدير النظام.',
  count_confirmed: ({ number }) => `تم تأكيد فرق سند القبض ${number}.`,
  slip_known: ({ slip, total }) =>
    ar`إيداع بمبلغ ${aed(total)} والقسيمة ${slip} مسجَّل بالفعل. إن كان إيداعًا آخر فأكّده.`,
  slip_missing: 'أدخل رقم قسيمة الإيداع.',
  same_balance: 'اختر مكانين مختلفين.',
  warehouse_for_cash: 'حدّد المستودع.',
  person_has_cash: ({ person, total }) =>
    ar`لدى ${person} ${aed(total)} من أموال شركة التوصيل. اقبضها أو حوّلها أولًا من صفحة النقدية.`,
  person_owes: ({ person, total }) =>
    ar`على ${person} فرق قدره ${aed(total)}. سوّه أو اشطبه أولًا من صفحة النقدية.`,
  warehouse_has_cash: ({ name, total }) =>
    ar`لا يمكن حذف ${name}: في خزنته ${aed(total)}. حوّلها أولًا من صفحة النقدية.`,
  no_such_photo: 'لا توجد صورة كهذه.',

  cash_counted: ({ person, orders, counted: amount, spent, difference, number }) =>
    [
      ar`تم قبض ${aed(amount)} من ${person} عن ${counted(orders, oblique(ORDERS))}`,
      ...(spent > 0 ? [ar`مصروفات ${aed(spent)}`] : []),
      ...(difference === 0 ? [] : [apart({ difference, counted: amount })]),
      `سند القبض ${number}.`,
    ].join('، '),
  hand_in_reversed: ({ number }) => `تم إلغاء سند القبض ${number} بقيد عكسي: النقدية مع السائق مجددًا.`,
  box_closed: ({ counted: amount, difference, toSafe, number }) =>
    [
      ar`تم إغلاق الصندوق: المعدود ${aed(amount)}`,
      ...(difference === 0 ? [] : [apart({ difference, counted: amount })]),
      ...(toSafe > 0 ? [ar`إلى الخزنة ${aed(toSafe)}`] : []),
      ar`بقي في الصندوق ${aed(amount - toSafe)}`,
      `سند القبض ${number}.`,
    ].join('، '),
  safe_counted: ({ counted: amount, difference, number }) =>
    [
      ar`تم عدّ الخزنة: ${aed(amount)}`,
      ...(difference === 0 ? [] : [apart({ difference, counted: amount })]),
      `سند القبض ${number}.`,
    ].join('، '),
  money_moved: ({ total }) => ar`تم تحويل ${aed(total)}.`,
} satisfies Partial<Sentences>;
