import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { showAddress } from '../../texts/address.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { spanSince } from '../../texts/spans.ts';
import { classNames } from '../../ui/class-names.ts';
import { showDay } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import type { BoardRow } from './board-rows.ts';
import { codOf, isShop, type LooseArea, type LooseParcel, type LooseShop } from './run-texts.ts';
import styles from './runs.module.css';
import type { BoardState } from './use-board.ts';

/**
 * Keeps the focus in the list: when the focused row disappears, as after an assignment, the row now in its place gets
 * it.
 */
function useKeptFocus(rows: readonly BoardRow[]) {
  const box = useRef<HTMLUListElement>(null);
  const last = useRef<{ element: HTMLElement; at: number }>(undefined);

  function keep() {
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const element = document.activeElement;
    const at = all.findIndex((each) => each.matches(':focus'));
    last.current = at === -1 || !(element instanceof HTMLElement) ? undefined : { element, at };
  }

  useEffect(() => {
    const kept = last.current;
    if (!kept || kept.element.isConnected || rows.length === 0) return;
    const all = box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    all[Math.min(kept.at, all.length - 1)]?.focus({ preventScroll: true });
  }, [rows]);

  return { box, keep };
}

const isUrgent = ({ deliveryType }: LooseParcel) => deliveryType === 'urgent';

type MarksProps = { urgent?: number; usual: string | undefined; promisedDay?: string | null | undefined };

/** Number of urgent parcels, the later day that was promised, and the suggested driver. */
function Marks({ urgent = 0, usual, promisedDay }: MarksProps) {
  if (urgent === 0 && usual === undefined && !promisedDay) return null;
  return (
    <span className="row gap-half wrap">
      {urgent > 0 && <Badge tone="urgent">{text.urgentOf(urgent)}</Badge>}
      {promisedDay && <Badge tone="neutral">{text.promisedFor(showDay(promisedDay))}</Badge>}
      {usual !== undefined && <Badge tone="action">{text.goesTo(usual)}</Badge>}
    </span>
  );
}

function AreaLine({ area, usual }: { area: LooseArea } & MarksProps) {
  const { sortCode = '', parcels = [], weight = 0, cashDue, oldest, promisedDay } = area;
  const urgent = parcels.filter(isUrgent).length;
  return (
    <>
      <span className={styles.name}>
        <span className="row gap-half wrap">
          <strong translate="no">
            <bdi>{sortCode || text.noArea}</bdi>
          </strong>
          <Marks urgent={urgent} usual={usual} promisedDay={promisedDay} />
        </span>
        <bdi className="quiet">{showAddress(area)}</bdi>
      </span>
      <span className={styles.figures}>
        <span>{text.parcels(parcels.length)}</span>
        <span>{text.kilograms(weight)}</span>
        <span>{cashDue ? showMoney(cashDue) : text.paid}</span>
        <span>{text.waitsSince(spanSince(oldest, Date.now()))}</span>
      </span>
    </>
  );
}

function ShopLine({ shop, usual }: { shop: LooseShop } & MarksProps) {
  const { name, parcels = [], weight = 0, pickup, oldest } = shop;
  return (
    <>
      <span className={styles.name}>
        <span className="row gap-half wrap">
          <strong>
            <bdi>{show(name)}</bdi>
          </strong>
          <Marks usual={usual} />
        </span>
        <bdi className="quiet">{showAddress(shop)}</bdi>
        {pickup?.note && <bdi className="quiet">{pickup.note}</bdi>}
        {parcels.length === 0 && <span className="quiet">{text.nothingBooked}</span>}
      </span>
      <span className={classNames(styles.figures, styles.shopFigures)}>
        <span>
          {pickup ? text.booked(parcels.length, pickup.expected ?? 0) : text.parcels(parcels.length)}
        </span>
        <span>{parcels.length > 0 && text.kilograms(weight)}</span>
        <span />
        <span>
          {pickup
            ? text.hours(pickup.from ?? '', pickup.to ?? '')
            : text.waitsSince(spanSince(oldest, Date.now()))}
        </span>
      </span>
    </>
  );
}

function ParcelLine({ parcel }: { parcel: LooseParcel }) {
  const { trackingID, receiverName, street, orderWeight = 0, since } = parcel;
  return (
    <>
      <span className={styles.name}>
        <span translate="no" dir="ltr">
          {show(trackingID)}
        </span>
        <bdi className="quiet">{dotted([receiverName, street])}</bdi>
      </span>
      <span className={styles.figures}>
        <span>{isUrgent(parcel) && <Badge tone="urgent">{text.urgent}</Badge>}</span>
        <span>{text.kilograms(orderWeight)}</span>
        <span>{codOf(parcel)}</span>
        <span>{since && spanSince(since, Date.now())}</span>
      </span>
    </>
  );
}

/** Returns the driver that the proposal has for an area or a shop. */
function usualOf({ proposal, drivers }: BoardState, { ids }: BoardRow): string | undefined {
  const found = proposal?.assignments.find(({ trackingIDs = [], pickupIds = [] }) =>
    [...trackingIDs, ...pickupIds].some((id) => ids.includes(id)),
  );
  return found && show(drivers.find(({ id }) => id === found.driverId)?.name);
}

const nameOf = (group: BoardRow['group']) =>
  isShop(group) ? show(group.name) : group.sortCode || text.noArea;

/** Waiting areas or shops, and the parcels of expanded ones. */
export function WaitingList({ board }: { board: BoardState }) {
  const { rows, selected, kind } = board;
  const { box, keep } = useKeptFocus(rows);
  return (
    <ul ref={box} className={styles.list} aria-label={text.boards[kind].groups} onFocus={keep}>
      {rows.map((row) => {
        const { key, group, parcel, ids } = row;
        const count = ids.filter((id) => selected.has(id)).length;
        const usual = usualOf(board, row);
        const hasParcels = group.parcels?.length !== 0;
        return (
          <li
            key={key}
            data-line=""
            className={classNames(
              styles.line,
              parcel && styles.inner,
              count > 0 && count === ids.length && styles.selected,
            )}
          >
            {ids.length === 0 ? (
              <span className={styles.noTick} />
            ) : (
              <Checkbox
                label={
                  <span className="visually-hidden">
                    {parcel ? text.selectParcel(key) : text.selectArea(nameOf(group))}
                  </span>
                }
                checked={count > 0 && count === ids.length}
                mixed={count > 0 && count < ids.length}
                onChange={() => board.toggle(ids)}
              />
            )}
            {parcel ? (
              <button type="button" data-row={key} className={styles.main} onClick={() => board.toggle(ids)}>
                <ParcelLine parcel={parcel} />
              </button>
            ) : (
              <button
                type="button"
                data-row={key}
                className={styles.main}
                aria-expanded={hasParcels ? board.isUnfolded(key) : undefined}
                onClick={() => (hasParcels ? board.unfold(key) : board.toggle(ids))}
              >
                <IconChevronRight
                  className={classNames(styles.chevron, board.isUnfolded(key) && styles.open)}
                  size={18}
                  aria-hidden="true"
                  {...(!hasParcels && { visibility: 'hidden' })}
                />
                {isShop(group) ? (
                  <ShopLine shop={group} usual={usual} />
                ) : (
                  <AreaLine area={group} usual={usual} />
                )}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
