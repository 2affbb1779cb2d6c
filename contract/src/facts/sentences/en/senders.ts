import { aed, plural } from './words.ts';

type NameParam = { name: string };
type Email = { email: string; name: string };
type Phone = { phone: string; name: string };

export const senders = {
  no_such_sender: 'There is no sender with this id.',
  no_such_deleted_sender: 'There is no deleted sender with this id.',
  sender_deleted_meanwhile: 'This sender was deleted meanwhile. Restore it to change it.',
  sender_email_taken: ({ email, name }: Email) => `The email ${email} belongs to ${name}.`,
  sender_phone_taken: ({ phone, name }: Phone) => `The phone ${phone} belongs to ${name}.`,
  company_has_rates: ({ name, rates }: NameParam & { rates: number }) =>
    `${name} has rates of its own (${rates}), so it must stay a company.`,
  iban_for_administrators: 'Only an administrator may enter the IBAN of a sender.',
  sender_has_keys: ({ name }: NameParam) => `${name} has API keys: only an administrator can delete it.`,
  sender_has_returns: ({ name, parcels }: NameParam & { parcels: number }) =>
    `${name} cannot be deleted: ${plural(parcels, 'parcel goes', 'parcels go')} back to them. Hand them back first.`,
  sender_has_open_cash: ({ name, orders, total }: NameParam & { orders: number; total: number }) =>
    `${name} cannot be deleted: ${aed(total)} of cash on delivery from ${plural(orders, 'order', 'orders')} is not handed in yet.`,
  sender_has_cash_elsewhere: ({ name }: NameParam) =>
    `${name} cannot be deleted: cash on delivery in another warehouse is not handed in yet.`,
  sender_has_charges: ({ name }: { name: string }) =>
    `${name} has charges that are on no statement. Close one under Statements first.`,
  sender_has_balance: ({ name, total, isOwed }: NameParam & { total: number; isOwed: boolean }) =>
    isOwed
      ? `${name} cannot be deleted: ${aed(total)} collected for it is not paid out yet.`
      : `${name} cannot be deleted: it owes ${aed(total)}.`,
  sender_has_pickups: ({ name }: NameParam) =>
    `${name} cannot be deleted: pickups there are still to come. Cancel them first.`,
  restored_email_taken: ({ sender, email, name }: Email & { sender: string }) =>
    `${sender} cannot be restored: the email ${email} now belongs to ${name}.`,
  restored_phone_taken: ({ sender, phone, name }: Phone & { sender: string }) =>
    `${sender} cannot be restored: the phone ${phone} now belongs to ${name}.`,

  sender_added: ({ name }: NameParam) => `${name} was added.`,
  sender_updated: ({ name }: NameParam) => `${name} was changed.`,
  sender_deleted: ({ name }: NameParam) => `${name} was deleted.`,
  sender_restored: ({ name }: NameParam) => `${name} was restored.`,
};
