import type { Sentences } from '../sentence.ts';

export const business = {
  settings_saved_meanwhile:
    'حفظ شخص آخر هذه الإعدادات بعد أن فتحتها. حمّل تغييراته ثم أدخل تغييراتك مرة أخرى.',

  settings_saved: 'حُفظت الإعدادات.',
} satisfies Partial<Sentences>;
