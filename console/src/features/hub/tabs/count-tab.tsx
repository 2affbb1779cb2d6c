import { useQueryClient } from '@tanstack/react-query';
import { type StockCount, scanning } from '@tawseel/contract/scanning';
import { useAction } from '../../../api/action.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import { updateAfterScan, useRead, useReadOnDemand } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showTime } from '../../../ui/dates.ts';
import { Card } from '../../../ui/display/card.tsx';
import { show, showNumber } from '../../../ui/format.ts';
import { useSearchParamState } from '../../../ui/navigation/use-search-param-state.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { columnsOf } from '../../../ui/table/columns-of.ts';
import { LoadedTable } from '../../../ui/table/loaded-table.tsx';
import { useTabScans } from '../desk/use-tab-scans.ts';
import { useHub } from '../hub-context.ts';
import { parcelColumns, parcelKey } from '../parcel/parcel-columns.tsx';
import type { LooseParcel } from '../scan-display.ts';
import { BeginCount } from './begin-count.tsx';
import { Progress } from './progress.tsx';

type LooseCount = Loose<StockCount>;

const itself = (parcel: LooseParcel) => parcel;

function Parcels({ title, rows, empty, read }: ParcelsProps) {
  const { open } = useHub();
  return (
    <Card title={title} flush>
      <LoadedTable
        read={read}
        rows={rows}
        failed={text.countFailed}
        skeletonRows={3}
        label={title}
        columns={parcelColumns(itself, [])}
        rowKey={parcelKey}
        onRow={open}
        empty={<EmptyState title={empty} />}
      />
    </Card>
  );
}

type ParcelsProps = {
  title: string;
  rows: readonly LooseParcel[] | undefined;
  empty: string;
  read: Parameters<typeof LoadedTable>[0]['read'];
};

/** An open count. */
function Counting({ count: begun }: { count: LooseCount }) {
  const { _id: id = '', sortCode = '', begunBy, begunAt, isMine = false } = begun;
  const client = useQueryClient();
  const request = { params: { id } };
  const read = useRead(scanning.readCount, request);
  const fresh = useReadOnDemand(scanning.readCount, { failed: text.endFailed });
  const end = useAction(scanning.endCount, {
    done: showMessage,
    failed: text.endFailed,
  });
  const cancel = useAction(scanning.cancelCount, { done: showMessage, failed: text.cancelCountFailed });
  const { count = {}, missing, surplus } = read.data ?? {};
  const { found = 0, expected = 0 } = count;
  const mayEnd = hasCall(scanning.endCount);
  const mayCancel = hasCall(scanning.cancelCount) && (mayEnd || isMine);

  useTabScans({
    hint: text.readyToCount,
    ask: () => ({ act: 'counted', countId: id }),
    expected: (code) =>
      missing?.find(({ trackingID, reference }) => trackingID === code || reference === code),
    onAnswer: ({ result, parcel }) => {
      if (!parcel || (result !== 'ok' && result !== 'surplus')) return;
      const others = (rows: readonly LooseParcel[]) =>
        rows.filter(({ trackingID }) => trackingID !== parcel.trackingID);
      updateAfterScan(client, scanning.readCount, request, (stored) => {
        const { count: stood = {}, missing: sought = [], surplus: extra = [] } = stored;
        // A parcel of another sort code counts as present, not as one of the expected.
        if (result === 'ok' && stood.sortCode && parcel.sortCode !== stood.sortCode) return stored;
        return result === 'ok'
          ? {
              ...stored,
              count: {
                ...stood,
                found: (stood.found ?? 0) + 1,
                missing: Math.max(0, (stood.missing ?? 0) - 1),
              },
              missing: others(sought),
            }
          : {
              ...stored,
              count: { ...stood, surplus: others(extra).length + 1 },
              surplus: [parcel, ...others(extra)],
            };
      });
    },
  });

  async function finish() {
    const answer = await fresh.run(request);
    if ('error' in answer) return;
    const { missing: lost = 0, surplus: extra = 0 } = answer.content.count ?? {};
    await end.run(request, {
      title: text.endTitle,
      text: text.endText(lost, extra),
      yes: text.endYes,
      danger: lost + extra > 0,
    });
  }

  async function giveUp() {
    const answer = await fresh.run(request);
    if ('error' in answer) return;
    const { found: counted = 0, surplus: extra = 0 } = answer.content.count ?? {};
    await cancel.run(request, {
      title: text.cancelCountTitle,
      text: text.cancelCountText(counted + extra),
      yes: text.cancelCountYes,
      no: text.keepCounting,
      danger: true,
    });
  }

  return (
    <>
      <Card
        title={text.counting(sortCode)}
        about={[text.begunBy(show(begunBy), showTime(begunAt)), ...(mayEnd ? [] : [text.endBy])].join(' ')}
        actions={
          <>
            {mayCancel && (
              <Button variant="quiet" busy={cancel.busy || fresh.busy} onClick={() => void giveUp()}>
                {text.cancelCount}
              </Button>
            )}
            {mayEnd && (
              <Button variant="primary" busy={end.busy || fresh.busy} onClick={() => void finish()}>
                {text.end}
              </Button>
            )}
          </>
        }
        flush
      >
        <Progress
          label={read.data && text.foundOf(found, expected)}
          more={read.data && text.surplusOf(count.surplus ?? 0)}
          isGood={(count.surplus ?? 0) === 0}
          done={found}
          all={expected}
        />
      </Card>
      <Parcels title={text.notFound} rows={missing} empty={text.notFoundEmpty} read={read} />
      {(surplus?.length ?? 0) > 0 && (
        <Parcels title={text.surplus} rows={surplus} empty={text.surplusEmpty} read={read} />
      )}
    </>
  );
}

