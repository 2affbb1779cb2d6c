import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { aed, counted, either, MINUTES, ORDERS, oblique, roleName, statusName } from './words.ts';

const ENDS: Readonly<Record<string, string>> = { cancelled: '«ملغى»', returned: '«مرتجع»' };

export const orders = {
  no_such_order: ({ trackingID }) => ar`لا يوجد طلب ${trackingID}.`,
  order_of_other_warehouse: ({ trackingID, warehouse }) =>
    ar`الطلب ${trackingID} من طلبات ${warehouse}. لا يفعل ذلك إلا موظفوه أو مدير النظام.`,
  no_warehouse_for_order: 'لا يمكن لأي مستودع أخذ هذا الطلب الآن.',
  detail_missing: 'مطلوب إن لم يُحدد مُرسِل مسجّل.',
  reference_taken: ({ holder, reference }) =>
    ar`لطلب ${holder ?? 'آخر'} من هذا المُرسِل المرجع ${reference} بالفعل. أدخل غيره، أو اتركه فارغًا.`,

  key_only_records_cash: ar`مفتاح ${'API'} لأمين الصندوق يسجّل النقدية فقط.`,
  operator_records_no_cash: 'لا يسجّل موظفو العمليات النقدية. يسجّلها أمين الصندوق.',
  driver_key_records_no_cash: ar`يحتاج تسجيل النقدية إلى مفتاح ${'API'} لأمين الصندوق، لا للسائق.`,
  role_may_not_act: ({ role }) => ar`لا يمكن لـ${roleName(role)} فعل هذا بطلب.`,

  no_such_move: ({ trackingID, status, to, next, isCancelled }) =>
    ar`لا يمكن نقل ${trackingID} من ${statusName(status)}${isCancelled ? ' (ملغى)' : ''} إلى ${statusName(to)}: ${
      next.length > 0 ? `التالي: ${either(next.map(statusName))}` : 'هذه الحالة نهائية'
    }.`,
  not_cash_on_delivery: ({ trackingID }) => ar`لا يمكن تسجيل النقدية لـ${trackingID}: ليس دفعًا عند الاستلام.`,
  not_delivered: ({ trackingID, status }) =>
    ar`لا يمكن تسجيل النقدية لـ${trackingID}: لم يُوصَّل، وحالته ${statusName(status)}.`,
  cash_already_recorded: ({ trackingID }) => ar`لا يمكن تسجيل النقدية لـ${trackingID}: تم تسجيلها بالفعل.`,
  no_cash_collected: ({ trackingID }) =>
    ar`لا يمكن تسجيل النقدية لـ${trackingID}: لم تُحصَّل نقدية. يمكن للمشرف تصحيح ذلك في تفاصيل الطلب.`,
  cash_with_driver: ({ trackingID, amount, driver, warehouse }) =>
    ar`نقد ${trackingID}، ${aed(amount)}، مع ${driver}. اقبضه بتوريد من صفحة النقدية في ${warehouse}.`,
  collected_not_recorded: ({ trackingID }) =>
    ar`لم تُسجَّل نقدية لـ${trackingID}. سجّل قبضها أولًا، ثم صحّح المبلغ.`,
  collected_unchanged: ({ trackingID }) => ar`هذان المبلغان مسجّلان لـ${trackingID} بالفعل.`,
  collected_before_ledger: ({ trackingID }) =>
    ar`تم توريد نقد ${trackingID} قبل وجود دفتر القيود، ولا يمكن تصحيحه.`,
  already_cancelled: ({ trackingID }) => ar`تم إلغاء ${trackingID} بالفعل.`,
  too_late_to_cancel: ({ trackingID, status }) =>
    ar`حالة ${trackingID} ${statusName(status)} ولم يعد ممكنًا إلغاؤه.`,
  collected_already: ({ trackingID, isCancelled }) =>
    ar`${isCancelled ? 'تم إلغاء' : 'تم استلام'} ${trackingID} بالفعل: لا تغيّره الآن إلا شركة التوصيل.`,

  order_changed_meanwhile: ({ trackingID }) =>
    ar`غيّر شخص آخر ${trackingID} في هذه الأثناء. حدّث ثم حاول مجددًا.`,
  too_late_to_correct: ({ trackingID, state }) =>
    ar`حالة ${trackingID} ${ENDS[state] ?? statusName(state)}: لا يُصحَّح إلا مرجعه وتفاصيله.`,
  reason_missing: ({ trackingID, status }) => ar`أدخل سببًا: ${trackingID} ${statusName(status)} بالفعل.`,
  cash_of_deleted_sender: ({ sender }) => ar`لا يمكن إضافة الدفع عند الاستلام: حُذف ${sender}.`,
  price_to_confirm: ({ trackingID, from, to }) =>
    ar`يتغير سعر ${trackingID} من ${aed(from)} إلى ${aed(to)}. أكّد السعر الجديد.`,
  no_price: 'ليس له سعر.',

  nothing_to_undo: ({ trackingID }) => ar`ليس في ${trackingID} ما يُتراجع عنه.`,
  undo_unknown: ({ trackingID }) => ar`لا يمكن التراجع عن آخر تغيير في ${trackingID}: من قام به غير معروف.`,
  undo_corrected: ({ trackingID }) => ar`تم تصحيح ${trackingID} بعد ذلك. صحّحه مجددًا.`,
  undo_another: ({ trackingID }) =>
    ar`قام شخص آخر بآخر تغيير في ${trackingID}. يمكنه هو أو مدير النظام التراجع عنه.`,
  undo_often: ({ trackingID }) =>
    ar`جرى التراجع في ${trackingID} مئة مرة. انقل الطلب إلى حالته التالية بدلًا من ذلك.`,
  undo_late: ({ trackingID, minutes }) =>
    ar`لم يعد ممكنًا التراجع عن آخر تغيير في ${trackingID}: مضى عليه أكثر من ${counted(minutes, MINUTES)}.`,
  undo_without_warehouse: ({ trackingID }) => ar`لا يمكن التراجع: حُذف مستودع ${trackingID}.`,
  undo_without_sender: ({ trackingID, sender }) => ar`لا يمكن التراجع في ${trackingID}: حُذف ${sender}.`,

  named_twice: ({ trackingID }) => ar`تكرر ذكر ${trackingID}.`,
  cash_not_recorded: ({ first, others }, say) =>
    `لم يُسجّل شيء. ${say(first)}${others > 0 ? ` ولا يمكن التسجيل لغيره أيضًا: ${counted(others, ORDERS)}.` : ''}`,
  orders_come_to: ({ total }) => ar`مجموع هذه الطلبات الآن ${aed(total)}.`,
  other_total: ({ total }) => ar`لم يُسجّل شيء. مجموع هذه الطلبات الآن ${aed(total)}. عُدّ النقدية مجددًا.`,

  order_created: ({ trackingID, price }) => ar`تم إنشاء الطلب ${trackingID}. السعر: ${aed(price)}.`,
  order_moved: ({ trackingID, to }) => ar`حالة ${trackingID} الآن ${statusName(to)}.`,
  cash_received: ({ trackingID, value }) => ar`تم قبض نقد ${trackingID}: ${aed(value)}.`,
  cash_of_many_received: ({ orders, total }) =>
    ar`تم قبض نقد ${counted(orders, oblique(ORDERS))}: ${aed(total)}.`,
  order_cancelled: ({ trackingID }) => ar`تم إلغاء ${trackingID}.`,
  order_unchanged: ({ trackingID }) => ar`لا تغييرات في ${trackingID}.`,
  order_corrected: ({ trackingID }) => ar`تم تصحيح ${trackingID}.`,
  collected_corrected: ({ trackingID, cash, card }) =>
    ar`تم تصحيح ${trackingID}: المُحصَّل ${aed(cash)} نقدًا و${aed(card)} بالبطاقة.`,
  order_repriced: ({ trackingID, price }) => ar`تم تصحيح ${trackingID}. السعر الجديد: ${aed(price)}.`,
  cash_open_again: ({ trackingID }) => ar`نقد ${trackingID} غير مورَّد مجددًا.`,
  order_back_to: ({ trackingID, status }) => ar`عاد ${trackingID} إلى ${statusName(status)}.`,
} satisfies Partial<Sentences>;
