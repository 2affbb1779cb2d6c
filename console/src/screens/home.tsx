import { OverallFinance } from '../features/finance/finance-summary.tsx';
import { ModeChart } from '../features/orders/mode-chart.tsx';
import { Page } from '../features/page/page.tsx';
import { RegisterLink } from '../features/warehouses/register-link.tsx';
import { homeText as text } from '../texts/home.ts';
import { Split } from '../ui/split.tsx';

export function Home() {
  return (
    <Page title={text.title} actions={<RegisterLink />}>
      <Split>
        <OverallFinance />
        <ModeChart />
      </Split>
    </Page>
  );
}
