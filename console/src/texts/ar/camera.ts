import { isolated as ar } from '@tawseel/contract/facts/isolated';
import type { CameraTexts } from '../../ui/scan/camera.tsx';

export const cameraText: CameraTexts = {
  title: 'المسح بالكاميرا',
  off: 'إغلاق الكاميرا',
  starts: 'جارٍ تشغيل الكاميرا…',
  hint: 'ضع الملصق أمام الكاميرا.',
  denied: 'الكاميرا غير مسموح بها. اسمح بها في إعدادات المتصفح ثم افتحها مجددًا.',
  none: 'لم يُعثر على كاميرا.',
  insecure: ar`تعمل الكاميرا فقط إذا فُتحت هذه الصفحة بـ ${'https'}.`,
  failed: 'تعذّر فتح الكاميرا.',
  readerFailed: 'تعذّر تحميل القارئ. تحقق من اتصالك ثم افتح الكاميرا مجددًا.',
};
