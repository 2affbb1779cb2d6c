import { isolated as ar } from '@tawseel/contract/facts/isolated';
import { counted, type Noun, ORDERS, PARCELS } from '@tawseel/contract/facts/sentences/ar/words';
import type { homeText as home, overviewText as overview } from '../en/home.ts';

const CALLS: Noun = ['مكالمة واحدة', 'مكالمتان', 'مكالمات', 'مكالمة', 'مكالمة'];

export const homeText: typeof home = {
  title: 'مرحبًا بك',
  titleOfStaff: 'مرحبًا',
  register: 'تسجيل مستودع جديد',
  chart: 'توزيع الطلبات حسب نوع التوصيل',
  chartAbout: 'من كل الطلبات',
  urgent: 'طلب عاجل',
  normal: 'طلب عادي',
  percent: (share) => ar`${`${share}%`}`,
  noData: 'لا توجد بيانات',
  noDataHint: 'تظهر هنا نسب الطلبات العاجلة والعادية عندما توجد طلبات.',
  chartFailed: 'تعذّر عدّ الطلبات.',
};

const orders = (count: number) => counted(count, ORDERS);

export const overviewText: typeof overview = {
  firstSteps: 'الخطوات الأولى',
  firstStepsAbout: 'ما تحتاج إليه شركة جديدة. تختفي كل خطوة عند إنجازها.',
  steps: {
    business: {
      title: 'تعريف بشركتك',
      about: 'الاسم التجاري والهاتف والرقم الضريبي والشعار: على الملصقات والإيصالات وصفحة المستلمين.',
    },
    warehouse: { title: 'تسجيل مستودع', about: 'تتبعه الطلبات والموظفون.' },
    prices: { title: 'تحديد أسعارك', about: 'لا تُحتسب إلا الأسعار التي تحددها.' },
    people: {
      title: 'إضافة موظفيك',
      about: 'السائقون أولًا؛ وللمشرفين وموظفي العمليات وأمناء الصندوق صفحاتهم.',
    },
    sender: { title: 'إضافة مُرسِل', about: 'من تتولى توصيل شحناته.' },
    senderKey: {
      title: ar`إنشاء مفتاح ${'API'} لمُرسِل`,
      about: 'به يرسل المتجر طلباته بنفسه.',
    },
    order: { title: 'إنشاء الطلب الأول', about: 'تجد «طلب جديد» فوق قائمة كل الطلبات.' },
  },
  attention: 'يحتاج إلى انتباه',
  ofToday: 'اليوم',
  driversToday: 'السائقون اليوم',
  stuck: 'بلا تحديث منذ 3 أيام',
  withDrivers: 'نقدية لدى السائقين',
  unheld: 'نقدية طلبات تم توصيلها، ليست لدى سائق',
  toCollect: 'نقدية لم تُحصَّل بعد',
  missing: 'مفقودة',
  waiting: 'في انتظار سائق',
  callsDue: 'مكالمات مستحقة',
  today: 'طلبات اليوم',
  cashToday: 'تحصيلات اليوم المفتوحة',
  orders,
  parcels: (count) => counted(count, PARCELS),
  calls: (count) => counted(count, CALLS),
  moreThan: (counted) => `أكثر من ${counted}`,
  trend: 'الطلبات والإيرادات، آخر 14 يومًا',
  trendOrders: 'الطلبات',
  trendRevenue: 'الإيرادات (درهم)',
  soFar: (day) => ar`${day}، حتى الآن`,
  day: (day, count, revenue) => ar`${day}: ${orders(count)}، ${revenue}`,
  openCash: 'التحصيلات المستحقة للمُرسِلين',
  noOpenCash: 'تم توريد كل مبالغ التحصيل.',
  noOpenCashHere: 'تم توريد كل مبالغ التحصيل في مستودعك.',
  failed: 'تعذّر تحميل هذه الأرقام',
};
