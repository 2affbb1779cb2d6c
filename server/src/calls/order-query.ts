import { phoneKey } from '@tawseel/contract/facts/phones';
import type { PageQuery } from '@tawseel/contract/order-requests';
import type { Services } from '../http/serve.ts';
import { daysOf, type SearchFilter } from '../store/orders/order-filter.ts';
import { isInEveryId } from '../store/orders/search.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a query asks for, of the warehouse that the caller or the call is limited to; undefined where it names another
 * one, of which there is nothing.
 */
export async function orderFilterOf(
  { db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>,
  query: Omit<PageQuery, 'page' | 'limit' | 'sort'>,
  warehouseId: string | undefined,
): Promise<SearchFilter | undefined> {
  const { phone, from, to, unmovedDays, search = '', ...plain } = query;
  if (warehouseId !== undefined && plain.warehouseId !== undefined && plain.warehouseId !== warehouseId)
    return undefined;
  return {
    ...plain,
    warehouseId: warehouseId ?? plain.warehouseId,
    phone: phone && phoneKey(phone),
    days: daysOf({ from, to }, settings.TIME_ZONE),
    unmovedSince:
      unmovedDays === undefined
        ? undefined
        : new Date(clock().getTime() - unmovedDays * DAY_MS).toISOString(),
    search: search !== '' && !(await isInEveryId(db, search)) ? search : '',
  };
}
