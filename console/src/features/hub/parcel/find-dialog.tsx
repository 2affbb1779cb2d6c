import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { labels } from '@tawseel/contract/labels';
import type { Order } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { type KeyboardEvent, useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { showCity } from '../../../texts/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../../ui/dialog/opened.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { dotted, show } from '../../../ui/format.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import styles from '../hub.module.css';
import { useHub } from '../hub-context.ts';
import type { Mode } from './answer-panel.tsx';
import { statusText } from './parcel-columns.tsx';

type LooseOrder = Loose<Order>;

/** Returns the query: a phone in any form is a filter, because the search covers names, references and tracking IDs. */
function queryOf(typed: string) {
  const phone = normalPhone(typed);
  const base = { page: 1, limit: ORDERS_PAGE_SIZE, sort: '-createdAt' as const };
  return phone === undefined ? { ...base, search: typed } : { ...base, phone };
}

function aboutOf({ dropoff = {}, pickup, reference, trackingStatus }: LooseOrder): string {
  const { receiverName, receiverPhone, street, city } = dropoff;
  return dotted([
    receiverName,
    receiverPhone && show(receiverPhone),
    street,
    showCity(city),
    pickup?.senderName,
    reference,
    statusText(trackingStatus),
  ]);
}

/** Search results: parcels in this warehouse first, delivered ones last. */
function useFound(sought: string) {
  const { here } = useHub();
  const query = queryOf(sought);
  const enabled = sought !== '';
  const held = { ...query, ...here.asked, custody: 'held' as const };
  const read = useRead(orders.listOrders, { query }, { enabled });
  const { data: heldHere, isFetched } = useRead(orders.listOrders, { query: held }, { enabled });
  if (!enabled) return { read, found: [] };
  const ids = new Set(heldHere?.map(({ trackingID }) => trackingID));
  const others = read.data?.filter(({ trackingID }) => !ids.has(trackingID));
  const isDelivered = (order: LooseOrder) => Number(order.trackingStatus === 'delivered');
  // Both lists are shown together, so that no result moves when the second one arrives.
  const found =
    others && isFetched
      ? [...(heldHere ?? []), ...others.toSorted((one, other) => isDelivered(one) - isDelivered(other))]
      : undefined;
  return { read, found };
}

type FindDialogProps = WindowFrame & {
  /** Code of an unbound label on the parcel, which will be bound to the found one. */
  label?: string;
  /** Tab of the desk: what is done with the found parcel. */
  mode: Mode;
};

/** Finds a parcel without a label: typed, chosen by the arrow keys, printed or taken. Remounted each time it is opened. */
export function FindDialog({ label, mode, ...frame }: FindDialogProps) {
  const { desk, printButton } = useHub();
  // Binding again to the same parcel has no effect, so it needs no idempotency key.
  const bind = useAction(labels.bindLabel, { done: showMessage, failed: text.bindFailed });
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const sought = typed.trim();
  const { read, found } = useFound(sought);
  const last = (found?.length ?? 1) - 1;
  const current = Math.min(at, Math.max(0, last));

  async function take(trackingID: string) {
    if (label !== undefined && !(await bind.run({ body: { code: label, trackingID } }))) return;
    const bound = label === undefined ? undefined : text.boundTo(label, trackingID);
    desk.scan({ code: label ?? trackingID }, bound);
    frame.onClose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInBox = event.target instanceof HTMLInputElement;
    if (!isInBox || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') setAt(Math.min(last, current + 1));
    if (event.key === 'ArrowUp') setAt(Math.max(0, current - 1));
    if (event.key !== 'Enter') return;
    // The first of its buttons prints, if that is possible.
    const row = event.currentTarget.querySelector<HTMLElement>('[aria-current="true"] button');
    row?.click();
  }

  return (
    <Dialog
      {...frame}
      title={label === undefined ? text.findTitle : text.bindTitle(label)}
      size="large"
      onKeyDown={onKeyDown}
    >
      <div className="stack narrow">
        <SearchBox
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setAt(0);
          }}
          label={text.findBy}
        />
        <div className={styles.results}>
          {sought === '' ? (
            <p className="quiet breaks">{text.findHint}</p>
          ) : (
            <Loaded read={read} data={found} skeleton={<TextSkeleton lines={6} />} failed={text.findFailed}>
              {(rows) =>
                rows.length === 0 ? (
                  <p className="quiet breaks" role="status">
                    {text.findNothing(sought)}
                  </p>
                ) : (
                  <ul aria-label={text.found}>
                    {rows.map((order, index) => {
                      const { trackingID = '', trackingStatus } = order;
                      const isOver = trackingStatus === 'delivered';
                      return (
                        <li key={trackingID} className={styles.result} aria-current={index === current}>
                          <span className="stack gap-0 narrow">
                            <bdi className="heavy" translate="no">
                              {show(trackingID)}
                            </bdi>
                            <span className="quiet breaks">{aboutOf(order)}</span>
                          </span>
                          <span className="row wrap">
                            {label === undefined && !isOver && printButton?.(trackingID)}
                            {!isOver && (
                              <Button
                                small
                                busy={bind.busy}
                                aria-label={
                                  label === undefined
                                    ? text.takeItOf(text.takeIt[mode], trackingID)
                                    : text.bindItOf(trackingID)
                                }
                                onClick={() => void take(trackingID)}
                              >
                                {label === undefined ? text.takeIt[mode] : text.bindIt}
                              </Button>
                            )}
                          </span>
                        </li>
                      );
                    })}
                  </ul>
                )
              }
            </Loaded>
          )}
        </div>
      </div>
    </Dialog>
  );
}