/** Result of a finished count. */
function Result({ count }: { count: LooseCount }) {
  const read = useRead(scanning.readCount, { params: { id: count._id ?? '' } });
  return (
    <>
      <Parcels
        title={`${text.missing}: ${showNumber(count.missing)}`}
        rows={read.data?.missing}
        empty={text.missingEmpty}
        read={read}
      />
      <Parcels
        title={`${text.surplus}: ${showNumber(count.surplus)}`}
        rows={read.data?.surplus}
        empty={text.surplusEmpty}
        read={read}
      />
    </>
  );
}

const columns = (): Column<LooseCount>[] =>
  columnsOf(text, {
    when: { cell: ({ begunAt }) => showTime(begunAt), second: ({ begunBy }) => begunBy },
    what: {
      width: '10.5rem',
      cell: ({ sortCode }) => <bdi className="nowrap">{sortCode || text.countAll}</bdi>,
    },
    expected: {
      header: text.expectedCount,
      width: '7rem',
      align: 'end',
      cell: ({ expected }) => showNumber(expected),
    },
    found: { header: text.foundCount, width: '6rem', align: 'end', cell: ({ found }) => showNumber(found) },
    missing: { width: '6rem', align: 'end', cell: ({ missing }) => showNumber(missing) },
    surplus: { width: '6rem', align: 'end', cell: ({ surplus }) => showNumber(surplus) },
  });

/** Stock counts: one at a time in a warehouse, and earlier results. */
export function CountTab() {
  const { here } = useHub();
  const [chosen, setChosen] = useSearchParamState('count');
  const read = useRead(scanning.listCounts, { query: here.asked });
  const { data: counts, sortCodes = [] } = read.data ?? {};
  const running = counts?.find(({ endedAt }) => !endedAt);
  const earlier = counts?.filter(({ endedAt }) => endedAt);
  const opened = earlier?.find(({ _id }) => _id === chosen);
  return (
    <div className="stack narrow">
      {running ? (
        <Counting key={running._id} count={running} />
      ) : (
        counts && <BeginCount sortCodes={sortCodes} />
      )}
      {opened && (
        <>
          <h2 className="text-20 heavy">{text.countOf(showTime(opened.begunAt))}</h2>
          <Result key={opened._id} count={opened} />
        </>
      )}
      <Card title={text.counts} flush>
        <LoadedTable
          read={read}
          rows={earlier}
          failed={text.countsFailed}
          skeletonRows={3}
          label={text.counts}
          columns={columns()}
          rowKey={({ _id }, at) => _id ?? String(at)}
          onRow={({ _id = '' }) => setChosen(_id)}
          empty={<EmptyState title={text.noCounts} hint={text.noCountsHint} />}
        />
      </Card>
    </div>
  );
}
