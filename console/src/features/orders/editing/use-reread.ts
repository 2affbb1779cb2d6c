import { useQueryClient } from '@tanstack/react-query';
import { orders } from '@tawseel/contract/orders';

/** Invalidates orders after a refused act: a colleague may have been quicker, and what is shown is out of date. */
export function useReread(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [orders.readOrder.area] });
}
