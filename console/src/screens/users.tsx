import { IconBuildingStore, IconUserPlus } from '@tabler/icons-react';
import { cityRates } from '@tawseel/contract/city-rates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { type SenderRecord, senders } from '@tawseel/contract/senders';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { hasCall, hasFeature } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import type { Loose } from '../api/tolerant.ts';
import { HistoryOf } from '../features/audit/history-of.tsx';
import { StartingRatesNotice } from '../features/charges/starting-notice.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { CityRatesModal } from '../features/rates/city-rates-modal.tsx';
import { ZoneRatesModal } from '../features/rates/zone-rates-modal.tsx';
import { deletedColumns, senderColumns } from '../features/senders/sender-columns.tsx';
import { SenderDetails } from '../features/senders/sender-details.tsx';
import type { SenderFormDialogProps } from '../features/senders/sender-form.tsx';
import type { SenderKind } from '../features/senders/sender-form-values.ts';
import {
  countSenders,
  findSenders,
  SENDER_TABS,
  type SenderRow,
  toSenderRows,
} from '../features/senders/sender-rows.ts';
import { useRestore, useSenderRemoval } from '../features/senders/use-sender-removal.ts';
import { senderFormText, usersText as text } from '../texts/en/users.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Opened, type WindowFrame } from '../ui/dialog/opened.tsx';
import { useLast } from '../ui/dialog/use-last.ts';
import { Tabs } from '../ui/display/tabs.tsx';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearch, useSearchParamChoice } from '../ui/navigation/use-search-param-state.ts';
import { useWindowAddress } from '../ui/navigation/use-window-address.ts';
import { useWindowLink } from '../ui/navigation/use-window-link.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

const ShopBalance = lazyComponent(() => import('../features/cash/shop-balance.tsx'), 'ShopBalance');

type OpenDialog =
  | { what: 'details' | 'companyPrice' | 'companyZonePrice'; row: SenderRow }
  | { what: 'userPrice' }
  | { what: 'userZonePrice' }
  | { what: 'form'; role: SenderKind; existing?: Loose<SenderRecord> };

type ModalProps = WindowFrame & {
  opened: OpenDialog;
  onEdit: (sender: Loose<SenderRecord>) => void;
};

const VIEWS = ['present', 'deleted'] as const;

/** Role of each tab in the export of senders. */
const ROLES = { all: undefined, individual: 'User', company: 'Company' } as const;

const SenderFormDialog = lazyComponent<'SenderFormDialog', SenderFormDialogProps>(
  () => import('../features/senders/sender-form.tsx'),
  'SenderFormDialog',
);

const keyOf = (row: SenderRow) => row.key;

function companyOf({ sender, name, city }: SenderRow) {
  return { id: sender._id ?? '', name, city: sender.city ?? city };
}

function Modal({ opened, onEdit, ...modal }: ModalProps) {
  if (opened.what === 'form') return <SenderFormDialog {...opened} {...modal} />;
  if (opened.what === 'userPrice') {
    const notice = (mode: DeliveryType) => <StartingRatesNotice mode={mode} />;
    return <CityRatesModal party={{ kind: 'individual' }} notice={notice} {...modal} />;
  }
  if (opened.what === 'userZonePrice') return <ZoneRatesModal {...modal} />;
  if (opened.what === 'details') {
    const history = <HistoryOf id={opened.row.sender._id} />;
    const id = opened.row.sender._id;
    const balance = id !== undefined && hasFeature('tawseel') && (
      <Suspense>
        <ShopBalance id={id} />
      </Suspense>
    );
    return <SenderDetails row={opened.row} balance={balance} history={history} onEdit={onEdit} {...modal} />;
  }
  const company = companyOf(opened.row);
  if (opened.what === 'companyPrice') {
    return <CityRatesModal party={{ kind: 'company', company }} {...modal} />;
  }
  return <ZoneRatesModal company={company} {...modal} />;
}

type ListChoice = { isDeletedView: boolean; tab: (typeof SENDER_TABS)[number]; search: string };

/** Senders of a view; counted by tab, and those of a tab that a search finds. */
function useSenderList({ isDeletedView, tab, search }: ListChoice) {
  const present = useRead(senders.listSenders, {}, { enabled: !isDeletedView });
  const deleted = useRead(senders.listDeletedSenders, {}, { enabled: isDeletedView });
  const read = isDeletedView ? deleted : present;
  const rows = useMemo(() => read.data && toSenderRows(read.data), [read.data]);
  const counts = useMemo(() => rows && countSenders(rows), [rows]);
  const found = useMemo(() => rows && findSenders(rows, tab, search), [rows, tab, search]);
  return { read, rows, counts, found };
}

