import { READERS } from '@tawseel/contract/facts/roles';
import { Suspense } from 'react';
import { isAdministrator, isFor } from '../api/host.ts';
import { OverallFinance } from '../features/finance/finance-summary.tsx';
import { ModeChart } from '../features/overview/mode-chart.tsx';
import { AttentionSkeleton, TodaySkeleton } from '../features/overview/overview-skeletons.tsx';
import { Page } from '../features/page/page.tsx';
import { RegisterLink } from '../features/warehouses/register-link.tsx';
import { homeText as text } from '../texts/en/home.ts';
import layout from '../ui/display/split.module.css';
import { lazyComponent } from '../ui/states/lazy-component.ts';

const Attention = lazyComponent(() => import('../features/overview/attention.tsx'), 'Attention');
const DriversToday = lazyComponent(() => import('../features/overview/drivers-today.tsx'), 'DriversToday');
const OverviewCards = lazyComponent(() => import('../features/overview/overview-cards.tsx'), 'OverviewCards');

/** As of the calls of the overview, whose rows load with its parts. */
const OVERVIEW = { may: READERS.finance, feature: 'tawseel' } as const;

export function Home() {
  const hasOverview = isFor(OVERVIEW);
  return (
    <Page title={isAdministrator() ? text.title : text.titleOfStaff} actions={<RegisterLink />}>
      {hasOverview && (
        <Suspense fallback={<AttentionSkeleton />}>
          <Attention />
        </Suspense>
      )}
      {hasOverview && (
        <Suspense fallback={<TodaySkeleton />}>
          <DriversToday />
        </Suspense>
      )}
      <div className={layout.split}>
        <OverallFinance />
        <ModeChart />
      </div>
      {hasOverview && (
        <Suspense>
          <OverviewCards />
        </Suspense>
      )}
    </Page>
  );
}
