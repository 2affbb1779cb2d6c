import * as z from 'zod/mini';
import { digitsFromText } from './facts/characters.ts';
import { id, phone, words } from './fields.ts';
import { table } from './route.ts';

/** The sign-in of drivers, in a file of its own because their page needs no other call of its area. */
export const driverSignIn = table('access', {
  signInDriver: {
    method: 'POST',
    path: '/api/driver/login',
    may: 'anybody',
    feature: 'tawseel',
    summary: 'Signs a driver in on one device, whose id its calls must send',
    invalidates: ['access'],
    perMinute: 30,
    body: z.strictObject({
      phone,
      pin: words(20).check(z.overwrite(digitsFromText)),
      deviceId: id.check(z.minLength(16)),
    }),
    reply: z.object({ token: z.string() }),
    refusals: {
      wrong_pin: 'The phone number or the PIN is wrong',
      driver_not_active: 'The driver is not active',
      too_many_failures: 'Too many wrong PINs for this number or from this address',
      too_many_sign_ins: 'Too many sign-ins of this number from this address',
    },
  },
});
