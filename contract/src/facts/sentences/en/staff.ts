type NameParam = { name: string };
type Kind = { kind: string };

/** Owner of an email or phone number that is in use, as far as the caller may know. */
export type Holder =
  | { of: 'administrator' }
  | { of: 'elsewhere' }
  | { of: 'staff'; kind: string; name: string };

function holderText(holder: Holder): string {
  if (holder.of === 'administrator') return 'an administrator';
  return holder.of === 'elsewhere' ? 'someone in another warehouse' : `the ${holder.kind} ${holder.name}`;
}

export const staff = {
  no_such_staff: ({ kind }: Kind) => `There is no ${kind} with this id.`,
  no_such_deleted_staff: ({ kind }: Kind) => `There is no deleted ${kind} with this id.`,
  staff_email_taken: ({ email, holder }: { email: string; holder: Holder }) =>
    `The email ${email} belongs to ${holderText(holder)}.`,
  staff_phone_taken: ({ phone, holder }: { phone: string; holder: Holder }) =>
    `The phone ${phone} belongs to ${holderText(holder)}.`,
  warehouse_of_staff_deleted: (p: NameParam & { firstName: string; warehouse: string }) =>
    `The warehouse of ${p.name}, ${p.warehouse}, was deleted. Choose another one to restore ${p.firstName}.`,

  driver_on_run: ({ name, run }: NameParam & { run: string }) =>
    `${name} drives ${run}. Close or cancel it first.`,

  staff_added: ({ name }: NameParam) => `${name} was added.`,
  staff_updated: ({ name }: NameParam) => `${name} was updated.`,
  staff_restored: ({ name }: NameParam) => `${name} was restored.`,
  staff_status_changed: ({ name, status }: NameParam & { status: string }) => `${name} is now ${status}.`,
};
