import { ask } from './ask.ts';
import type { Host } from './test.ts';

export const NEW_WAREHOUSE = {
  name: 'Ajman Annex',
  country: 'United Arab Emirates',
  street: '4 Corniche',
  email: 'annex@tawseel.example',
  phone: '+971 6 555 0177',
  city: 'Ajman',
  password: 'annex-parcel-2931',
};

/** Registers a warehouse without staff and orders, which may be deleted. */
export async function registerWarehouse(
  host: Host,
  changes: Partial<typeof NEW_WAREHOUSE> = {},
): Promise<void> {
  await ask(host, 'POST', '/api/warehouse/create', { ...NEW_WAREHOUSE, ...changes });
}
