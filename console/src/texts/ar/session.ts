import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { sessionText as english } from '../en/session.ts';

export const sessionText: typeof english = {
  noAuthToken: 'لم يُعثر على رمز الجلسة. سجّل الدخول.',
  greeting: 'مرحبًا بك.',
  login: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  code: 'رمز تطبيق المصادقة',
  forgot: 'نسيت كلمة المرور؟',
  goBack: 'رجوع',
  loggedIn: 'تم تسجيل دخولك.',
  loginFailed: 'فشل تسجيل الدخول. تحقق من بياناتك.',
  codeMissing: 'تعذّر تحميل تسجيل الدخول. تحقق من اتصالك ثم أعد تحميل الصفحة.',
  emailMissing: 'أدخل بريدك الإلكتروني.',
  emailInvalid: ar`أدخل بريدًا إلكترونيًا، مثل ${'name@example.com'}.`,
  passwordMissing: 'أدخل كلمة مرورك.',
  loggedOut: 'تم تسجيل خروجك.',
  landingTitle: 'لوحة مدير النظام',
  landingPicture: 'سيارة توصيل محمّلة بالشحنات أمام أبراج دبي',
  landingLead: 'المستودعات والمُرسِلون والأسعار والموظفون وكل شحنة في الطريق: مكان واحد لإدارة أعمال التوصيل.',
  getStarted: 'ابدأ الآن',
  notFoundCode: '404',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'عذرًا، لم نجد الصفحة التي تبحث عنها.',
  goHome: 'العودة إلى الصفحة الرئيسية',
};
