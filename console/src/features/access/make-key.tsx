import { apiKeys, NewApiKey } from '@tawseel/contract/api-keys';
import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import { isOwnedRole, KEY_ROLES, type KeyRole, type OwnedRole } from '@tawseel/contract/facts/roles';
import { fullName } from '@tawseel/contract/facts/searches';
import { senders } from '@tawseel/contract/senders';
import { type Staff, staff } from '@tawseel/contract/staff';
import { useMemo, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { textFinder } from '../../api/find-rows.ts';
import { useForm } from '../../api/form.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { accessText, keysText as text } from '../../texts/en/access.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
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

function OwnerField({ role, error, onChange }: OwnerFieldProps) {
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

/** Created key; its secret is shown once. */
export type CreatedKey = { name: string; secret: string };

type KeyForm = { name: string; role: KeyRole; ownerId?: string | undefined; until?: string | undefined };

type MakeKeyProps = { open: boolean; onClose: () => void; onMade: (made: CreatedKey) => void };

/** Dialog that creates a key. Remounted each time it is opened. */
export function MakeKey({ open, onClose, onMade }: MakeKeyProps) {
  const form = useForm<KeyForm, typeof NewApiKey>(NewApiKey, { name: '', role: 'sender' });
  const [isUnknown, setUnknown] = useState(false);
  const create = useAction(apiKeys.createApiKey, {
    done: (_, { body }) => text.made(body.name),
    failed: text.addFailed,
    after: (reply, { body }) => {
      onClose();
      onMade({ name: body.name, secret: reply?.secret ?? '' });
    },
    form,
  });
  const { role } = form.values;

  function choose(chosen: KeyRole) {
    form.set('role', chosen);
    form.set('ownerId', undefined);
    setUnknown(false);
  }

  function check() {
    if (!isUnknown) return form.check();
    form.report({ ownerId: text.noSuchOwner });
  }

  return (
    <FormWindow
      open={open}
      form={{ ...form, check }}
      send={(body) => create.run({ body })}
      onClose={onClose}
      title={text.addTitle}
      yes={text.add}
      busy={create.busy}
    >
      <TextField
        label={accessText.name}
        description={text.nameHint}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <Select
        label={text.role}
        description={text.roleAbout[role]}
        options={KEY_ROLES.map((value) => ({ value, label: text.roles[value] }))}
        value={role}
        error={form.problems.role}
        onChange={choose}
      />
      {isOwnedRole(role) && (
        <OwnerField
          key={role}
          role={role}
          error={form.problems.ownerId}
          onChange={(id) => {
            setUnknown(id === undefined);
            form.set('ownerId', id || undefined);
          }}
        />
      )}
      <DayField
        label={text.until}
        description={text.untilHint}
        value={form.values.until ?? ''}
        error={form.problems.until}
        onChange={(until) => form.set('until', until || undefined)}
      />
    </FormWindow>
  );
}
