type StoredAnswers = Record<
  | 'figures'
  | 'order'
  | 'warehouse'
  | 'supervisor'
  | 'driver'
  | 'cashier'
  | 'sender'
  | 'weightCharge'
  | 'packingCharge'
  | 'sizeCharge'
  | 'query'
  | 'admin',
  object
>;

/** Answers to the reads of the screens by path, of a server with one item of each kind. */
export function answersOf(stored: StoredAnswers): Record<string, unknown> {
  return {
    '/api/orders/admin-expenses': stored.figures,
    '/api/orders/warehouse-expenses': stored.figures,
    '/api/orders/count': { urgentOrders: 8, normalOrders: 17 },
    '/api/orders/orders-all': { data: [stored.order] },
    '/api/orders/total-orders': { data: [stored.order] },
    '/api/warehouse/': [stored.warehouse],
    '/api/warehouse/overview/supervisor': { data: [stored.supervisor] },
    '/api/warehouse/resource-count': { totalSupervisors: 1 },
    '/api/senders/all': [stored.sender],
    '/api/rates/weight-rates': { data: [stored.weightCharge] },
    '/api/rates/additional-services': { data: [stored.packingCharge] },
    '/api/rates/size-rates': { data: [stored.sizeCharge] },
    '/api/cashier/all-cashier': { cashier: [stored.cashier] },
    '/api/driver/all': { data: [stored.driver] },
    '/api/contact/': { success: true, data: [stored.query] },
    '/api/profile/': { user: stored.admin },
  };
}
