import { useInfiniteQuery } from '@tanstack/react-query';
import { cash } from '@tawseel/contract/cash';
import type { Balance, Posting } from '@tawseel/contract/cash-replies';
import { senders } from '@tawseel/contract/senders';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import { readRows } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { amountText, balanceText } from './balances-tab.tsx';
import { OrderLink } from './order-link.tsx';
import type { LooseBalance } from './use-cash.ts';

type LoosePosting = Loose<Posting>;

/** Name of a balance; that of a shop is a link that opens the window of the sender if the user may list senders. */
function PartyLink({ balance }: { balance: Loose<Pick<Balance, 'kind' | 'party'>> }) {
  const name = balanceText(balance);
  const id = balance.party?._id;
  if (balance.kind !== 'shop' || !id || !hasCall(senders.listSenders)) return name;
  return <Link to={`${addresses.users}?${new URLSearchParams({ sender: id })}`}>{name}</Link>;
}

/** Movements of a balance, newest first, a page at a time. */
function usePostings(number: number) {
  const read = useInfiniteQuery({
    queryKey: [cash.readBalance.area, 'postings', number] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return (await readRows(cash.readBalance, { params: { number }, query }, signal)).rows;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ postings = [], hasMore }) => (hasMore ? postings.at(-1)?.seq : undefined),
  });
  return {
    rows: read.data?.pages.flatMap(({ postings = [] }) => postings),
    error: read.isFetchNextPageError ? null : read.error,
    isFetching: read.isFetching,
    refetch: read.refetch,
    hasOlder: read.hasNextPage,
    loadingOlder: read.isFetchingNextPage,
    olderFailed: read.isFetchNextPageError,
    loadOlder: () => void read.fetchNextPage(),
  };
}

/** Details of a movement: its count as a link, bank slip, note and actor. */
function AboutPosting({ count, slip, note, by, isReversed }: LoosePosting) {
  const others = dotted([slip && text.slip(slip), note, by && text.by(by), isReversed && text.isReversed]);
  if (!count) return others;
  return (
    <>
      <Link to={`${addresses.cash}?${new URLSearchParams({ count: String(count) })}`}>
        {text.count(show(count))}
      </Link>
      {others && ` · ${others}`}
    </>
  );
}

/** Returns the amount of a movement; of a difference in words, because its sign says who owes. */
function movedText(kind: LooseBalance['kind'], amount = 0): string {
  if (kind !== 'difference') return showMoney(amount);
  const shown = showMoney(Math.abs(amount));
  return amount < 0 ? text.owesLess(shown) : text.owesMore(shown);
}

function postingColumns(of: LooseBalance): Column<LoosePosting>[] {
  return columnsOf(text, {
    time: { width: '9rem', shows: 'whole', cell: ({ at }) => showTime(at) },
    what: {
      shows: 'whole',
      cell: ({ kind, trackingID }) => (
        <>
          {kind && text.postingKinds[kind]} {trackingID && <OrderLink trackingID={trackingID} />}
        </>
      ),
      second: AboutPosting,
    },
    other: { shows: 'whole', cell: ({ other }) => other && <PartyLink balance={other} /> },
    amount: { align: 'end', shows: 'whole', cell: ({ amount }) => movedText(of.kind, amount) },
    balance: {
      header: text.balanceAfter,
      align: 'end',
      shows: 'whole',
      cell: ({ balance }) => balance !== undefined && amountText({ ...of, amount: balance }),
    },
  });
}

type BalancePostingsProps = {
  balance: LooseBalance;
  open: boolean;
  onClose: () => void;
  /** Button that exports the movements. */
  exporting: ReactNode;
};

/** A balance with its movements, each with the order that it is of and what the balance held after it. */
export function BalancePostings({ balance, open, onClose, exporting }: BalancePostingsProps) {
  const { hasOlder, loadingOlder, olderFailed, loadOlder, rows, ...read } = usePostings(balance.no ?? 0);
  return (
    <Dialog open={open} onClose={onClose} title={balanceText(balance)} size="large" footer={exporting}>
      <div className="stack">
        <p className="strong figures text-20">{amountText(balance)}</p>
        <LoadedTable
          read={read}
          rows={rows}
          failed={text.postingsFailed}
          label={text.postings}
          columns={postingColumns(balance)}
          rowKey={({ seq }, at) => String(seq ?? `row ${at}`)}
          empty={<EmptyState title={text.noPostings} />}
        />
        {olderFailed && (
          <p className="quiet" role="alert">
            {text.olderFailed}
          </p>
        )}
        {hasOlder && (
          <Button busy={loadingOlder} onClick={loadOlder}>
            {text.older}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
