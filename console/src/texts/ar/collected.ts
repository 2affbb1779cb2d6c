import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { collectedText as english } from '../en/collected.ts';

export const collectedText: typeof english = {
  title: 'المُحصَّل',
  due: 'المستحق',
  cash: 'نقدًا',
  card: 'بالبطاقة',
  short: 'ناقص',
  over: 'زائد',
  by: 'أدخله',
  correctedBy: 'صحّحه',
  note: 'ملاحظة',
  correct: 'تصحيح المُحصَّل',
  correctTitle: (trackingID) => ar`تصحيح المُحصَّل عن ${trackingID}`,
  about: (due) => ar`المستحق ${due}. أدخل كل ما تم تحصيله. إن عُدّت النقدية من قبل، يتغير فرق ذلك السند.`,
  far: (amount, due, isMore) =>
    ar`${amount} ${isMore ? 'أكثر بكثير' : 'أقل بكثير'} من المستحق ${due}. هل المبلغ صحيح؟`,
  slip: 'رقم القسيمة',
  aed: 'AED',
  reason: 'السبب',
  reasonHint: 'يظهر في سجل الطلب.',
  save: 'حفظ',
  failed: 'تعذّر تصحيح المُحصَّل',
  fields: {
    'collected.cash': 'المُحصَّل نقدًا (AED)',
    'collected.card': 'المُحصَّل بالبطاقة (AED)',
  },
};
