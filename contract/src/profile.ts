import * as z from 'zod/mini';
import { PEOPLE, READERS } from './facts/roles.ts';
import { keyed, table } from './route.ts';

export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  profileImage: z.string(),
  /** The next three are extensions of this server; permissions depend on them. */
  role: z.optional(z.enum(PEOPLE)),
  warehouseId: z.optional(z.string()),
  mustChangePassword: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof Profile>;

/** The caller's own profile, in a file of its own because every page of the console reads it. */
export const ownProfile = table('account', {
  readProfile: {
    method: 'GET',
    path: '/api/profile/',
    may: READERS.profile,
    firstPassword: true,
    summary: 'The signed-in person, with role and warehouse',
    ...keyed('user', Profile),
  },
});
