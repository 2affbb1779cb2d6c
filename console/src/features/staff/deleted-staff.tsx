import { IconArrowBackUp } from '@tabler/icons-react';
import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { type DeletedStaff as Deleted, staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { useState } from 'react';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { shellText } from '../../texts/en/shell.ts';
import { staffKindTexts, staffText as text } from '../../texts/en/staff.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Opened, type WindowFrame } from '../../ui/dialog/opened.tsx';
import { Email } from '../../ui/display/email.tsx';
import { Mark } from '../../ui/display/mark.tsx';
import { show } from '../../ui/format.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { type Person, searchStaff } from './search-staff.ts';
import { useRestore } from './use-restore.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

type Row = Loose<Deleted>;

function deletedColumns(
  search: string,
  busyId: string | undefined,
  onRestore: (person: Person) => void,
): Column<Row>[] {
  return columnsOf(text, {
    name: { width: '25%', cell: (person) => <Mark text={show(fullName(person))} match={search} /> },
    email: { cell: (person) => <Email email={show(person.email)} match={search} /> },
    warehouse: { width: '18%', cell: ({ warehouse }) => show(warehouse) },
    deleted: {
      header: text.deletedAt,
      width: 'clamp(6.75rem, 12cqi, 8rem)',
      cell: ({ deletedAt }) => showDay(deletedAt),
    },
    actions: {
      header: shellText.actions,
      align: 'actions',
      width: '9.5rem',
      cell: (person) => (
        <Button
          small
          icon={<IconArrowBackUp aria-hidden="true" />}
          aria-label={text.bringBackOf(show(fullName(person)))}
          busy={person._id !== undefined && person._id === busyId}
          onClick={() => onRestore(person)}
        >
          {text.bringBack}
        </Button>
      ),
    },
  });
}

export type DeletedStaffProps = {
  kind: StaffKind;
  search: string;
  clear: (() => void) | undefined;
};

/** Staff of a kind who were deleted, each with the way back. */
export function DeletedStaff({ kind, search, clear }: DeletedStaffProps) {
  const row: (typeof staff)[StaffKind]['listDeletedStaff'] = staff[kind].listDeletedStaff;
  const read = useRead(row, {});
  const { data: places } = useRead(warehouses.listWarehouses, {});
  const homeless = useOpened<Person>();
  const { restore, busyId } = useRestore(kind, homeless.close);
  const columns = deletedColumns(search, busyId, (person) => {
    const hasHome = places?.some(({ _id }) => _id === person.warehouseId) ?? true;
    if (hasHome) restore(person);
    else homeless.open(person);
  });
  return (
    <>
      <LoadedTable
        read={read}
        rows={read.data && searchStaff(read.data, search)}
        failed={uiTexts.notLoaded}
        label={text.deleted}
        columns={columns}
        rowKey={rowKey}
        cardPages
        empty={
          <NothingFound title={staffKindTexts[kind].noDeleted} hint={text.deletedHint} onClear={clear} />
        }
      />
      <Opened of={homeless}>
        {(frame, person) => (
          <RestoreDialog person={person} busy={busyId !== undefined} {...frame} onRestore={restore} />
        )}
      </Opened>
    </>
  );
}

type RestoreDialogProps = WindowFrame & {
  person: Person;
  busy: boolean;
  onRestore: (person: Person, warehouseId: string) => void;
};

/** Asks for another warehouse to restore a staff member to, because their own was deleted. */
function RestoreDialog({ person, busy, onRestore, ...frame }: RestoreDialogProps) {
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();

  function submit() {
    if (chosen === '') setError(text.warehouseMissing);
    else onRestore(person, chosen);
  }

  return (
    <FormDialog
      {...frame}
      title={text.bringBackOf(show(fullName(person)))}
      size="small"
      onSubmit={submit}
      yes={text.bringBack}
      busy={busy}
    >
      <WarehouseSelect
        value={chosen || (person.warehouseId ?? '')}
        error={error}
        onChange={(id) => {
          setChosen(id);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
