import { isolateFigures, isolateParts } from '../directions.ts';
import type { english } from '../en/driver-english.ts';
import type { LanguageOf } from '../language.ts';
import '../right-to-left.ts';

/** Urdu of the page of drivers; its words are those of the table in GLOSSARY.md. No native reader has read it yet. */
export const urdu: LanguageOf<typeof english> = {
  locale: 'ur-PK-u-hc-h23-nu-latn',
  dir: 'rtl',
  missing: 'دستیاب نہیں',
  comma: '، ',
  isolateFigures,
  isolateParts,
  notLoaded: 'یہ صفحہ نہیں کھل سکا۔ اپنا نیٹ ورک دیکھیں، پھر دوبارہ کھولیں۔',
  money: (amount, sign) => `\u2066${sign}AED\u00a0${amount}\u2069`,
  parts: {
    camera: () => import('./camera.ts'),
    common: () => import('./common.ts'),
    driver: () => import('./driver.ts'),
  },
};
