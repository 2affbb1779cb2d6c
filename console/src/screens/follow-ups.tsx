import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import { FOLLOW_UP_KINDS } from '@tawseel/contract/facts/follow-ups';
import { FOLLOW_UP_LISTS, followUps } from '@tawseel/contract/follow-ups';
import { scanning } from '@tawseel/contract/scanning';
import { useAction } from '../api/action.ts';
import { hasCall, isAdministrator } from '../api/host.ts';
import { showMessage } from '../api/messages.ts';
import { useWarehouseOptions } from '../api/use-warehouse-options.ts';
import { followUpColumns } from '../features/follow-ups/follow-up-columns.tsx';
import {
  type LooseFollowUp,
  useFollowUpFilters,
  useFollowUpPages,
} from '../features/follow-ups/follow-up-pages.ts';
import { FollowUpWindow } from '../features/follow-ups/follow-up-window.tsx';
import { mayReadCode } from '../features/orders/order-rules.ts';
import { TryActs } from '../features/orders/parcel/attempts-acts.tsx';
import { DeliveryCode } from '../features/orders/parcel/delivery-code.tsx';
import { Road } from '../features/orders/parcel/road.tsx';
import { Page } from '../features/page/page.tsx';
import { followUpsText as text } from '../texts/en/follow-ups.ts';
import { roadText } from '../texts/en/road.ts';
import { Opened } from '../ui/dialog/opened.tsx';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { Select } from '../ui/fields/select.tsx';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { rowKey } from '../ui/table/column.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../ui/table/paged.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

/** Filter by warehouse, for administrators. */
function WarehouseFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const options = useWarehouseOptions();
  return (
    <Select
      label={text.warehouse}
      hideLabel
      options={[{ value: '', label: text.allWarehouses }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}

type DecideProps = { followUp: LooseFollowUp; onDone: () => void };

/** Decisions about a receiver to call, or about a proposed return. */
function Decide({ followUp: { kind, state, parcel, wanted }, onDone }: DecideProps) {
  const { trackingID, trackingStatus, cancelledAt } = parcel ?? {};
  const isOpen = state !== 'done' && (kind === 'call' || kind === 'return');
  if (!trackingID || !isOpen) return null;
  return (
    <TryActs
      trackingID={trackingID}
      trackingStatus={trackingStatus}
      isCancelled={Boolean(cancelledAt)}
      wanted={wanted}
      onDone={onDone}
    />
  );
}

/** The receiver's delivery code, if the caller may read it. */
function Code({ followUp: { kind, isMine, parcel } }: Pick<DecideProps, 'followUp'>) {
  const { trackingID, trackingStatus } = parcel ?? {};
  const isCallOfMine = isMine === true && CALL_KINDS.some((call) => call === kind);
  if (!trackingID || !mayReadCode(trackingStatus, isCallOfMine)) return null;
  return <DeliveryCode trackingID={trackingID} />;
}

export function FollowUps() {
  const { page, setPage, toFirst } = usePage();
  const filters = useFollowUpFilters(toFirst);
  const { list, kind, warehouseId } = filters;
  const pages = useFollowUpPages(page, filters);
  const opened = useOpened<LooseFollowUp>();
  const claim = useAction(followUps.claimFollowUp, {
    done: showMessage,
    failed: text.claimFailed,
  });
  const isFiltered = kind !== undefined || warehouseId !== '';

  function clear() {
    filters.setKind('');
    filters.setWarehouse('');
  }

  return (
    <Page title={text.title}>
      <Toolbar count={pages.rows && !pages.previous ? text.count(pages.total) : ''}>
        <FilterButtons
          label={text.lists}
          choices={FOLLOW_UP_LISTS}
          words={text.list}
          value={list}
          onChange={filters.setList}
        />
        <Select
          label={text.kind}
          hideLabel
          options={[
            { value: '', label: text.allKinds },
            ...FOLLOW_UP_KINDS.map((value) => ({ value, label: roadText.kinds[value] })),
          ]}
          value={kind ?? ''}
          onChange={filters.setKind}
        />
        {isAdministrator() && <WarehouseFilter value={warehouseId} onChange={filters.setWarehouse} />}
      </Toolbar>
      <Paged page={page} pages={pages.pages} previous={pages.previous} onPage={setPage}>
        <LoadedTable
          read={pages}
          rows={pages.rows}
          failed={text.loadFailed}
          label={text.title}
          columns={followUpColumns({
            onClaim: ({ _id: id = '' }) => void claim.run({ params: { id }, body: { claim: true } }),
            busyId: claim.busy ? claim.variables?.params.id : undefined,
          })}
          rowKey={rowKey}
          onRow={opened.open}
          empty={
            <NothingFound
              title={text.empty[list]}
              hint={text.emptyHint}
              onClear={isFiltered ? clear : undefined}
            />
          }
        />
      </Paged>
      <Opened of={opened}>
        {(frame, followUp) => (
          <FollowUpWindow
            followUp={followUp}
            {...frame}
            claim={claim}
            decide={(followUp, onDone) => (
              <>
                <Decide followUp={followUp} onDone={onDone} />
                <Code followUp={followUp} />
              </>
            )}
            road={(trackingID) => hasCall(scanning.readParcel) && <Road trackingID={trackingID} />}
          />
        )}
      </Opened>
    </Page>
  );
}
