import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { listName } from './words.ts';

export const exports = {
  no_such_filter: ({ list }) => ar`ليس في القائمة «${listName(list)}» عامل التصفية هذا.`,
  may_not_export: ({ list }) => ar`لا يمكنك تصدير القائمة «${listName(list)}».`,
} satisfies Partial<Sentences>;
