import type { Quote } from '@tawseel/contract/order-replies';
import type { QuoteRequest } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { quoteText as text } from '../../texts/charges.ts';
import { showCity } from '../../texts/words.ts';
import { show, showMoney } from '../../ui/format.ts';
import { isolated } from '../../ui/isolated.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import styles from './try-price.module.css';

function rateText({ rate }: Loose<Quote>): string {
  const kind = rate?.kind === undefined ? show(undefined) : text.kinds[rate.kind];
  const { fromCity, toCity } = rate ?? {};
  return text.gaveBase(kind, text.route(showCity(fromCity), showCity(toCity)));
}

export function QuoteResult({ request }: { request: QuoteRequest }) {
  const { data, error } = useRead(orders.quoteOrder, { body: request });
  if (error) {
    return (
      <p className={styles.refused}>
        <strong>{text.failed}</strong> {error.message}
      </p>
    );
  }
  if (!data) return <TextSkeleton lines={5} />;
  const { base, weight, size, packing, total } = data.charge ?? {};
  const parts = [
    { label: text.base, about: rateText(data), amount: base },
    { label: text.weightPart, amount: weight },
    { label: text.sizePart, amount: size },
    { label: text.packingPart, amount: packing },
  ];
  return (
    <dl className={styles.parts}>
      {parts.map(({ label, about, amount }) => (
        <div key={label} className={styles.part}>
          <dt>
            {label}
            {about && <span className={styles.about}>{about}</span>}
          </dt>
          <dd>{isolated(showMoney(amount))}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text.charge}</dt>
        <dd>{isolated(showMoney(total))}</dd>
      </div>
    </dl>
  );
}
