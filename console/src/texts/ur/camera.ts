import { isolated as ur } from '@tawseel/contract/facts/isolated';
import type { CameraTexts } from '../../ui/scan/camera.tsx';

export const cameraText: CameraTexts = {
  title: 'کیمرے سے اسکین',
  off: 'کیمرا بند کریں',
  starts: 'کیمرا کھل رہا ہے…',
  hint: 'لیبل کیمرے کے سامنے رکھیں۔',
  denied: 'کیمرے کی اجازت نہیں ہے۔ براؤزر کی سیٹنگز میں اجازت دیں، پھر دوبارہ کھولیں۔',
  none: 'کوئی کیمرا نہیں ملا۔',
  insecure: ur`کیمرا صرف اُس وقت چلتا ہے جب یہ صفحہ ${'https'} سے کھلا ہو۔`,
  failed: 'کیمرا نہیں کھل سکا۔',
  readerFailed: 'اسکینر نہیں کھل سکا۔ اپنا نیٹ ورک دیکھیں، پھر کیمرا دوبارہ کھولیں۔',
};
