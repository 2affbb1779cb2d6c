import { cityFromText } from '@tawseel/contract/facts/emirates';
import * as z from 'zod/mini';
import { warehousesText as text } from '../../texts/warehouses.ts';
import type { LooseWarehouse } from './warehouse-facts.tsx';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** What the specification asks of a warehouse (section 5), no more: what else a server asks, it says itself. */
function fields(storedEmail?: string) {
  const filled = z.string().check(z.trim(), z.minLength(1, text.missing));
  const isEmail = (email: string) => email === storedEmail || EMAIL.test(email);
  return {
    name: filled,
    country: filled,
    city: filled,
    street: filled,
    email: filled.check(z.refine(isEmail, text.noEmail)),
    phone: filled,
  };
}

export function registrationSchema() {
  return z.object({ ...fields(), password: z.string().check(z.minLength(1, text.missing)) });
}

/** An email of another form stops no change of the rest while it is left as it is stored. */
export function editSchema({ email }: LooseWarehouse) {
  return z.object({ ...fields(email?.trim()), version: z.optional(z.string()) });
}

/** The wire's names for what a warehouse reads (contract: the entity says wareHouseName, an update says name). */
export function editForm({ wareHouseName = '', city = '', ...warehouse }: LooseWarehouse) {
  return {
    name: wareHouseName,
    country: warehouse.country ?? '',
    street: warehouse.street ?? '',
    email: warehouse.email ?? '',
    phone: warehouse.phone ?? '',
    city: cityFromText(city) ?? city.trim(),
    ...(warehouse.version === undefined ? {} : { version: warehouse.version }),
  };
}
