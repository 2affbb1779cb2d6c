import type { QuoteRequest } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { useEffect, useState } from 'react';
import { useRead } from '../../../api/read.ts';
import { orderFormText as text } from '../../../texts/order-editing.ts';
import { showMoney } from '../../../ui/format.ts';
import { isolated } from '../../../ui/isolated.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import styles from './editing.module.css';

const PAUSE_MS = 300;

/** Debounced: the quote of what was typed when the typing paused; undefined at once where it is not enough any more. */
function useSettled(request: QuoteRequest | undefined): QuoteRequest | undefined {
  const key = JSON.stringify(request);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key ? request : undefined;
}

function Quote({ request }: { request: QuoteRequest }) {
  const { data, error } = useRead(orders.quoteOrder, { body: request });
  if (error) {
    return (
      <p className={styles.refused}>
        <strong>{text.quoteFailed}</strong> {error.message}
      </p>
    );
  }
  if (!data) return <TextSkeleton lines={5} />;
  const { base, weight, size, packing, total } = data.charge ?? {};
  const parts = [
    { label: text.base, amount: base },
    { label: text.weightPart, amount: weight },
    { label: text.sizePart, amount: size },
    { label: text.packingPart, amount: packing },
    { label: text.charge, amount: total },
  ];
  return (
    <dl className={styles.parts}>
      {parts.map(({ label, amount }) => (
        <div key={label} className={styles.part}>
          <dt>{label}</dt>
          <dd>{isolated(showMoney(amount))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The price of what is being typed, asked anew in every pause; a question that is out of date is cancelled. */
export function QuoteBeside({ request }: { request: QuoteRequest | undefined }) {
  const settled = useSettled(request);
  return (
    <section className={styles.quote} aria-label={text.quote} aria-live="polite">
      <h3 className={styles.heading}>{text.quote}</h3>
      {!request && <p className={styles.quiet}>{text.quoteWaits}</p>}
      {request && !settled && <TextSkeleton lines={5} />}
      {settled && <Quote request={settled} />}
    </section>
  );
}
