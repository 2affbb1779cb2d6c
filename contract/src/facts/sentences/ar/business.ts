import type { Sentences } from '../sentence.ts';

export const business = {
  settings_saved_meanwhile: 'حفظ شخص آخر هذه الإعدادات بعد أن فتحتها. حمّل تغييراته ثم أدخل تغييراتك مجددًا.',

  settings_saved: 'تم حفظ الإعدادات.',
} satisfies Partial<Sentences>;
