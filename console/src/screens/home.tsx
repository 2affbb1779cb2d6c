import { IconPlus } from '@tabler/icons-react';
import { addresses } from '../addresses.ts';
import { OverallFinance } from '../features/finance/finance-summary.tsx';
import { ModeChart } from '../features/orders/mode-chart.tsx';
import { Page } from '../features/page/page.tsx';
import { homeText as text } from '../texts/home.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './home.module.css';

export function Home() {
  const register = (
    <LinkButton
      to={addresses.registerWarehouse}
      variant="primary"
      icon={<IconPlus size={18} aria-hidden="true" />}
    >
      {text.register}
    </LinkButton>
  );
  return (
    <Page title={text.title} actions={register}>
      <div className={styles.parts}>
        <OverallFinance />
        <ModeChart />
      </div>
    </Page>
  );
}
