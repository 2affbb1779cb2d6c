import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { UiTexts } from '../../ui/ui-texts.tsx';
import type { commonText as english } from '../en/common.ts';

export const uiTexts: UiTexts = {
  cancel: 'إلغاء',
  changedMeanwhile: 'غيّر شخص آخر هذا أثناء تعديلك. تغييراتك لا تزال هنا.',
  takeOver: 'تحميل تغييراته وإبقاء تغييراتي',
  clear: 'محو',
  clearSearch: 'محو البحث',
  close: 'إغلاق',
  copied: 'تم النسخ',
  copy: 'نسخ',
  copyOf: (text) => ar`نسخ ${text}`,
  copyYourself: ar`تعذّر النسخ. النص محدد: اضغط ${'Ctrl+C'}، أو ${'⌘C'} على جهاز ${'Mac'}.`,
  dismiss: 'إخفاء',
  done: 'تم',
  hidePassword: 'إخفاء كلمة المرور',
  loadedBefore: 'تعرض هذه الصفحة بيانات حُمّلت سابقًا.',
  loading: 'جارٍ التحميل',
  next: 'التالي',
  nextPicture: 'الصورة التالية',
  nothingMatches: 'لا شيء يطابق بحثك.',
  notifications: 'الإشعارات',
  notLoaded: 'تعذّر التحميل',
  notLoadedHint: 'تحقق من اتصالك ثم حاول مجددًا.',
  connectAndReload: 'تحقق من اتصالك ثم أعد تحميل الصفحة.',
  saveAndReload: 'احفظ ما كتبته ثم أعد تحميل الصفحة.',
  notShown: 'تعذّر العرض',
  notShownHint: 'حاول مجددًا. إن تعذّر ذلك، فافتح صفحة أخرى. لم يُفقد شيء مما حفظته.',
  openOriginal: 'فتح الأصل في علامة تبويب جديدة',
  pageOf: (page, pages) => ar`الصفحة ${page} من ${pages}`,
  pages: 'الصفحات',
  pictureMissing: 'الصورة غير متوفرة',
  pictureOf: (picture, pictures) => ar`${picture} من ${pictures}`,
  previous: 'السابق',
  previousPicture: 'الصورة السابقة',
  requestId: (id) => ar`المرجع: ${id}`,
  retry: 'إعادة المحاولة',
  selectAll: 'تحديد الكل',
  showPassword: 'إظهار كلمة المرور',
  unsaved: {
    title: 'المغادرة من دون حفظ؟',
    text: 'لم تُحفظ تغييراتك بعد.',
    yes: 'مغادرة',
    no: 'البقاء',
    danger: true,
  },
};

export const commonText: typeof english = {
  product: 'توصيل',
  somethingWrong: 'حدث خطأ ما',
};
