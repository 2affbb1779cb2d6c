import { quoteText as text } from '../../texts/charges.ts';
import { PriceForm } from './price-form.tsx';
import styles from './try-price.module.css';

/** Price calculator: what a delivery would cost, and why; collapsed at first. */
export function TryPrice() {
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{text.title}</h2>
        <span className={styles.about}>{text.about}</span>
      </summary>
      <div className={styles.content}>
        <PriceForm />
      </div>
    </details>
  );
}
