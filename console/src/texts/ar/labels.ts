import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { LabelChange } from '@tawseel/contract/facts/labels';
import { counted, type Noun } from '@tawseel/contract/facts/sentences/ar/words';
import type { labelsText as english } from '../en/labels.ts';

/** In the genitive, as they follow 'طباعة'. */
const LABELS: Noun = ['ملصق واحد', 'ملصقين', 'ملصقات', 'ملصقًا', 'ملصق'];
const COPIES: Noun = ['نسخة واحدة', 'نسختان', 'نسخ', 'نسخة', 'نسخة'];

const printing = (count: number) => `طباعة ${counted(count, LABELS)}`;

function whatChanged(changes: readonly LabelChange[]): string {
  if (changes.length > 1) return 'المبلغ المطلوب تحصيله والعنوان';
  return changes.includes('cash') ? 'المبلغ المطلوب تحصيله' : 'العنوان';
}

export const labelsText: typeof english = {
  printOne: 'طباعة الملصق',
  title: printing,
  titleOf: (trackingID) => ar`طباعة ملصق ${trackingID}`,
  size: 'الورق',
  sizes: { '4x6': ar`${'4 × 6'} بوصة`, a6: ar`${'A6'}`, a4: ar`${'A4'}، 4 ملصقات` },
  copies: 'عدد نسخ كل ملصق',
  reason: 'سبب الطباعة مجددًا',
  reasonHint: 'يُحفظ مع الطلب.',
  reasonMissing: 'يجب ألا يكون فارغًا.',
  reasons: ['علق الورق في الطابعة', 'تلف الملصق', 'فقدان الملصق', 'طباعة على ورق خاطئ'],
  preview: 'معاينة الطباعة',
  previewOf: (count) => `أول ${counted(count, LABELS)}`,
  previewFailed: 'لا توجد معاينة',
  print: 'طباعة',
  printFailed: 'تعذّرت طباعة الملصقات',
  printed: (count) => `تم تسجيل ${printing(count)}.`,
  again: 'إظهار نافذة الطباعة مجددًا',
  close: 'إغلاق',

  labels: 'الملصقات',
  never: 'لم تُطبع بعد.',
  changed: (changes) => `تغيّر ${whatChanged(changes)} بعد طباعة الملصق. اطبعه مجددًا.`,
  printedOn: (size, copies) =>
    copies === 1 ? ar`تمت طباعته على ${size}` : ar`تمت طباعته على ${size}، ${counted(copies, COPIES)}`,

  blank: 'ملصقات فارغة',
  blankAbout: 'لكل منها رمز جديد. يدل على طلب عندما يُربط به.',
  count: 'العدد',
  countWrong: (most) => `أدخل عددًا صحيحًا من 1 إلى ${most}.`,
  test: 'اختبار الطابعة',
};
