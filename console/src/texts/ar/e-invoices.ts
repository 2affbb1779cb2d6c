import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { showNumber } from '../../ui/format.ts';
import type { eInvoicesText as english } from '../en/e-invoices.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

export const eInvoicesText: typeof english = {
  xml: ar`${'XML'}`,
  states: { none: 'غير مُرسلة', sent: 'مُرسلة', accepted: 'مقبولة', rejected: 'مرفوضة' },
  title: (number) => ar`الفاتورة الإلكترونية ${number}`,
  about: ar`سلّم ملف ${'XML'} إلى مزوّد الخدمة المعتمد، وسجّل هنا نتيجته.`,
  state: 'الحالة',
  reason: 'سبب الرفض',
  save: 'حفظ',
  saveFailed: 'تعذّر حفظ الحالة',
  download: ar`تنزيل ${'XML'}`,
  downloadFailed: ar`تعذّر تنزيل ملف ${'XML'}`,
  month: 'الفواتير الإلكترونية للشهر',
  monthTitle: (month) => ar`الفواتير الإلكترونية لشهر ${month}`,
  monthText: ar`ملف ${'ZIP'} يضم ملف ${'XML'} لكل فاتورة وإشعار دائن لشركة. لا يشمل فواتير الأفراد والفواتير دون ضريبة.`,
  leftOut: (count) =>
    plural(count, {
      one: 'استُثنيت فاتورة واحدة',
      two: 'استُثنيت فاتورتان',
      few: `استُثنيت ${showNumber(count)} فواتير`,
      many: `استُثنيت ${showNumber(count)} فاتورة`,
      other: `استُثنيت ${showNumber(count)} فاتورة`,
    }),
  none: 'لا توجد فواتير إلكترونية لهذا الشهر.',
  inEach: (count) =>
    plural(count, {
      one: 'في فاتورة واحدة',
      two: 'في فاتورتين',
      few: `في ${showNumber(count)} فواتير`,
      many: `في ${showNumber(count)} فاتورة`,
      other: `في ${showNumber(count)} فاتورة`,
    }),
};
