import type { Sentences } from '../sentence.ts';

export const account = {
  wrong_password: 'البريد الإلكتروني أو كلمة المرور خاطئة.',
  not_active: 'حسابك غير نشط. اسأل مشرفك أو مدير النظام.',
  password_just_changed: 'تم تغيير كلمة مرورك للتو على جهاز آخر. سجّل الدخول بالجديدة.',
  same_password: 'اختر كلمة مرور غير الحالية.',
  no_such_device: 'تم تسجيل خروج هذا الجهاز بالفعل.',
  email_needs_supervisor: 'ليست لك كلمة مرور. اطلب من مشرفك تغيير البريد الإلكتروني.',
  email_needs_password: 'أدخل كلمة مرورك لتغيير البريد الإلكتروني.',
  phone_needs_supervisor: 'تسجّل الدخول بهذا الرقم؛ اطلب من مشرفك تغييره.',
  no_secret: 'ابدأ من جديد: لا يوجد رمز سري لتأكيده.',
  second_factor_on: 'التحقق بخطوتين مفعّل. أوقفه أولًا لاستخدام تطبيق آخر.',
  second_factor_off: 'التحقق بخطوتين متوقف.',
  wrong_code: 'هذا الرمز خاطئ. تحقق من أن هاتفك يضبط وقته تلقائيًا.',

  password_changed: 'تم تغيير كلمة مرورك وتسجيل خروج أجهزتك الأخرى.',
  signed_out: 'تم تسجيل خروجك.',
  profile_saved: 'تم حفظ ملفك الشخصي.',
  second_factor_turned_on:
    'تم تفعيل التحقق بخطوتين: ستدخل رمزًا عند تسجيل الدخول. تم تسجيل خروج أجهزتك الأخرى.',
  second_factor_turned_off: 'تم إيقاف التحقق بخطوتين. تسجّل الدخول بكلمة مرورك فقط.',
} satisfies Partial<Sentences>;
