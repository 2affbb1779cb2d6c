import { phoneKey } from '@tawseel/contract/facts/phones';
import type { PageQuery } from '@tawseel/contract/order-requests';
import type { Services } from '../../../platform/http/serve.ts';
import { daysOf, type SearchFilter } from '../store/order-filter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a query asks for, of the warehouse that the caller or the call is limited to; undefined where it names another
 * one, of which there is nothing.
 */
export function orderFilterOf(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  query: Omit<PageQuery, 'page' | 'limit' | 'sort'>,
  warehouseId: string | undefined,
): SearchFilter | undefined {
  const { phone, from, to, unmovedDays, ...plain } = query;
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
  };
}
