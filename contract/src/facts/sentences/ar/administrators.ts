import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';

export const administrators = {
  no_such_administrator: 'لا يوجد مدير نظام بهذا المعرّف.',
  only_administrator: ({ name }) => ar`${name} هو مدير النظام الوحيد. أضف مدير نظام آخر أولًا.`,

  administrator_added: ({ name }) => ar`أصبح ${name} مدير نظام.`,
} satisfies Partial<Sentences>;
