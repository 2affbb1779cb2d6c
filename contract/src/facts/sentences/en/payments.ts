import { aed } from './words.ts';

export const payments = {
  no_such_cashier: 'There is no cashier with this id.',
  no_such_payment: 'There is no payment with this id to this cashier.',
  payment_in_future: ({ today }: { today: string }) => `Must not be after today, ${today}.`,

  payment_added: ({ amount, month, cashier }: { amount: number; month: string; cashier: string }) =>
    `${aed(amount)} for ${month} to ${cashier} was added.`,
};
