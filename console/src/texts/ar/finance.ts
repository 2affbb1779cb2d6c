import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { counted, ORDERS } from '@tawseel/contract/facts/sentences/ar/words';
import type { financeText as english } from '../en/finance.ts';

export const financeText: typeof english = {
  title: 'الملخص المالي',
  overall: 'الملخص المالي العام',
  period: 'الفترة',
  periods: {
    today: 'اليوم',
    yesterday: 'أمس',
    'this week': 'هذا الأسبوع',
    'this month': 'هذا الشهر',
    custom: 'فترة أخرى',
  },
  startDate: 'تاريخ البداية',
  endDate: 'تاريخ النهاية',
  apply: 'تطبيق',
  bothDates: 'اختر تاريخ البداية وتاريخ النهاية.',
  wrongOrder: 'يجب ألا يكون تاريخ البداية بعد تاريخ النهاية.',
  stillShown: (period) => ar`المعروض: ${period}، حتى يُحدد التاريخان.`,
  between: (start, end) => ar`${start} إلى ${end}`,
  loadFailed: 'تعذّر تحميل البيانات.',
  noResponse: 'حدث خطأ ما',
  empty: 'لا توجد بيانات.',
  change: (percent) => ar`${`${percent}%`} مقارنةً بالفترة السابقة`,
  compared: (current, previous) => ar`${current} مقارنةً بالفترة ${previous}`,
  ofFew: (period, orders) => ar`${period} (${counted(orders, ORDERS)})`,
  noChange: '— مقارنةً بالفترة السابقة',
  totalRevenue: 'إجمالي الإيرادات',
  expenses: 'المصروفات',
  profit: 'الربح',
  loss: 'الخسارة',
  totalOrdersCount: 'إجمالي الطلبات',
  totalUsersCount: 'إجمالي المستخدمين',
  unpaidCOD: 'تحصيلات لم تُورَّد',
  paidCOD: 'تحصيلات وُرِّدت',
};
