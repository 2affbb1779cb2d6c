import type { ShopCharge } from '@tawseel/contract/statement-replies';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import type { Loose } from '../../api/tolerant.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { dotted, showMoney } from '../../ui/format.ts';
import { showBusinessDay } from './use-shops.ts';

type ChargeLinesProps = { title: string; lines: readonly Loose<ShopCharge>[]; none: string };

const orderAddress = (trackingID: string) =>
  `${addresses.allOrders}?${new URLSearchParams({ order: trackingID })}`;

/** Charges of a shop, each with its order. */
export function ChargeLines({ title, lines, none }: ChargeLinesProps) {
  return (
    <section className="stack gap-1">
      <h3 className="ruled">{title}</h3>
      {lines.length === 0 && <p className="quiet">{none}</p>}
      <ul className="stack gap-half">
        {lines.map(({ trackingID, kind, day, amount, what }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may be alike.
          <li key={at} className="row between">
            <span>
              {trackingID ? (
                <Link to={orderAddress(trackingID)} className="nowrap" translate="no">
                  {trackingID}
                </Link>
              ) : (
                <bdi>{what}</bdi>
              )}
              <span className="quiet block">{dotted([text.kindOf(kind ?? ''), showBusinessDay(day)])}</span>
            </span>
            <span className="figures no-shrink">{showMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
