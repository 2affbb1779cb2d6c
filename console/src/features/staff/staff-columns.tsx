import { IconEye, IconReceipt2 } from '@tabler/icons-react';
import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { payments } from '@tawseel/contract/payments';
import { staff } from '@tawseel/contract/staff';
import { hasCall, hasFeature } from '../../api/host.ts';
import { ordersText } from '../../texts/en/orders.ts';
import { shellText } from '../../texts/en/shell.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Mark } from '../../ui/display/mark.tsx';
import { show } from '../../ui/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { PersonCell } from '../../ui/table/person-cell.tsx';
import type { Person } from './search-staff.ts';
import styles from './staff.module.css';
import { kindLooks } from './staff-kinds.tsx';
import { changeLabel, StatusBadge } from './staff-status.tsx';

export type StaffActions = {
  onDetails: (person: Person) => void;
  onPayments: (person: Person) => void;
  onToggle: (person: Person) => void;
  /** Id of the staff member whose status is being changed. */
  busyId: unknown;
};

type NameProps = { person: Person; search: string; phone: string | undefined };

function Name({ person, search, phone }: NameProps) {
  const name = fullName(person);
  return (
    <PersonCell src={person.image} initialOf={name} second={phone}>
      <Mark text={show(name)} match={search} />
      {person.isSimilar && (
        <>
          {' '}
          <Badge>{ordersText.similar}</Badge>
        </>
      )}
    </PersonCell>
  );
}

function Actions({ kind, person, actions }: { kind: StaffKind; person: Person; actions: StaffActions }) {
  const name = show(fullName(person));
  const change = changeLabel(person);
  const hasNoId = person._id === undefined;
  return (
    <>
      <IconButton
        label={text.detailsOf(name)}
        hint={text.details}
        icon={<IconEye aria-hidden="true" />}
        onClick={() => actions.onDetails(person)}
      />
      {kindLooks[kind].paysOut && hasCall(payments.listCashierPayments) && (
        <IconButton
          label={text.paymentsOf(name)}
          hint={text.payments}
          icon={<IconReceipt2 aria-hidden="true" />}
          disabled={hasNoId}
          onClick={() => actions.onPayments(person)}
        />
      )}
      {hasCall(staff[kind].toggleStatus) && (
        <Button
          small
          className={styles.change}
          aria-label={text.changeOf(change, name)}
          busy={!hasNoId && person._id === actions.busyId}
          disabled={hasNoId}
          onClick={() => actions.onToggle(person)}
        >
          {change}
        </Button>
      )}
    </>
  );
}

/** The columns of a staff list, in the specification's order; they give way to the name where there is little room. */
export function staffColumns(kind: StaffKind, search: string, actions: StaffActions): Column<Person>[] {
  const look = kindLooks[kind];
  const second = look.second(search);
  const showsPhone = look.hasRoom && hasFeature('tawseel');
  const city: Column<Person> = {
    key: 'city',
    header: text.city,
    width: 'clamp(5.25rem, 12cqi, 9rem)',
    cell: (person) => showCity(person.city),
  };
  return columnsOf(text, {
    name: {
      width: second.width ? undefined : '22%',
      cell: (person) => (
        <Name person={person} search={search} phone={showsPhone ? person.phoneNo : undefined} />
      ),
    },
    second,
    role: { width: 'clamp(5.25rem, 11cqi, 8rem)', cell: (person) => showWord('role', person.role) },
    city: look.showsCity && city,
    status: { width: 'clamp(6.25rem, 12cqi, 8rem)', cell: (person) => <StatusBadge person={person} /> },
    actions: {
      header: shellText.actions,
      align: 'actions',
      width: look.paysOut ? 'clamp(11rem, 24cqi, 16.5rem)' : 'clamp(8.75rem, 20cqi, 14rem)',
      cell: (person) => <Actions kind={kind} person={person} actions={actions} />,
    },
  });
}
