import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { roleName } from './words.ts';

export const apiKeys = {
  no_such_key: ar`لا يوجد مفتاح ${'API'} بهذا المعرّف.`,
  no_such_owner: ({ owner }) => ar`لا يوجد صاحب (${roleName(owner)}) بهذا المعرّف.`,
  owner_not_active: ({ name }) => ar`${name} غير نشط؛ سيُرفض المفتاح.`,
  day_in_past: 'هذا اليوم مضى. اختر اليوم أو يومًا بعده.',

  key_created: ({ name }) => ar`تم إنشاء المفتاح ${name}. يُعرض مرة واحدة فقط.`,
  key_renamed: ({ name }) => ar`اسم المفتاح الآن ${name}.`,
  key_revoked: ({ name }) => ar`تم إلغاء المفتاح ${name}.`,
} satisfies Partial<Sentences>;
