import { overview } from '@tawseel/contract/overview';
import { addresses } from '../../addresses.ts';
import { useRead } from '../../api/read.ts';

/** Query of the overview. */
export function useOverview() {
  return useRead(overview.readOverview, {});
}

/** Returns the address of All Orders with filters. */
export function ordersWith(query: Record<string, string | number>): string {
  const fields = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${addresses.allOrders}?${new URLSearchParams(fields)}`;
}
