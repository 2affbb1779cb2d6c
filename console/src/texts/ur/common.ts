import { isolated as ur } from '@tawseel/contract/facts/isolated';
import type { UiTexts } from '../../ui/ui-texts.tsx';
import type { commonText as english } from '../en/common.ts';

export const uiTexts: UiTexts = {
  cancel: 'رہنے دیں',
  changedMeanwhile: 'اس دوران کسی اور نے اسے بدل دیا ہے۔ آپ کی تبدیلیاں ابھی یہیں ہیں۔',
  takeOver: 'اُن کی تبدیلیاں لائیں، میری رکھیں',
  clear: 'مٹائیں',
  clearSearch: 'تلاش مٹائیں',
  close: 'بند کریں',
  copied: 'کاپی ہو گیا',
  copy: 'کاپی کریں',
  copyOf: (text) => ur`کاپی کریں: ${text}`,
  copyYourself: ur`کاپی نہیں ہو سکا۔ متن چنا ہوا ہے: ${'Ctrl+C'} دبائیں، ${'Mac'} پر ${'⌘C'}۔`,
  dismiss: 'ہٹائیں',
  done: 'ہو گیا',
  hidePassword: 'پاس ورڈ چھپائیں',
  loadedBefore: 'یہ پہلے سے لایا ہوا ڈیٹا ہے۔',
  loading: 'لوڈ ہو رہا ہے',
  next: 'آگے',
  nextPicture: 'اگلی تصویر',
  nothingMatches: 'آپ کی تلاش سے کچھ نہیں ملا۔',
  notifications: 'اطلاعات',
  notLoaded: 'لوڈ نہیں ہو سکا',
  notLoadedHint: 'اپنا نیٹ ورک دیکھیں، پھر دوبارہ کوشش کریں۔',
  connectAndReload: 'اپنا نیٹ ورک دیکھیں، پھر صفحہ دوبارہ کھولیں۔',
  saveAndReload: 'جو لکھا ہے اسے محفوظ کریں، پھر صفحہ دوبارہ کھولیں۔',
  notShown: 'دکھایا نہیں جا سکا',
  notShownHint: 'دوبارہ کوشش کریں۔ پھر بھی نہ ہو تو کوئی اور صفحہ کھولیں۔ محفوظ کیا ہوا کچھ ضائع نہیں ہوا۔',
  openOriginal: 'اصل تصویر نئے ٹیب میں کھولیں',
  pageOf: (page, pages) => ur`صفحہ ${page} از ${pages}`,
  pages: 'صفحات',
  pictureMissing: 'تصویر دستیاب نہیں',
  pictureOf: (picture, pictures) => ur`${picture} از ${pictures}`,
  previous: 'پیچھے',
  previousPicture: 'پچھلی تصویر',
  requestId: (id) => ur`حوالہ: ${id}`,
  retry: 'دوبارہ کوشش کریں',
  selectAll: 'سب چنیں',
  showPassword: 'پاس ورڈ دکھائیں',
  unsaved: {
    title: 'محفوظ کیے بغیر جائیں؟',
    text: 'آپ کی تبدیلیاں ابھی محفوظ نہیں ہوئیں۔',
    yes: 'جائیں',
    no: 'رکیں',
    danger: true,
  },
};

export const commonText: typeof english = {
  product: 'توصیل',
  somethingWrong: 'کچھ غلط ہو گیا',
};
