import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { byId, email, instant, maybePhone, words } from './fields.ts';
import { keyed, table } from './route.ts';

export const Administrator = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  profileImage: z.string(),
  createdAt: instant,
  /** True until the first password is changed. */
  mustChangePassword: z.boolean(),
  /** True for the administrator who makes the call. */
  isYou: z.boolean(),
});
export type Administrator = z.infer<typeof Administrator>;

export const NewAdministrator = z.strictObject({
  name: words(LONGEST.name),
  email,
  phone: z.optional(maybePhone),
});

export const administrators = table('administrators', {
  listAdministrators: {
    method: 'GET',
    path: '/api/administrators',
    feature: 'tawseel',
    summary: 'All administrators, oldest first',
    ...keyed('data', z.array(Administrator)),
  },
  createAdministrator: {
    method: 'POST',
    path: '/api/administrators',
    feature: 'tawseel',
    summary:
      'Creates an administrator with a first password, shown only once, to be changed at the first sign-in',
    invalidates: ['administrators'],
    body: NewAdministrator,
    reply: z.object({ message: z.string(), data: Administrator, firstPassword: z.string() }),
    key: 'data',
    status: 201,
    refusals: { sign_in_email_taken: 'Someone already signs in with this email' },
  },
  deleteAdministrator: {
    method: 'DELETE',
    path: '/api/administrators/:id',
    feature: 'tawseel',
    summary: 'Removes an administrator, ends their sessions and returns the remaining ones',
    invalidates: ['administrators'],
    params: byId,
    ...keyed('data', z.array(Administrator)),
    refusals: {
      no_such_administrator: 'No such administrator',
      only_administrator: 'The last administrator cannot be removed',
      person_has_cash: 'The box has cash of the business',
      person_owes: 'They owe a difference that is neither settled nor written off',
    },
  },
});
