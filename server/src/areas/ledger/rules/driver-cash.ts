/** Cash of an order in fils, the driver who holds it, and the driver's warehouse. */
export type DriverCash = { fils: number; driver: string; warehouseId: string; warehouse: string };
