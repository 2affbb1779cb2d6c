import type { moreNavText as english } from '../en/more-nav.ts';

export const moreNavText: typeof english = {
  operations: 'العمليات',
  money: 'الأموال',
  setUp: 'الإعداد',
  hub: 'عمليات المستودع',
  runs: 'الجولات',
  contact: 'التواصل',
  followUps: 'المتابعات',
  pickups: 'طلبات الاستلام',
  cash: 'النقدية',
  statements: 'كشوف الحساب',
  areas: 'المناطق',
  import: 'استيراد',
  access: 'الصلاحيات',
  audit: 'سجل التدقيق',
  settings: 'الإعدادات',
  account: 'الحساب',
  chooseDay: 'اختر يومًا',
};
