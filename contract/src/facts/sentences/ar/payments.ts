import { isolated as ar } from '../../isolated.ts';
import type { Sentences } from '../sentence.ts';
import { aed } from './words.ts';

export const payments = {
  no_such_cashier: 'لا يوجد أمين صندوق بهذا المعرّف.',
  no_such_payment: 'لا توجد دفعة بهذا المعرّف لأمين الصندوق هذا.',
  payment_in_future: ({ today }) => ar`يجب ألا يكون بعد اليوم، ${today}.`,

  payment_added: ({ amount, month, cashier }) => ar`تمت إضافة ${aed(amount)} عن ${month} إلى ${cashier}.`,
} satisfies Partial<Sentences>;
