import type { Quote as Quoted } from '@tawseel/contract/order-replies';
import type { QuoteRequest } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { quoteText as text } from '../../../texts/en/charges.ts';
import { showCity } from '../../../texts/words.ts';
import { isolated } from '../../../ui/display/isolated.tsx';
import { Refusal } from '../../../ui/display/refusal.tsx';
import { show, showMoney } from '../../../ui/format.ts';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import styles from './quote.module.css';

const PAUSE_MS = 300;

/** Debounces a request: returns it after a pause in typing, and undefined at once if it is incomplete. */
function useSettled(request: QuoteRequest | undefined): QuoteRequest | undefined {
  const key = JSON.stringify(request);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key ? request : undefined;
}

/** Returns the rate of the base price: 'Individual city rate, Dubai to Sharjah, normal'. */
function rateText({ rate }: Loose<Quoted>, { deliveryType }: QuoteRequest, company: string): string {
  const { kind, fromCity, toCity } = rate ?? {};
  if (kind === undefined) return show(undefined);
  const route = text.route(showCity(fromCity), showCity(toCity));
  return text.gaveBase(text.kinds[kind](company), route, text.modes[deliveryType]);
}

type PartsProps = { request: QuoteRequest; company: string };

function Parts({ request, company }: PartsProps) {
  const { data, error } = useRead(orders.quoteOrder, { body: request });
  if (error) {
    return (
      <Refusal className={styles.refused}>
        <strong>{text.failed}</strong> {error.message}
      </Refusal>
    );
  }
  if (!data) return <TextSkeleton lines={5} />;
  const { base, weight, size, packing, total } = data.charge ?? {};
  const parts = [
    { label: text.base, about: rateText(data, request, company), amount: base },
    { label: text.weightPart, amount: weight },
    { label: text.sizePart, amount: size },
    { label: text.packingPart, amount: packing },
    { label: text.charge, amount: total },
  ];
  return (
    <dl className="rounded sunken parted grid padded-1-2">
      {parts.map(({ label, about, amount }) => (
        <div key={label} className={styles.part}>
          <dt>
            {label}
            {about && <span className="quiet block">{about}</span>}
          </dt>
          <dd>{isolated(showMoney(amount))}</dd>
        </div>
      ))}
    </dl>
  );
}

const NEEDED = ['pickup', 'dropoff', 'orderWeight', 'parcelSize', 'senderId'] as const;
export type QuotePart = (typeof NEEDED)[number];

/** Request for a price, or the parts of it that are missing or wrong. */
export type QuoteInput = { request: QuoteRequest } | { missing: readonly QuotePart[] };

export function quoteInputOf({
  data,
  error,
}: ReturnType<typeof z.safeParse<typeof QuoteRequest>>): QuoteInput {
  if (data) return { request: data };
  return { missing: NEEDED.filter((part) => error?.issues.some(({ path }) => path[0] === part)) };
}

type QuoteProps = {
  input: QuoteInput;
  /** Name of the company whose rates apply; empty if it is unknown. */
  company: string;
};

/** Price of the typed delivery, read after every pause; outdated requests are cancelled. */
export function Quote({ input, company }: QuoteProps) {
  const request = 'request' in input ? input.request : undefined;
  const settled = useSettled(request);
  return (
    <section className="narrow" aria-label={text.quote} aria-live="polite">
      <h3 className="ruled below">{text.quote}</h3>
      {'missing' in input && (
        <p className="quiet">{text.quoteNeeds(input.missing.map((part) => text.quoteParts[part]))}</p>
      )}
      {request && !settled && <TextSkeleton lines={5} />}
      {settled && <Parts request={settled} company={company} />}
    </section>
  );
}
