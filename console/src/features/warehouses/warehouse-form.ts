import { cityFromText } from '@tawseel/contract/facts/emirates';
import { VERSION_HEADER } from '@tawseel/contract/facts/headers';
import { visible } from '@tawseel/contract/typed-text';
import * as z from 'zod/mini';
import { hasFeature } from '../../api/host.ts';
import { textsOf } from '../../api/record.ts';
import { warehousesText as text } from '../../texts/en/warehouses.ts';
import type { LooseWarehouse } from './warehouse-facts.tsx';
import type { WarehouseForm } from './warehouse-fields.tsx';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Rules of the specification for a warehouse (section 5), no more: the server reports further problems itself. Of an
 * edited warehouse only the changes are validated.
 */
function fields(stored: Partial<WarehouseForm> = {}) {
  const filled = (name: keyof WarehouseForm) =>
    z.string().check(
      visible,
      z.trim(),
      z.refine((typed) => typed !== '' || stored[name]?.trim() === '', text.missing),
    );
  const isEmail = (email: string) => email === stored.email?.trim() || EMAIL.test(email);
  return {
    name: filled('name'),
    country: filled('country'),
    city: filled('city'),
    street: filled('street'),
    email: filled('email').check(z.refine(isEmail, text.noEmail)),
    phone: filled('phone'),
  };
}

export function registrationSchema() {
  return z.object({ ...fields(), password: z.string().check(z.minLength(1, text.missing)) });
}

export function editSchema(stored: WarehouseForm) {
  return z.object(fields(stored));
}

/** The wire's names for what a warehouse reads (contract: the entity says wareHouseName, an update says name). */
export function editForm({ wareHouseName = '', city = '', ...warehouse }: LooseWarehouse): WarehouseForm {
  return {
    name: wareHouseName,
    ...textsOf(warehouse, ['country', 'street', 'email', 'phone']),
    city: cityFromText(city) ?? city.trim(),
  };
}

/** Names the version that was read, to a server of ours: another knows no such header, and may refuse it. */
export function versionHeader({ version }: LooseWarehouse): Record<string, string> {
  return version !== undefined && hasFeature('tawseel') ? { [VERSION_HEADER]: `"${version}"` } : {};
}
