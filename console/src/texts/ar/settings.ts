import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { settingsText as english } from '../en/settings.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} كيلوبايت`;

export const settingsText: typeof english = {
  title: 'الإعدادات',
  loadFailed: 'تعذّر تحميل الإعدادات',
  save: 'حفظ',
  saved: 'تم حفظ الإعدادات.',
  saveFailed: 'تعذّر حفظ الإعدادات. حاول مجددًا.',
  savedLast: (when) => ar`آخر حفظ ${when}`,
  nothingToSave: 'لا تغييرات للحفظ.',
  unsaved: 'لديك تغييرات لم تُحفظ.',
  conflict: 'حفظ شخص آخر هذه الإعدادات بعد أن فتحتها.',
  loadTheirs: 'تحميل تغييراته',

  names: 'الاسم والشعار',
  namesAbout:
    'الاسم التجاري والشعار في القائمة الرئيسية وصفحة تسجيل الدخول والصفحات المطبوعة. الأسماء القانونية محفوظة هنا.',
  tradeName: 'الاسم التجاري',
  legalName: 'الاسم القانوني',
  legalNameAr: 'الاسم القانوني بالعربية',
  logo: 'الشعار',
  chooseLogo: 'اختر ملفًا',
  dropLogo: 'أو أفلته هنا',
  fileChosen: (name, size) => ar`${name}، ${kilobytes(size)}`,
  logoHint: (limit) => ar`${'PNG'} أو ${'JPEG'} أو ${'WebP'}، بحد أقصى ${kilobytes(limit)}.`,
  logoTooLarge: (limit, size) =>
    ar`الحد الأقصى لحجم الشعار ${kilobytes(limit)}؛ وحجم هذه الصورة ${kilobytes(size)}.`,
  logoUnread: 'تعذّرت قراءة هذا الملف. اختره مجددًا.',
  logoNow: 'الشعار',
  logoChosen: 'شعار جديد، لم يُحفظ بعد',
  removeLogo: 'إزالة الشعار',

  registration: 'التسجيل',
  trn: 'رقم التسجيل الضريبي',
  trnHint: '15 رقمًا يبدأ بـ 1.',
  licenceNumber: 'رقم الرخصة التجارية',
  licenceAuthority: 'جهة الترخيص',
  authorityExample: 'دائرة الاقتصاد والسياحة في دبي',
  iban: ar`رقم ${'IBAN'}`,
  ibanExample: ar`${'AE07 0331 2345 6789 0123 456'}`,

  contact: 'العنوان والتواصل',
  street: 'الشارع والمبنى',
  city: 'الإمارة',
  chooseCity: 'اختر إمارة',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',

  days: 'أيام العمل',
  daysAbout: 'يختار المستلمون من هذه الأيام، وفيها تُعاد المكالمات. تُقبل الطلبات في كل الأيام.',
  weekDays: {
    Monday: 'الاثنين',
    Tuesday: 'الثلاثاء',
    Wednesday: 'الأربعاء',
    Thursday: 'الخميس',
    Friday: 'الجمعة',
    Saturday: 'السبت',
    Sunday: 'الأحد',
  },

  holidays: 'العطل',
  holidaysAbout: 'لا يختارها المستلمون، ولا تُعاد فيها المكالمات. تُقبل الطلبات في العطل أيضًا.',
  noHolidays: 'لا عطل بعد.',
  holiday: (number) => ar`العطلة ${number}`,
  day: 'التاريخ',
  name: 'الاسم',
  addHoliday: 'إضافة عطلة',
  removeHoliday: (number) => ar`إزالة العطلة ${number}`,

  ramadan: 'رمضان',
  ramadanAbout:
    'محفوظ هنا للمكتب. التواريخ من تقويم أم القرى؛ وقد تغيّرها رؤية الهلال يومًا: أدخل التواريخ المعلنة.',
  ramadanOf: (year) => ar`رمضان ${year}`,
  from: 'اليوم الأول',
  to: 'اليوم الأخير',
  proposed: (from, to) => ar`التقويم: من ${from} إلى ${to}.`,
  useProposed: 'استخدام التقويم',
};
