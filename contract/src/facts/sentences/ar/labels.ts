import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { counted, list, ORDERS, oblique } from './words.ts';

export const labels = {
  too_many_labels: ({ orders, isMore, max }) =>
    `${isMore ? `عدد النتائج أكثر من ${counted(orders, oblique(ORDERS))}` : `عدد النتائج ${counted(orders, ORDERS)}`}، ويُطبع ${max} ملصق على الأكثر في المرة الواحدة. ضيّق التصفية.`,
  nothing_to_print: 'لا يوجد طلب لطباعة ملصقه.',
  printed_before: ({ orders, first }) => {
    const others = orders - first.length;
    const named = `${list(first)}${others > 0 ? ` و${others} غيرها` : ''}`;
    return orders === 1
      ? `سبقت طباعة ملصق ${named}. اذكر سببًا لطباعته مجددًا.`
      : `سبقت طباعة ${orders} من الملصقات: ${named}. اذكر سببًا لطباعتها مجددًا.`;
  },

  code_misread: ({ code }) => ar`خطأ في قراءة ${code} أو كتابته: حرف التحقق غير صحيح.`,
  code_is_tracking_id: ({ code }) => ar`${code} هو رقم تتبع طلب ولا يمكن أن يدل على غيره.`,
  code_taken: ({ code, holder }) => ar`يدل ${code} بالفعل على ${holder ?? 'طلب آخر'}.`,
  printer_test: 'اختبار الطابعة',
  printer_set_up: ({ mm }) =>
    ar`اطبع هذه الصفحة بحجمها الفعلي: مقياس ${'100 %'}، بلا هوامش، ومن دون ملاءمة للصفحة. يجب أن يكون طول المسطرة على الحافة العليا ${mm} مم، وأن يقرأ الماسح الرمزين.`,

  no_such_code: ({ code, trackingID }) => ar`لا يدل ${code} على ${trackingID}.`,
  code_bound: ({ code, trackingID }) => ar`يدل ${code} الآن على ${trackingID}.`,
  code_unbound: ({ code, trackingID }) => ar`لم يعد ${code} يدل على ${trackingID}.`,
} satisfies Partial<Sentences>;
