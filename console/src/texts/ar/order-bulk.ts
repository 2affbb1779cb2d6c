import { counted, ORDERS, oblique } from '@tawseel/contract/facts/sentences/ar/words';
import { showNumber } from '../../ui/format.ts';
import type { bulkText as bulk } from '../en/order-bulk.ts';

const ofOrders = (count: number) => counted(count, oblique(ORDERS));

export const bulkText: typeof bulk = {
  chosen: (count) => counted(count, ORDERS),
  most: (most) => `العدد الأقصى للطلبات في المرة الواحدة ${most}.`,
  chooseAll: (count) => `تحديد كل النتائج (${showNumber(count)})`,
  tooMuch: (most) => `ضيّق التصفية إلى ${ofOrders(most)} لتحديد كل النتائج.`,
  allFailed: 'تعذّر تحميل الطلبات',
  promise: 'تحديد موعد للمستلم',
  cancel: 'إلغاء الطلبات',
  giveTitle: (count) => `إسناد ${ofOrders(count)} إلى سائق`,
  warehouse: 'المستودع',
  promiseTitle: (count) => `تحديد موعد لتوصيل ${ofOrders(count)}`,
  cancelTitle: (count) => `إلغاء ${ofOrders(count)}؟`,
  cancelAbout: 'لن تُحتسب إيراداتها ولا نقديتها، ولن يمكن تغيير حالتها. تعرضها الأنظمة الأخرى مرتجعة.',
  cancelYes: (count) => `إلغاء ${ofOrders(count)}`,
  cancelNo: 'إبقاء الطلبات',
  progress: (sent, count) => `تم إرسال ${showNumber(sent)} من أصل ${showNumber(count)}`,
  done: (done, count, before) => {
    const all = done === count ? ofOrders(count) : `${showNumber(done)} من أصل ${ofOrders(count)}`;
    return before === 0 ? `تم تنفيذ ${all}` : `تم تنفيذ ${all}، منها ${showNumber(before)} من قبل`;
  },
  notSent: 'لم يتم الإرسال. أعد المحاولة.',
  noAnswer: 'لم يصل رد، وربما تم التنفيذ. أعد المحاولة.',
  refusedTitle: (count) => `طلبات مرفوضة: ${showNumber(count)}`,
  refusedAbout: (isDoneForOthers) => (isDoneForOthers ? 'تبقى محددة، وتم تنفيذ البقية.' : 'تبقى محددة.'),
  close: 'إغلاق',
};
