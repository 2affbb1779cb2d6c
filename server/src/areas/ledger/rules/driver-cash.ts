/** Cash of an order in fils, the driver who holds it, and the driver's warehouse. */
export type DriverCash = {
  fils: number;
  driverId: string;
  driver: string;
  warehouseId: string;
  warehouse: string;
};
