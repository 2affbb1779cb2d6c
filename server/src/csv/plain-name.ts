/** 'Warehouse Code', 'warehouse_code' and 'warehouseCode' are one name. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
