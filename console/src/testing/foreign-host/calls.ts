import type { Row, Store } from './data.ts';

export type ReceivedRequest = { params: string[]; body: Row; store: Store };
/** The body alone (200), or with a status; undefined answers without a body. */
export type Answer = { status?: number; body?: unknown };
export type Call = (asked: ReceivedRequest) => Answer;

const refused = (status: number, message: string): Answer => ({ status, body: { message } });

function remove(rows: Row[], id: string | undefined): void {
  const index = rows.findIndex((row) => String(row._id) === id);
  if (index >= 0) rows.splice(index, 1);
}

function change(rows: Row[], id: unknown, changes: Row): Row | undefined {
  const row = rows.find((each) => String(each._id) === String(id));
  return row && Object.assign(row, changes);
}

const ofMode = (rows: Row[], mode: string | undefined): Row[] =>
  rows.filter((row) => (row.mode ?? 'normal') === mode);

/** Rates of a company are named by their cities and mode alone. */
function setCompanyRate(
  { companyRates }: Store,
  { fromCity, toCity, rate, deliveryType = 'normal' }: Row,
): void {
  const found = ofMode(companyRates, String(deliveryType)).find(
    (row) => row.fromCity === fromCity && row.toCity === toCity,
  );
  if (found) found.rate = rate;
  else companyRates.push({ fromCity, toCity, rate, mode: deliveryType });
}

const sameRoute = (a: Row, b: Row): boolean =>
  ['fromCity', 'fromZone', 'toCity', 'toZone', 'mode'].every((name) => a[name] === b[name]);

function zoneRates(rows: (store: Store) => Row[]): Record<'check' | 'create' | 'update', Call> {
  return {
    check: ({ store, body }) => {
      const found = rows(store).find((row) => sameRoute(row, body));
      return found ? { body: { ...found, data: { by: 'falcon' } } } : refused(404, 'Nothing on that route');
    },
    create: ({ store, body }) => {
      const made = { ...body, _id: `zone${rows(store).length + 1}` };
      rows(store).push(made);
      return { status: 201, body: made };
    },
    update: ({ store, body }) => {
      const found = rows(store).find((row) => sameRoute(row, body));
      return found ? { body: { data: Object.assign(found, body) } } : refused(404, 'Nothing on that route');
    },
  };
}

const general = zoneRates((store) => store.zoneRates);
const ofCompany = zoneRates((store) => store.companyZoneRates);
const finance = { totalRevenue: 5400, expenses: 1200.5, profit: 4199.5, loss: 0 };

/**
 * Section 7 of the specification as another company read it. Lists stand bare where ours stand under a key and the
 * other way round, single things have `data` beside their fields; what the specification does not show is left out.
 * Paging, status paths and health do not exist: a total is that of the rows.
 */
