/** Whole percents of urgent and normal orders that add up to 100; undefined without orders to share. 1 of 3 is 33 and 67. */
export function modeShares(
  urgentOrders: number,
  normalOrders: number,
): { urgent: number; normal: number } | undefined {
  const all = urgentOrders + normalOrders;
  if (all <= 0) return undefined;
  const urgent = Math.round((urgentOrders / all) * 100);
  return { urgent, normal: 100 - urgent };
}
