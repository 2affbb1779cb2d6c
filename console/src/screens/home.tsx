import { OverallFinance } from '../features/finance/finance-summary.tsx';
import { ModeChart } from '../features/orders/mode-chart.tsx';
import { Page } from '../features/page/page.tsx';
import { RegisterLink } from '../features/warehouses/register-link.tsx';
import { homeText as text } from '../texts/home.ts';
import styles from './home.module.css';

export function Home() {
  return (
    <Page title={text.title} actions={<RegisterLink />}>
      <div className={styles.parts}>
        <OverallFinance />
        <ModeChart />
      </div>
    </Page>
  );
}
