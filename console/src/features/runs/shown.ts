import type { BoardDriver, WaitingArea, WaitingShop } from '@tawseel/contract/dispatch';
import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import type { Run, Stop, WithdrawnStop } from '@tawseel/contract/runs';
import type { Parcel } from '@tawseel/contract/scanning';
import type { Loose } from '../../api/tolerant.ts';
import { runsText as text } from '../../texts/runs.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { show, showMoney } from '../../ui/format.ts';

export type LooseRun = Loose<Run>;
export type LooseStop = Loose<Stop>;
export type LooseWithdrawn = Loose<WithdrawnStop>;
export type LooseParcel = Loose<Parcel>;
export type LooseArea = Loose<WaitingArea>;
export type LooseShop = Loose<WaitingShop>;
/** What waits for a driver: parcels of an area to be delivered, or of a shop to be collected. */
export type LooseGroup = LooseArea | LooseShop;
export type LooseDriver = Loose<BoardDriver>;

export function placeOf({ area = '', city }: Pick<LooseParcel, 'area' | 'city'>): string {
  return [area && showWord('area', area), showCity(city)].filter(Boolean).join(', ');
}

/** What is to be collected at the door; undefined where it is paid. */
export function dueOf({ paymentMethod = '', orderValue = 0 }: LooseParcel): number | undefined {
  return isCashOnDelivery(paymentMethod) ? orderValue : undefined;
}

/** The same in words. */
export function codOf(parcel: LooseParcel): string {
  const due = dueOf(parcel);
  return due === undefined ? text.paid : showMoney(due);
}

export function loadText({ kind, parcels = 0, weight = 0, cashDue }: LooseRun): string {
  return text.load(parcels, text.kilograms(weight), kind === 'pickup' ? '' : showMoney(cashDue));
}

export function isShop(group: LooseGroup): group is LooseShop {
  return 'key' in group;
}

/** What the server said of a write. */
export const said = (reply: unknown) => show(Reflect.get(Object(reply), 'message'));

/** Areas of calls whose answers change with what is on which run. */
export const ALSO = ['runs', 'dispatch', 'scanning', 'orders', 'followUps', 'pickups'];
