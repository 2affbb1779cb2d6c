import { isolated as ar } from '../../isolated.ts';
import type { BalanceKind } from '../../ledger.ts';
import type { Sentences } from '../sentence.ts';
import { aed, counted, ORDERS, oblique } from './words.ts';

const PLACES: Readonly<Record<BalanceKind, string>> = {
  box: 'صندوق النقد',
  safe: 'الخزنة',
  bank: 'البنك',
  card: 'مدفوعات البطاقات',
  shop: 'مستحقات المتاجر',
  float: 'فكة المندوب',
  difference: 'الفروق',
  expense: 'المصروفات',
};

const apart = (difference: number) => ar`${aed(Math.abs(difference))} ${difference < 0 ? 'ناقص' : 'زائد'}`;

export const cash = {
  no_such_balance: 'لا يوجد رصيد بهذا الرقم.',
  no_such_cash_count: 'لا يوجد جرد نقدي بهذا الرقم.',
  no_such_person: 'لا يوجد شخص كهذا في هذا المستودع.',
  cash_move_of_other: 'لا يأخذ المال من الصندوق ولا يسوّي به فرقًا إلا صاحبه أو المشرف.',

  cash_in_count: ({ trackingID, number }) =>
    ar`نقد ${trackingID} جزء من الجرد ${number}. اعكسه من صفحة النقد.`,
  not_enough_cash: ({ kind, there }) => ar`لم يُسجّل شيء: في ${PLACES[kind]} ${aed(there)} فقط.`,
  no_such_difference: 'ليس لهذا الشخص فرق كهذا.',
  difference_is_less: ({ there }) => ar`لم يُسجّل شيء: الفرق ${aed(there)} فقط.`,
  nothing_to_hand_in: ({ person }) => ar`ليس لدى ${person} ما يسلّمه.`,
  other_cash: ({ person, total }) =>
    ar`لم يُسجّل شيء: لدى ${person} الآن ${aed(total)}. تحقق من النقد وسجّله مرة أخرى.`,
  photo_not_sent: 'لم تصل صورة هذا الإيصال. التقطها أو اخترها مرة أخرى.',
  expenses_too_high: ({ total }) => ar`المصروفات أكثر من النقد، ${aed(total)}.`,
  difference_needs_reason: ({ difference }) => `${apart(difference)}: أدخل السبب، أو عُدّ مرة أخرى.`,
  count_reversed: ({ number }) => `عُكس الجرد ${number} من قبل.`,
  count_of_earlier_day: ({ number }) => `الجرد ${number} من يوم سابق. صحّحه بنقل المال.`,
  hand_in_stuck: ({ trackingID }) => ar`لا يمكن عكس التسليم: تغيّر ${trackingID} بعد ذلك. صحّحه بنقل المال.`,
  no_such_cash_move: ({ from, to }) => `لا يمكن نقل المال من ${PLACES[from]} إلى ${PLACES[to]}.`,
  slip_missing: 'أدخل رقم إيصال البنك.',
  same_balance: 'اختر مكانين مختلفين.',
  warehouse_for_cash: 'حدّد المستودع.',
  person_has_cash: ({ person, total }) =>
    ar`لدى ${person} ${aed(total)} من مال شركة التوصيل. استلمه أو انقله أولًا من صفحة النقد.`,
  warehouse_has_cash: ({ name, total }) =>
    ar`لا يمكن حذف ${name}: في خزنته ${aed(total)}. انقله أولًا من صفحة النقد.`,
  no_such_photo: 'لا توجد صورة كهذه.',

  cash_counted: ({ person, orders, counted: amount, spent, difference, number }) =>
    [
      ar`تم قبض ${aed(amount)} من ${person} عن ${counted(orders, oblique(ORDERS))}`,
      ...(spent > 0 ? [ar`مصروفات ${aed(spent)}`] : []),
      ...(difference === 0 ? [] : [apart(difference)]),
      `سند القبض ${number}.`,
    ].join('، '),
  hand_in_reversed: ({ number }) => `عُكس الجرد ${number}: النقد مع المندوب مرة أخرى.`,
  box_closed: ({ counted: amount, difference, toSafe, number }) =>
    [
      ar`تم إغلاق الصندوق: المعدود ${aed(amount)}`,
      ...(difference === 0 ? [] : [apart(difference)]),
      ...(toSafe > 0 ? [ar`نُقل إلى الخزنة ${aed(toSafe)}`] : []),
      ar`بقي في الصندوق ${aed(amount - toSafe)}`,
      `الجرد ${number}.`,
    ].join('، '),
  money_moved: ({ total }) => ar`نُقل ${aed(total)}.`,
} satisfies Partial<Sentences>;
