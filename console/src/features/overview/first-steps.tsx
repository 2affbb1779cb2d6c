import { IconChevronRight } from '@tabler/icons-react';
import type { FirstStep } from '@tawseel/contract/overview';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { overviewText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import styles from './overview.module.css';

const ADDRESSES: Record<FirstStep, string> = {
  business: addresses.settings,
  warehouse: addresses.registerWarehouse,
  prices: addresses.prices,
  people: addresses.drivers,
  sender: addresses.users,
  senderKey: `${addresses.access}?tab=keys`,
  order: addresses.allOrders,
};

/** First steps of a new business; each disappears once it is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card title={text.firstSteps} about={text.firstStepsAbout} className={styles.attention}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step} className={styles.entry}>
            <Link
              to={ADDRESSES[step]}
              state={{ back: { to: addresses.home, label: text.firstSteps } }}
              className={styles.link}
            >
              <span className={styles.label}>{text.steps[step].title}</span>
              <IconChevronRight size={18} aria-hidden="true" />
              <span className="quiet whole">{text.steps[step].about}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
