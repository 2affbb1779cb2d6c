import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { counted, type Noun } from '@tawseel/contract/facts/sentences/ar/words';
import { showNumber } from '../../ui/format.ts';
import type { queriesText as english } from '../en/queries.ts';

const OF_QUERIES: Noun = ['استفسار واحد', 'استفسارين', 'استفسارات', 'استفسارًا', 'استفسار'];

export const queriesText: typeof english = {
  title: 'الاستفسارات',
  total: (count) => ar`إجمالي الاستفسارات: ${count}`,
  found: (count, total) => ar`الاستفسارات: ${count} من أصل ${total}`,
  foundOnly: (count) => `تم العثور على ${counted(count, OF_QUERIES)}`,
  search: 'البحث في الاستفسارات بالاسم أو البريد الإلكتروني أو الموضوع أو الرسالة',
  placeholder: 'البحث في الاستفسارات',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  subject: 'الموضوع',
  message: 'الرسالة',
  date: 'التاريخ',
  deleteOf: (name) => ar`حذف استفسار ${name}`,
  deleteTitle: 'حذف الاستفسار',
  deleteText: (name) => ar`هل تريد حذف استفسار ${name}؟`,
  reply: 'الرد بالبريد الإلكتروني',
  empty: 'لا توجد استفسارات.',
  emptyHint: 'تظهر رسائل العملاء هنا.',
  fetchFailed: 'تعذّر تحميل الاستفسارات',
  deleted: 'تم حذف الاستفسار',
  deleteFailed: 'تعذّر حذف الاستفسار',
  selected: 'المحدد',
  select: (name) => ar`تحديد استفسار ${name}`,
  selectPage: 'تحديد كل ما في هذه الصفحة',
  selectedOf: (count) => ar`المحدد: ${showNumber(count)}`,
  selectedAll: (count) => `تم تحديد كل الاستفسارات في كل الصفحات: ${showNumber(count)}`,
  selectAll: (count) => `تحديد كل الاستفسارات: ${showNumber(count)}`,
  clearSelection: 'إلغاء التحديد',
  deleteMany: (count) => `حذف ${counted(count, OF_QUERIES)}`,
  deleteManyText: 'لا يمكن التراجع عن ذلك.',
  deleteAllText: 'تُحذف كل الاستفسارات في كل الصفحات. لا يمكن التراجع عن ذلك.',
  deleteFoundText: (search) =>
    ar`تُحذف كل الاستفسارات التي تحتوي على «${search}» في كل الصفحات. لا يمكن التراجع عن ذلك.`,
  deletedMany: (count) => `تم حذف ${counted(count, OF_QUERIES)}`,
  deleteManyFailed: 'تعذّر حذف الاستفسارات',
};
