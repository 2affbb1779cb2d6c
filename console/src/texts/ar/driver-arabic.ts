import { isolateFigures, isolateParts } from '../directions.ts';
import type { english } from '../en/driver-english.ts';
import type { LanguageOf } from '../language.ts';
import '../right-to-left.ts';

/** Arabic of the page of drivers. */
export const arabic: LanguageOf<typeof english> = {
  locale: 'ar-AE-u-hc-h23-nu-latn',
  dir: 'rtl',
  missing: 'غير متوفر',
  comma: '، ',
  isolateFigures,
  isolateParts,
  notLoaded: 'تعذّر تحميل هذه الصفحة. تحقق من اتصالك ثم افتحها مجددًا.',
  money: (amount, sign) => `\u2066${sign}AED\u00a0${amount}\u2069`,
  parts: {
    camera: () => import('./camera.ts'),
    common: () => import('./common.ts'),
    driver: () => import('./driver.ts'),
  },
};
