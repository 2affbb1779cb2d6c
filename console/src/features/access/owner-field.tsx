import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import type { OwnedRole } from '@tawseel/contract/facts/roles';
import { fullName } from '@tawseel/contract/facts/searches';
import { senders } from '@tawseel/contract/senders';
import { type Staff, staff } from '@tawseel/contract/staff';
import { useMemo } from 'react';
import { textFinder } from '../../api/find-rows.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { keysText as text } from '../../texts/en/access.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import type { Suggestion } from '../../ui/fields/suggestions.ts';

const [ACTIVE] = STAFF_STATUSES;

type OwnerFieldProps = {
  role: OwnedRole;
  error: string | undefined;
  /** Called with the id; '' for none, undefined while the text names no owner. */
  onChange: (id: string | undefined) => void;
};

function activeOf(people: readonly Loose<Staff>[] | undefined) {
  return people
    ?.filter(({ profileStatus }) => profileStatus === ACTIVE)
    .map((person) => ({ ...person, name: fullName(person) }));
}

/** Returns the possible owners of a key of this role. */
function useOwners(role: OwnedRole): Suggestion[] | undefined {
  const all = useRead(senders.listSenders, {}, { enabled: role === 'sender' }).data;
  const drivers = useRead(staff.driver.listStaff, {}, { enabled: role === 'driver-app' }).data;
  const cashiers = useRead(staff.cashier.listStaff, {}, { enabled: role === 'cashier-app' }).data;
  return useMemo(() => {
    const people = { sender: all, 'driver-app': activeOf(drivers), 'cashier-app': activeOf(cashiers) };
    return people[role]?.map(({ _id = '', name = '', email = '' }) => ({ id: _id, name, details: [email] }));
  }, [role, all, drivers, cashiers]);
}

export function OwnerField({ role, error, onChange }: OwnerFieldProps) {
  return (
    <SuggestField
      label={text.owners[role]}
      description={text.ownerHint}
      required
      suggestions={useOwners(role)}
      finder={textFinder}
      unknown={text.noSuchOwner}
      error={error}
      onChange={onChange}
    />
  );
}
