export const staffKindNames = ['supervisor', 'operator', 'driver', 'cashier'] as const;
export type StaffKind = (typeof staffKindNames)[number];

/** Paths, envelope key and id name of the four staff kinds, including the API's inconsistent spellings. */
export const staffKinds = {
  supervisor: {
    list: '/api/supervisor/all-supervisors',
    key: 'data',
    remove: '/api/supervisor/:id',
    status: '/api/supervisor/status',
    idName: 'supervisorId',
    role: 'Supervisor',
    plural: 'Supervisors',
  },
  operator: {
    list: '/api/operator/all-operators',
    key: 'data',
    remove: '/api/operator/:id',
    status: '/api/operator/status',
    idName: 'OperatorId',
    role: 'Operator',
    plural: 'Operators',
  },
  driver: {
    list: '/api/driver/all-driver',
    key: 'data',
    remove: '/api/driver/delete/:id',
    status: '/api/driver/status',
    idName: 'driverId',
    role: 'Driver',
    plural: 'Drivers',
  },
  cashier: {
    list: '/api/cashier/all-cashier',
    key: 'cashier',
    remove: '/api/cashier/:id',
    status: '/api/cashier/status',
    idName: 'cashierId',
    role: 'Cashier',
    plural: 'Cashiers',
  },
} as const satisfies Record<StaffKind, object>;
