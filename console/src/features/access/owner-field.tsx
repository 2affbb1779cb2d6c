import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import type { OwnedRole } from '@tawseel/contract/facts/roles';
import { finder, fullName } from '@tawseel/contract/facts/searches';
import { senders } from '@tawseel/contract/senders';
import { type Staff, staff } from '@tawseel/contract/staff';
import { useMemo } from 'react';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { keysText as text } from '../../texts/access.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';

const [ACTIVE] = STAFF_STATUSES;

type OwnerFieldProps = {
  role: OwnedRole;
  error: string | undefined;
  /** Told the id; '' for none, undefined while nobody is named so. */
  onChange: (id: string | undefined) => void;
};

function activeOf(people: readonly Loose<Staff>[] = []) {
  return people
    .filter(({ profileStatus }) => profileStatus === ACTIVE)
    .map((person) => ({ ...person, name: fullName(person) }));
}

/** Those who may hold a key of this role, by a name that two of one name are told apart by. */
function useOwners(role: OwnedRole): Map<string, string> {
  const all = useRead(senders.listSenders, {}, { enabled: role === 'sender' }).data;
  const drivers = useRead(staff.driver.listStaff, {}, { enabled: role === 'driver-app' }).data;
  const cashiers = useRead(staff.cashier.listStaff, {}, { enabled: role === 'cashier-app' }).data;
  return useMemo(() => {
    const people = { sender: all ?? [], 'driver-app': activeOf(drivers), 'cashier-app': activeOf(cashiers) };
    return new Map(people[role].map(({ _id = '', name = '', email = '' }) => [`${name} (${email})`, _id]));
  }, [role, all, drivers, cashiers]);
}

export function OwnerField({ role, error, onChange }: OwnerFieldProps) {
  return (
    <SuggestField
      label={text.owners[role]}
      description={text.ownerHint}
      required
      options={useOwners(role)}
      finder={finder}
      error={error}
      onChange={onChange}
    />
  );
}
