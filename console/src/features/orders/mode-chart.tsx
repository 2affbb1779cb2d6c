import { orders } from '@tawseel/contract/orders';
import { useRead } from '../../api/read.ts';
import { homeText as text } from '../../texts/home.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PieChart, type PieSlice } from '../../ui/pie-chart.tsx';
import { Bar } from '../../ui/skeleton.tsx';
import styles from './mode-chart.module.css';
import { modeShares } from './mode-shares.ts';

function Chart() {
  const read = useRead(orders.countOrders, {});
  if (read.error) {
    return (
      <FailedState
        title={text.noData}
        hint={text.chartFailedHint}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    );
  }
  if (!read.data) return <Bar inlineSize="13rem" blockSize="13rem" />;
  const { urgentOrders = 0, normalOrders = 0 } = read.data;
  const shares = modeShares(read.data.urgentOrders, read.data.normalOrders);
  if (!shares) return <EmptyState title={text.noData} hint={text.noDataHint} />;
  const slices: PieSlice[] = [
    {
      key: 'urgent',
      label: text.urgent,
      value: urgentOrders,
      text: text.percent(shares.urgent),
      tone: 'urgent',
    },
    {
      key: 'normal',
      label: text.normal,
      value: normalOrders,
      text: text.percent(shares.normal),
      tone: 'action',
    },
  ];
  return <PieChart label={text.chart} slices={slices} />;
}

/** How many of all orders are urgent and how many normal. */
export function ModeChart() {
  return (
    <Card title={text.chart}>
      <div className={styles.chart}>
        <Chart />
      </div>
    </Card>
  );
}
