import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { Suspense, useMemo } from 'react';
import { hasFeature } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import { HistoryOf } from '../features/audit/history-of.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import type { StaffSignInProps } from '../features/sign-in/staff-sign-in.tsx';
import { windowAfterAdding } from '../features/sign-in/window-after-adding.ts';
import { AddStaff } from '../features/staff/add-staff.tsx';
import { CashierPayments } from '../features/staff/cashier-payments.tsx';
import type { DeletedStaffProps } from '../features/staff/deleted-staff.tsx';
import { canEdit } from '../features/staff/details-actions.tsx';
import { type Person, searchStaff } from '../features/staff/search-staff.ts';
import { staffColumns } from '../features/staff/staff-columns.tsx';
import { StaffDetails } from '../features/staff/staff-details.tsx';
import { StaffWindow } from '../features/staff/staff-window.ts';
import { useStatusToggle } from '../features/staff/use-status-toggle.ts';
import { uiTexts } from '../texts/en/common.ts';
import { staffKindTexts, staffText as text } from '../texts/en/staff.ts';
import { Opened } from '../ui/dialog/opened.tsx';
import { useLast } from '../ui/dialog/use-last.ts';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { show, showNumber } from '../ui/format.ts';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearch, useSearchParamChoice } from '../ui/navigation/use-search-param-state.ts';
import { useWindowAddress } from '../ui/navigation/use-window-address.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';
import { rowKey, storedRow } from '../ui/table/column.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

const VIEWS = ['present', 'deleted'] as const;

const DeletedStaff = lazyComponent<'DeletedStaff', DeletedStaffProps>(
  () => import('../features/staff/deleted-staff.tsx'),
  'DeletedStaff',
);
const StaffSignIn = lazyComponent<'StaffSignIn', StaffSignInProps>(
  () => import('../features/sign-in/parts.ts'),
  'StaffSignIn',
);

/** State of the window of a person: on our own server their id is in the address. */
function usePersonWindow(kind: StaffKind, people: readonly Person[] | undefined) {
  const opened = useOpened<Person>();
  const { value: id, isOpen, open, close } = useWindowAddress(kind);
  const linked = useLast(isOpen ? storedRow(people ?? [], { _id: id }) : undefined);
  const { value } = opened;
  if (!hasFeature('tawseel')) return { ...opened, value: value && (storedRow(people, value) ?? value) };
  return { value: linked, isOpen, open: ({ _id = '' }: Person) => open(_id), close };
}

function StaffScreen({ kind }: { kind: StaffKind }) {
  const { title, empty } = staffKindTexts[kind];
  const rows: { listStaff: (typeof staff)[StaffKind]['listStaff'] } = staff[kind];
  const read = useRead(rows.listStaff, {});
  const { search, setSearch, clear } = useSearch();
  const paid = useOpened<Person>();
  const edited = useOpened<Person>();
  const { toggle, busyId } = useStatusToggle(kind);
  const [view, setView] = useSearchParamChoice('show', VIEWS);
  const isEditable = canEdit(kind);
  const isDeletedView = isEditable && view === 'deleted';
  const people = read.data;
  const detailed = usePersonWindow(kind, people);
  const found = useMemo(() => searchStaff(people ?? [], search), [people, search]);
  const columns = staffColumns(kind, search, {
    onDetails: detailed.open,
    onPayments: paid.open,
    onToggle: toggle,
    busyId,
  });

  const total = showNumber(people?.length);
  const actions = (
    <>
      <ExportButton list={`${kind}s`} query={{ search }} />
      <AddStaff kind={kind} Next={windowAfterAdding(kind)} />
    </>
  );
  const count = clear ? text.found(showNumber(found.length), total) : text.total(total);
  return (
    <Page title={title} actions={actions}>
      <Toolbar count={people && !isDeletedView ? count : ''}>
        <SearchBox value={search} onChange={setSearch} label={text.search} />
        {isEditable && (
          <FilterButtons
            label={text.which}
            choices={VIEWS}
            words={{ present: text.present, deleted: text.deleted }}
            value={isDeletedView ? 'deleted' : 'present'}
            onChange={setView}
          />
        )}
      </Toolbar>
      {isDeletedView ? (
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <DeletedStaff kind={kind} search={search} clear={clear} />
        </Suspense>
      ) : (
        <LoadedTable
          read={read}
          rows={people && found}
          failed={uiTexts.notLoaded}
          label={title}
          columns={columns}
          rowKey={rowKey}
          cardPages={hasFeature('tawseel')}
          onRow={detailed.open}
          empty={<NothingFound title={empty} hint={text.emptyHint} onClear={clear} />}
        />
      )}
      <Opened of={detailed}>
        {(frame, person) => (
          <StaffDetails
            kind={kind}
            person={person}
            history={<HistoryOf id={person._id} />}
            {...frame}
            onEdit={edited.open}
          >
            {hasFeature('tawseel') && person._id !== undefined && (
              <Suspense>
                <StaffSignIn kind={kind} id={person._id} name={show(fullName(person))} />
              </Suspense>
            )}
          </StaffDetails>
        )}
      </Opened>
      <Opened of={edited}>{(frame, start) => <StaffWindow kind={kind} start={start} {...frame} />}</Opened>
      <Opened of={paid}>{(frame, cashier) => <CashierPayments cashier={cashier} {...frame} />}</Opened>
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
