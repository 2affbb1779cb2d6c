import type { HeldOrder } from '@tawseel/contract/held-orders';
import type { Loose } from '../../api/tolerant.ts';
import { cashText, countingText as text } from '../../texts/en/cash.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { show, showMoney } from '../../ui/format.ts';
import styles from './cash.module.css';

type ChosenOrdersProps = {
  /** Orders whose cash the driver holds. */
  held: readonly Loose<HeldOrder>[];
  /** Tracking IDs; undefined for all orders. */
  value: readonly string[] | undefined;
  onChange: (chosen: readonly string[] | undefined) => void;
};

/** Limits a hand-in to some of the driver's orders, for example at noon. */
export function ChosenOrders({ held, value, onChange }: ChosenOrdersProps) {
  if (held.length < 2 && !value) return null;
  return (
    <section className="stack gap-1" aria-label={cashText.orderCount}>
      <Checkbox
        label={text.onlySome}
        checked={value !== undefined}
        onChange={(on) => onChange(on ? [] : undefined)}
      />
      {value && (
        <ul className={styles.chosen}>
          {held.map(({ trackingID = '', receiver, amount }) => (
            <li key={trackingID} className="row between">
              <div>
                <div className="nowrap">
                  <Checkbox
                    label={trackingID}
                    checked={value.includes(trackingID)}
                    onChange={(on) =>
                      onChange(on ? [...value, trackingID] : value.filter((one) => one !== trackingID))
                    }
                  />
                </div>
                <bdi className="quiet block">{show(receiver)}</bdi>
              </div>
              <span className="figures no-shrink">{amount !== undefined && showMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
