import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';

export const exports = {
  no_such_filter: ({ list }) => ar`ليس في قائمة ${list} عامل التصفية هذا.`,
  may_not_export: ({ list }) => ar`لا يمكنك تصدير قائمة ${list}.`,
} satisfies Partial<Sentences>;
