import { PEOPLE } from './facts/roles.ts';
import { messageOnly, table } from './route.ts';

/** The sign-out, in a file of its own because the page of drivers needs no other call of its area. */
export const logOut = table('account', {
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    may: PEOPLE,
    firstPassword: true,
    feature: 'tawseel',
    summary: 'Ends the session of this token',
    invalidates: ['account'],
    ...messageOnly,
  },
});
