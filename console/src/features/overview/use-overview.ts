import { overview } from '@tawseel/contract/overview';
import { addresses } from '../../addresses.ts';
import { useRead } from '../../api/read.ts';

/** What an office asks each morning. */
export function useOverview() {
  return useRead(overview.readOverview, {});
}

/** All Orders with filters of its own. */
export function ordersWith(query: Record<string, string>): string {
  return `${addresses.allOrders}?${new URLSearchParams(query)}`;
}
