import type { Sentences } from '../sentence.ts';

export const queries = {
  no_such_query: 'لا يوجد استفسار بهذا المعرّف.',
  too_many_messages: 'وصلتنا رسائل كثيرة. حاول لاحقًا، أو اتصل بنا.',
} satisfies Partial<Sentences>;
