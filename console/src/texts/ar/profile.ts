import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { profileText as english } from '../en/profile.ts';

export const profileText: typeof english = {
  title: 'الملف الشخصي لمدير النظام',
  titleOfStaff: 'الملف الشخصي',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  address: 'العنوان',
  note: 'ملاحظة: لا يمكن تعديل هذه البيانات.',
  toAccount: 'لتغييرها، انتقل إلى «الحساب».',
  details: 'بياناتك',
  edit: 'تعديل',
  profileImage: 'الصورة',
  profileImageHint: ar`عنوان يبدأ بـ ${'https://'} أو ${'/'}.`,
  password: 'كلمة مرورك',
  passwordHint: 'لتغيير بريدك الإلكتروني، أدخل كلمة مرورك.',
  save: 'حفظ',
  saved: 'تم حفظ ملفك الشخصي.',
  saveFailed: 'لم يُحفظ ملفك الشخصي',
  language: 'اللغة',
  languageAbout: 'في هذا المتصفح.',
  fetchFailed: 'تعذّر تحميل بيانات الملف الشخصي.',
};
