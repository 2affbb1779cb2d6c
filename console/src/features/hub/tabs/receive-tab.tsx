import { useQueryClient } from '@tanstack/react-query';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { type Arrival, scanning } from '@tawseel/contract/scanning';
import { useMemo } from 'react';
import { updateAfterScan, useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FilterButtons } from '../../../ui/fields/filter-buttons.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useSearchParamChoice, useSearchParamState } from '../../../ui/navigation/use-search-param-state.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadedTable } from '../../../ui/table/loaded-table.tsx';
import { useTabScans } from '../desk/use-tab-scans.ts';
import { useHub, useHubKeys } from '../hub-context.ts';
import { parcelColumns, parcelKey } from '../parcel/parcel-columns.tsx';
import type { LooseParcel } from '../scan-display.ts';
import { CloseRunButton } from './close-run-button.tsx';
import { Progress } from './progress.tsx';
import { useRuns } from './use-runs.ts';

const ANYTHING = 'anything';
const LISTS = ['all', 'missing'] as const;

type Expected = { parcel?: LooseParcel | undefined; isHere?: boolean | undefined };

function arrivalText({ kind, name = '', driverName = '', parcels = 0 }: Loose<Arrival>): string {
  return kind === 'run' ? text.ofRun(name, driverName, parcels) : text.ofSender(name, parcels);
}

/** Expected parcels of the chosen arrival, and how many are here. */
function useExpected(arrival: string) {
  const client = useQueryClient();
  const { here } = useHub();
  const [kind, id = ''] = arrival.split(':');
  const of = kind === 'run' ? { runId: id } : { senderId: id };
  const request = { query: { ...here.asked, ...of } };
  const isChosen = arrival !== ANYTHING;
  const read = useRead(scanning.listExpected, request, { enabled: isChosen });
  const rows: Expected[] | undefined = read.data;

  /** Marks a parcel as received in the list before it is read again. */
  function receive(parcel: LooseParcel) {
    updateAfterScan(client, scanning.listExpected, request, (stored) =>
      stored.map((row) => (row.parcel?.trackingID === parcel.trackingID ? { parcel, isHere: true } : row)),
    );
  }

  return {
    read,
    rows: isChosen ? rows : undefined,
    isChosen,
    receive,
    runId: kind === 'run' ? id : undefined,
  };
}

const columns = () =>
  parcelColumns<Expected>(
    ({ parcel = {} }) => parcel,
    [
      {
        key: 'state',
        header: text.state,
        width: '9.5rem',
        cell: ({ isHere }) => (
          <Badge tone={isHere ? 'good' : 'urgent'}>{isHere ? text.isHere : text.isMissing}</Badge>
        ),
      },
    ],
  );

/** Receives parcels: of a run, of a sender, or any. */
export function ReceiveTab() {
  const { here, open } = useHub();
  const [arrival, setArrival] = useSearchParamState('arrival', ANYTHING);
  const [list, setList] = useSearchParamChoice('list', LISTS);
  const arrivals = useRead(scanning.listArrivals, { query: here.asked }, { failed: text.arrivalsFailed });
  const { read, rows, isChosen, receive, runId } = useExpected(arrival);
  const missing = useMemo(() => rows?.filter(({ isHere }) => !isHere), [rows]);

  useTabScans({
    ask: () => ({ act: 'received', ...(runId === undefined ? {} : { runId }) }),
    expected: (code) =>
      rows?.find(({ parcel }) => parcel?.trackingID === code || parcel?.reference === code)?.parcel,
    onAnswer: ({ result, parcel }) => {
      if (parcel && (result === 'ok' || result === 'implied' || result === 'repeat')) receive(parcel);
    },
  });
  useHubKeys({ M: () => setList(list === 'missing' ? 'all' : 'missing') });

  const { coming } = useRuns();
  const isAllHere = rows !== undefined && rows.length > 0 && missing?.length === 0;
  const arrived = isAllHere ? coming?.find(({ _id }) => _id === runId) : undefined;

  const keyOf = ({ kind, id }: Loose<Arrival>) => `${kind}:${id}`;
  // Empty runs are not offered; the chosen one stays.
  const known = (arrivals.data ?? []).filter((each) => each.parcels !== 0 || keyOf(each) === arrival);
  const isListed = known.some((each) => keyOf(each) === arrival);
  const options = [
    { value: ANYTHING, label: text.anything },
    ...known.map((each) => ({ value: keyOf(each), label: arrivalText(each) })),
    // A closed run, or a sender whose parcels are all here, stays chosen.
    ...(isChosen && !isListed && arrivals.data ? [{ value: arrival, label: text.expected }] : []),
  ];

  return (
    <Card
      title={text.expected}
      about={rows?.length === MOST_LISTED && text.expectedMost(MOST_LISTED)}
      actions={
        isChosen && (
          <>
            <FilterButtons
              label={text.shown}
              choices={LISTS}
              words={text.lists}
              value={list}
              onChange={setList}
            />
            {arrived && <CloseRunButton variant="primary" run={arrived} />}
          </>
        )
      }
      flush
    >
      <Progress
        label={rows && text.hereOf(rows.length - (missing?.length ?? 0), rows.length)}
        more={missing && (missing.length === 0 ? text.nothingMissing : text.missingOf(missing.length))}
        isGood={missing?.length === 0}
        done={rows && missing ? rows.length - missing.length : 0}
        all={rows?.length ?? 0}
      >
        <Select label={text.arrival} options={options} value={arrival} onChange={setArrival} />
      </Progress>
      {isChosen ? (
        <LoadedTable
          read={read}
          rows={list === 'missing' ? missing : rows}
          failed={text.expectedFailed}
          label={text.expected}
          columns={columns()}
          rowKey={({ parcel = {} }, at) => parcelKey(parcel, at)}
          onRow={({ parcel }) => parcel && open(parcel)}
          empty={
            list === 'missing' ? (
              <EmptyState title={text.noneMissing} />
            ) : (
              <EmptyState title={text.noneExpected} hint={text.noneExpectedHint} />
            )
          }
        />
      ) : (
        <EmptyState title={text.noList} hint={text.chooseArrival} />
      )}
    </Card>
  );
}
