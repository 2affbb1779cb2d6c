import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { useMemo, useState } from 'react';
import { useRead } from '../api/read.ts';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { CashierPayments } from '../features/staff/cashier-payments.tsx';
import { type Person, searchStaff } from '../features/staff/search-staff.ts';
import { staffColumns } from '../features/staff/staff-columns.tsx';
import { StaffDetails } from '../features/staff/staff-details.tsx';
import { useStatusToggle } from '../features/staff/use-status-toggle.ts';
import { commonText } from '../texts/common.ts';
import { staffKindTexts, staffText as text } from '../texts/staff.ts';
import { EmptyBoxArt } from '../ui/art/empty-box-art.tsx';
import { MagnifierArt } from '../ui/art/magnifier-art.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { show, showNumber } from '../ui/format.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { useAddressState } from '../ui/use-address-state.ts';

function NobodyFound({ kind, onClear }: { kind: StaffKind; onClear: (() => void) | undefined }) {
  const { empty } = staffKindTexts[kind];
  if (!onClear) return <EmptyState picture={<EmptyBoxArt />} title={empty} hint={text.emptyHint} />;
  return (
    <EmptyState
      picture={<MagnifierArt />}
      title={empty}
      hint={commonText.nothingMatches}
      action={<Button onClick={onClear}>{commonText.clearSearch}</Button>}
    />
  );
}

function StaffScreen({ kind }: { kind: StaffKind }) {
  const { title } = staffKindTexts[kind];
  const rows: { listStaff: (typeof staff)[StaffKind]['listStaff'] } = staff[kind];
  const read = useRead(rows.listStaff, {});
  const [search, setSearch] = useAddressState('search');
  const [detailed, setDetailed] = useState<Person>();
  const [paid, setPaid] = useState<Person>();
  const { toggle, busyId } = useStatusToggle(kind);
  const people = read.data;
  const found = useMemo(() => searchStaff(people ?? [], search), [people, search]);
  const columns = staffColumns(kind, search, {
    onDetails: setDetailed,
    onPayments: setPaid,
    onToggle: toggle,
    busyId,
  });

  const total = showNumber(people?.length);
  const count = search === '' ? text.total(total) : text.found(showNumber(found.length), total);
  return (
    <Page title={title} actions={<ExportButton list={`${kind}s`} query={{ search }} />}>
      <Toolbar count={people && count}>
        <SearchBox
          value={search}
          onChange={setSearch}
          label={text.search}
          placeholder={text.search}
          shortcut
        />
      </Toolbar>
      <Loaded
        read={read}
        data={people && found}
        skeleton={<TableSkeleton columns={columns} />}
        failed={commonText.loadFailedTitle}
      >
        {(rows) => (
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={(person) => show(person._id ?? person.email)}
            onRow={setDetailed}
            empty={<NobodyFound kind={kind} onClear={search === '' ? undefined : () => setSearch('')} />}
          />
        )}
      </Loaded>
      <StaffDetails kind={kind} person={detailed} onClose={() => setDetailed(undefined)} />
      <CashierPayments cashier={paid} onClose={() => setPaid(undefined)} />
    </Page>
  );
}

export function Supervisors() {
  return <StaffScreen kind="supervisor" />;
}

export function Operators() {
  return <StaffScreen kind="operator" />;
}

export function Drivers() {
  return <StaffScreen kind="driver" />;
}

export function Cashiers() {
  return <StaffScreen kind="cashier" />;
}
