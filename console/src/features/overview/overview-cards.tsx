import { type OpenCashSender, overview } from '@tawseel/contract/overview';
import { Link } from 'react-router';
import { hasCall, isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { overviewText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Bar } from '../../ui/states/skeleton.tsx';
import styles from './overview.module.css';
import { Trend } from './trend.tsx';
import { ordersWith, useOverview } from './use-overview.ts';

/** Senders that fit next to the trend. */
const MOST_SENDERS = 5;

function OpenCashList({ senders }: { senders: readonly Loose<OpenCashSender>[] }) {
  if (senders.length === 0)
    return <EmptyState title={isAdministrator() ? text.noOpenCash : text.noOpenCashHere} />;
  return (
    <ol className={styles.list}>
      {senders.map(({ _id = '', name, unpaidCOD, unpaidOrders = 0 }) => (
        <li key={_id} className={styles.entry}>
          <Link to={ordersWith({ senderId: _id, payment: 'COD-open' })} className={styles.link}>
            <span className={styles.label}>{show(name)}</span>
            <strong className={styles.value}>{showMoney(unpaidCOD)}</strong>
            <span className={styles.about}>{text.orders(unpaidOrders)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const skeleton = <Bar inlineSize="100%" blockSize="12rem" />;

function OpenCash() {
  const read = useRead(overview.listOpenCash, {});
  return (
    <Card title={text.openCash}>
      <div className={styles.body}>
        <Loaded read={read} data={read.data} skeleton={skeleton} failed={text.failed}>
          {(senders) => <OpenCashList senders={senders.slice(0, MOST_SENDERS)} />}
        </Loaded>
      </div>
    </Card>
  );
}

/** Below the specified part: the trend of the business, and senders with open cash. */
export function OverviewCards() {
  const read = useOverview();
  return (
    <div className={styles.cards}>
      <Card title={text.trend}>
        <div className={styles.body}>
          <Loaded read={read} data={read.data} skeleton={skeleton} failed={text.failed}>
            {({ days = [] }) => <Trend days={days} />}
          </Loaded>
        </div>
      </Card>
      {hasCall(overview.listOpenCash) && <OpenCash />}
    </div>
  );
}