export const calls: Record<string, Call> = {
  'POST /api/admin/login': ({ body }) =>
    body.password === 'wrong'
      ? refused(400, 'Credentials do not match our records')
      : { body: { success: true, token: 'falcon-token', data: { email: body.email } } },

  'POST /api/warehouse/create': ({ store, body }) => {
    store.warehouses.push({
      ...body,
      wareHouseName: body.name,
      _id: `warehouse${store.warehouses.length + 1}`,
    });
    return { status: 201 };
  },
  'GET /api/warehouse': ({ store }) => ({ body: { success: true, data: store.warehouses } }),
  'PUT /api/warehouse/:id': ({ store, params, body }) =>
    change(store.warehouses, params[0], { ...body, wareHouseName: body.name })
      ? { body: { success: true } }
      : refused(404, 'Warehouse not found'),
  'DELETE /api/warehouse/:id': ({ store, params }) => {
    remove(store.warehouses, params[0]);
    return { body: { data: store.warehouses } };
  },
  'POST /api/warehouse/overview/:type': ({ store, params }) => {
    const staff = { ...store } as Record<string, unknown>;
    return { body: staff[`${params[0]}s`] };
  },
  'POST /api/orders/total-orders': ({ store }) => ({ body: { data: store.orders.slice(0, 3), total: 3 } }),
  'POST /api/warehouse/resource-count': () => ({
    body: { totalSupervisors: 1, totalOperators: 1, totalDrivers: 2 },
  }),
  'POST /api/orders/warehouse-expenses': () => ({ body: { data: { ...finance, paidCOD: 300 } } }),

  'POST /api/orders/admin-expenses': () => ({
    body: { ...finance, totalOrdersCount: '25', data: { currency: 'AED' } },
  }),
  'GET /api/orders/count': () => ({ body: { urgentOrders: 8, normalOrders: 17, data: {} } }),
  'GET /api/orders/orders-all': ({ store }) => ({ body: { data: store.orders, total: store.orders.length } }),

  'GET /api/senders/all': ({ store }) => ({ body: { data: store.senders } }),
  'DELETE /api/senders/delete/:id': ({ store, params }) => {
    remove(store.senders, params[0]);
    return { status: 204 };
  },

  'GET /api/rates/user-normal-rates/:type': ({ store, params }) => ({
    body: { userRates: ofMode(store.userRates, params[0]) },
  }),
  'PUT /api/rates/update-userNormalRate': ({ store, body }) => {
    change(store.userRates, body.rateId, { rates: body.rate });
    return { body: { success: true } };
  },
  'GET /api/rates/companyRates/:id/:type': ({ store, params }) => ({
    body: ofMode(store.companyRates, params[1]),
  }),
  'PUT /api/rates/update-companyNormalRate': ({ store, body }) => {
    for (const given of body.rates as Row[]) setCompanyRate(store, given);
    return {};
  },
  'POST /api/rates/bulk-update-city': ({ store, body }) => {
    const { companyCity, deliveryType } = body;
    for (const given of body.rates as Row[]) {
      if (companyCity) setCompanyRate(store, { ...given, fromCity: companyCity, deliveryType });
      else for (const row of store.companyRates) if (row.fromCity === given.fromCity) row.rate = given.rate;
    }
    return {};
  },
  'GET /api/rates/zone-rates': ({ store }) => ({ body: store.zoneRates }),
  'POST /api/rates/get-by-city-zone': general.check,
  'POST /api/rates/zone-rates': general.create,
  'PUT /api/rates/zone-rates/update': general.update,
  'GET /api/rates/company/:id': ({ store }) => ({ body: store.companyZoneRates }),
  'POST /api/rates/company/zoneRate/get': ofCompany.check,
  'POST /api/rates/company/zoneRate/create': ofCompany.create,
  'PUT /api/rates/company/zoneRate/update': ofCompany.update,
  'POST /api/rates/bulk-update-zoneRates': ({ store, body }) => {
    for (const row of store.companyZoneRates) if (row.mode === body.mode) row.rate = body.rate;
    return { body: { message: 'Falcon has set every zone rate' } };
  },

  'GET /api/rates/weight-rates': ({ store }) => ({ body: store.weights }),
  'PUT /api/rates/update-weight-rate': ({ store, body }) => {
    change(store.weights, body.id, { price: body.price });
    return {};
  },
  'GET /api/rates/additional-services': ({ store }) => ({ body: { data: store.packing } }),
  'PUT /api/rates/update-additional-service': ({ store, body }) => {
    change([store.packing], body.id, { price: body.price });
    return {};
  },
  'GET /api/rates/size-rates': ({ store }) => ({ body: store.sizes }),
  'PUT /api/rates/update-size-rate': ({ store, body }) => {
    change(store.sizes, body.id, { price: body.price, maxVolume: body.maxVolume });
    return {};
  },

  'GET /api/driver/all-driver': ({ store }) => ({ body: store.drivers }),
  'GET /api/operator/all-operators': ({ store }) => ({ body: store.operators }),
  'GET /api/cashier/all-cashier': ({ store }) => ({ body: { success: true, cashier: store.cashiers } }),
  'GET /api/supervisor/all-supervisors': ({ store }) => ({ body: { data: store.supervisors } }),
  'GET /api/admin/cashier-payments/:id': ({ store }) => ({ body: { data: store.payments } }),

  'GET /api/contact': ({ store }) => ({ body: { success: true, data: store.queries } }),
  'DELETE /api/contact/:id': ({ store, params }) => {
    remove(store.queries, params[0]);
    return { body: { success: true } };
  },
  'GET /api/profile': () => ({
    body: { user: { name: 'Falcon Admin', email: 'admin@falcon.example', role: 'admin' } },
  }),
};