function AddButtons({ onAdd }: { onAdd: (role: SenderKind) => void }) {
  return (
    <>
      <Button
        small
        icon={<IconBuildingStore size={18} aria-hidden="true" />}
        onClick={() => onAdd('Company')}
      >
        {senderFormText.addCompany}
      </Button>
      <Button
        small
        variant="primary"
        icon={<IconUserPlus size={18} aria-hidden="true" />}
        onClick={() => onAdd('User')}
      >
        {senderFormText.addPerson}
      </Button>
    </>
  );
}

export function Users() {
  const { search, setSearch, clear } = useSearch();
  const [tab, setTab] = useSearchParamChoice('tab', SENDER_TABS);
  const sought = useDeferredValue(search);
  const modal = useOpened<OpenDialog>();
  const viewed = useWindowAddress('sender');
  useWindowLink(
    'prices',
    hasCall(cityRates.listUserRates) ? () => modal.open({ what: 'userPrice' }) : undefined,
  );

  const [view, setView] = useSearchParamChoice('show', VIEWS);
  const canRestore = hasCall(senders.restoreSender);
  const isDeletedView = canRestore && view === 'deleted';

  const { read, rows, counts, found } = useSenderList({ isDeletedView, tab, search: sought });
  const shown = useLast(
    useMemo(
      () => (viewed.isOpen ? rows?.find(({ sender }) => sender._id === viewed.value) : undefined),
      [rows, viewed.isOpen, viewed.value],
    ),
  );
  const { remove, busyId } = useSenderRemoval();
  const { restore, busyId: restoring } = useRestore();

  const actions = {
    onView: (row: SenderRow) =>
      hasFeature('tawseel') && row.sender._id
        ? viewed.open(row.sender._id)
        : modal.open({ what: 'details', row }),
    onCompanyPrice: (row: SenderRow) => modal.open({ what: 'companyPrice', row }),
    onZonePrice: (row: SenderRow) => modal.open({ what: 'companyZonePrice', row }),
    onDelete: remove,
  };
  const columns = isDeletedView
    ? deletedColumns(sought, restore, restoring)
    : senderColumns(sought, actions, busyId);
  const add = (role: SenderKind) => modal.open({ what: 'form', role });
  const canAdd = hasCall(senders.createSender);
  useWindowLink('addCompany', canAdd ? () => add('Company') : undefined);
  useWindowLink('addPerson', canAdd ? () => add('User') : undefined);
  const edit = (existing: Loose<SenderRecord>) =>
    modal.open({ what: 'form', role: existing.role === 'Company' ? 'Company' : 'User', existing });
  const tabs = SENDER_TABS.map((value) => ({
    value,
    label: text[value],
    count: counts?.[value],
  }));

  return (
    <Page
      title={text.title}
      actions={
        <>
          <ExportButton list="senders" query={{ search, role: ROLES[tab] }} />
          {canAdd && <AddButtons onAdd={add} />}
        </>
      }
    >
      <Toolbar>
        <SearchBox value={search} onChange={setSearch} label={text.search} />
        {canRestore && (
          <FilterButtons
            label={text.which}
            choices={VIEWS}
            words={{ present: text.present, deleted: text.deleted }}
            value={isDeletedView ? 'deleted' : 'present'}
            onChange={setView}
          />
        )}
        {tab === 'individual' && hasCall(cityRates.listUserRates) && (
          <div className="row wrap stretch">
            <Button onClick={() => modal.open({ what: 'userPrice' })}>{text.editUserPrice}</Button>
            <Button onClick={() => modal.open({ what: 'userZonePrice' })}>{text.userZonePrice}</Button>
          </div>
        )}
      </Toolbar>
      <Tabs label={text.tabs} tabs={tabs} value={tab} onChange={setTab}>
        <LoadedTable
          read={read}
          rows={found}
          failed={text.loadFailed}
          label={text.list}
          columns={columns}
          rowKey={keyOf}
          cardPages={hasFeature('tawseel')}
          onRow={isDeletedView ? undefined : actions.onView}
          empty={
            <NothingFound
              title={isDeletedView ? text.noDeleted : text.empty}
              hint={isDeletedView ? text.deletedHint : canAdd ? text.addHint : text.emptyHint}
              onClear={clear}
            />
          }
        />
      </Tabs>
      <Opened of={{ ...viewed, value: shown }}>
        {(frame, row) => (
          <Modal
            opened={{ what: 'details', row }}
            {...frame}
            onEdit={(sender) => {
              frame.onClose();
              edit(sender);
            }}
          />
        )}
      </Opened>
      <Opened of={modal}>{(frame, opened) => <Modal opened={opened} {...frame} onEdit={edit} />}</Opened>
    </Page>
  );
}
