/** Header normalization: 'Warehouse Code', 'warehouse_code' and 'warehouseCode' are one name. */
export function normalizedName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
