import { phoneKey } from '@tawseel/contract/facts/phones';
import type { PageQuery } from '@tawseel/contract/order-requests';
import type { Services } from '../../../platform/http/serve.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { daysOf, type SearchFilter } from '../store/order-filter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Query = Omit<PageQuery, 'page' | 'limit' | 'sort'>;
type Sources = Pick<Services, 'settings' | 'clock'>;

/** What a query asks for, of those in scope; undefined where it names another warehouse, of which there is nothing. */
export function orderFilterOf(context: Sources, query: Query, scope: Scope): SearchFilter | undefined {
  const { warehouseId = scope.warehouseId } = query;
  const isElsewhere = scope.warehouseId !== undefined && warehouseId !== scope.warehouseId;
  return isElsewhere ? undefined : filterOf(context, query, scope);
}

/** The same of a query that names no warehouse. */
export function filterOf(
  { settings, clock }: Sources,
  { phone, from, to, unmovedDays, ...plain }: Query,
  scope: Scope,
): SearchFilter {
  return {
    ...plain,
    scope,
    phone: phone && phoneKey(phone),
    days: daysOf({ from, to }, settings.TIME_ZONE),
    unmovedSince:
      unmovedDays === undefined
        ? undefined
        : new Date(clock().getTime() - unmovedDays * DAY_MS).toISOString(),
  };
}
