import { orders } from '@tawseel/contract/orders';
import { hasFeature } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { homeText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import { PieChart, type PieSlice } from '../../ui/display/pie-chart.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Bar } from '../../ui/states/skeleton.tsx';
import styles from './overview.module.css';

/**
 * Returns whole percents of urgent and normal orders that add up to 100; undefined without orders. 1 of 3 is 33 and
 * 67.
 */
export function modeShares(
  urgentOrders: number,
  normalOrders: number,
): { urgent: number; normal: number } | undefined {
  const all = urgentOrders + normalOrders;
  if (all <= 0) return undefined;
  const urgent = Math.round((urgentOrders / all) * 100);
  return { urgent, normal: 100 - urgent };
}

type Counts = { urgentOrders?: number | undefined; normalOrders?: number | undefined };

function Chart({ urgentOrders = 0, normalOrders = 0 }: Counts) {
  const shares = modeShares(urgentOrders, normalOrders);
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

/** Shares of urgent and normal orders. */
export function ModeChart() {
  const read = useRead(orders.countOrders, {});
  const isFirst = read.data === undefined;
  return (
    <Card title={text.chart} about={hasFeature('tawseel') && text.chartAbout}>
      <div className={styles.chart}>
        <Loaded
          read={read}
          data={read.data}
          skeleton={<Bar inlineSize="13rem" blockSize="13rem" />}
          failed={isFirst ? text.noData : text.chartFailed}
          hint={isFirst ? text.chartFailed : undefined}
        >
          {(counts) => <Chart {...counts} />}
        </Loaded>
      </div>
    </Card>
  );
}
