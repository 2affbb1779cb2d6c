import { Suspense } from 'react';
import { quoteText as text } from '../../texts/en/charges.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import styles from './try-price.module.css';

const PriceForm = lazyComponent(() => import('./price/price-form.tsx'), 'PriceForm');

/** Price calculator: what a delivery would cost, and why; collapsed at first. */
export function TryPrice() {
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{text.title}</h2>
        <span className="quiet">{text.about}</span>
      </summary>
      <div className={styles.content}>
        <Suspense>
          <PriceForm />
        </Suspense>
      </div>
    </details>
  );
}
