import { overview } from '@tawseel/contract/overview';
import { Suspense } from 'react';
import { hasCall, isAdministrator } from '../api/host.ts';
import { OverallFinance } from '../features/finance/finance-summary.tsx';
import { AttentionSkeleton } from '../features/overview/attention-skeleton.tsx';
import { ModeChart } from '../features/overview/mode-chart.tsx';
import { TodaySkeleton } from '../features/overview/today-skeleton.tsx';
import { Page } from '../features/page/page.tsx';
import { RegisterLink } from '../features/warehouses/register-link.tsx';
import { homeText as text } from '../texts/en/home.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';

const Attention = lazyComponent(() => import('../features/overview/attention.tsx'), 'Attention');
const DriversToday = lazyComponent(() => import('../features/overview/drivers-today.tsx'), 'DriversToday');
const OverviewCards = lazyComponent(() => import('../features/overview/overview-cards.tsx'), 'OverviewCards');

export function Home() {
  return (
    <Page title={isAdministrator() ? text.title : text.titleOfStaff} actions={<RegisterLink />}>
      {hasCall(overview.readOverview) && (
        <Suspense fallback={<AttentionSkeleton />}>
          <Attention />
        </Suspense>
      )}
      {hasCall(overview.readToday) && (
        <Suspense fallback={<TodaySkeleton />}>
          <DriversToday />
        </Suspense>
      )}
      <div className="split">
        <OverallFinance />
        <ModeChart />
      </div>
      {hasCall(overview.readOverview) && (
        <Suspense>
          <OverviewCards />
        </Suspense>
      )}
    </Page>
  );
}
