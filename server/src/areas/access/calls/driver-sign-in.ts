import type { access } from '@tawseel/contract/access';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { ACTIVE } from '@tawseel/contract/facts/limits';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { personOf } from '../../../platform/http/auth.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from '../../../platform/security/passwords.ts';
import { isWeakPin } from '../../../platform/security/pins.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { lockAccount, makeAccount, updatePin } from '../store/accounts.ts';
import {
  addWrongPin,
  countWrongPins,
  listDriversWithPin,
  OTHER_DEVICES,
  rememberDevice,
} from '../store/driver-devices.ts';
import { forgiveLoginFailures, noteRight, rewriteLoginFailure } from '../store/login-failures.ts';
import { deleteSessionsOf, deleteSessionsOnDevice, insertSession } from '../store/sessions.ts';
import { admitAttempt, attemptOf, auditLock, queueAttempt, queueForUser } from './admit-attempt.ts';
import { managedStaff } from './managed-staff.ts';
import { deviceOf } from './sessions.ts';

const SESSION_MS = 30 * DAY_MS;

/** Maximum wrong PINs in 15 minutes: on each device that the driver has signed in on, and on all others together. */
const OF_PINS = { ofPair: 5, ofSource: 20, ofAccount: 5 };
/** Maximum wrong PINs since the last right one on a device; beyond it no PIN is accepted until a new one is set. */
const WRONG_PINS = 20;

/** Id that no driver has, queried like any other, so that an unknown phone costs the same reads. */
const NOBODY = '';

export const driverCalls: Pick<Handlers<typeof access>, 'setPin' | 'signInDriver'> = {
  setPin: async ({ params: { id }, body: { pin } }, context) => {
    const hash = await queueForUser(personOf(context.caller).id, () => hashPassword(pin));
    return write(context, async (work) => {
      const { trx } = work;
      const driver = await managedStaff(trx, work, id);
      if (driver.kind !== 'driver') throw refuse('no_such_driver');
      const phone = normalPhone(driver.phone);
      if (phone === undefined) throw refuse('driver_without_phone', { name: driver.name });
      if (isWeakPin(pin, phone)) throw refuseField('pin', 'weak_pin');
      const drivers = await listDriversWithPin(trx, phone);
      if (drivers.some((other) => other.id !== id))
        throw refuse('driver_phone_taken', { phone: driver.phone });
      await makeAccount(trx, { id, role: 'driver' });
      await updatePin(trx, id, hash);
      await deleteSessionsOf(trx, id);
      const subject = { kind: 'staff', id, name: driver.name } as const;
      await work.audit({ subject, after: { pin: 'set' } });
      return context.done('pin_set', { name: driver.name, phone: driver.phone });
    });
  },

  signInDriver: async ({ body }, { db, clock, request, audit }) => {
    const now = clock();
    const phone = normalPhone(body.phone) ?? body.phone;
    const deviceHash = hashToken(body.deviceId);
    const [only, another] = await listDriversWithPin(db, phone);
    // If two drivers share a phone, neither can sign in with it.
    const driver = another ? undefined : only;
    const driverId = driver?.id ?? NOBODY;
    const isKnown = (await countWrongPins(db, driverId, deviceHash)) !== undefined;
    const typedOn = isKnown ? deviceHash : OTHER_DEVICES;
    const attempt = attemptOf(`${phone} ${typedOn}`.trim(), request, 'Driver');
    const { isLast, failure, right } = await queueAttempt(db, attempt, async () => {
      const admitted = await admitAttempt(db, attempt, now, OF_PINS);
      const wrong = (await countWrongPins(db, driverId, typedOn)) ?? 0;
      const hash = wrong < WRONG_PINS ? driver?.pin_hash : undefined;
      const right = await verifyPassword(body.pin, hash ?? NOBODYS_HASH);
      if (driver && right) await noteRight(db, admitted.failure);
      return { ...admitted, right };
    });
    if (!driver || !right) {
      // An unknown phone also costs a write, so that its reply takes as long.
      if (driver) await addWrongPin(db, driver.id, typedOn);
      else await rewriteLoginFailure(db, failure);
      if (isLast) await auditLock({ db, audit }, driver && { id: driver.id, name: body.phone });
      throw refuse('wrong_pin');
    }
    if (driver.profile_status !== ACTIVE) throw refuse('driver_not_active');
    const token = newToken();
    await inTransaction(db, async (trx) => {
      const account = { role: 'driver', id: driver.id } as const;
      if (!(await lockAccount(trx, account, 'pin_hash', driver.pin_hash ?? ''))) throw refuse('wrong_pin');
      await forgiveLoginFailures(trx, attempt, now);
      await rememberDevice(trx, driver.id, { hash: deviceHash, typedOn });
      await deleteSessionsOnDevice(trx, driver.id, deviceHash);
      await audit(trx, {
        actor: { kind: 'driver', id: driver.id },
        subject: { kind: 'session', id: driver.id, name: body.phone },
        after: { signedIn: true },
      });
      await insertSession(trx, {
        token_hash: hashToken(token),
        account_id: driver.id,
        device_hash: deviceHash,
        ...deviceOf(request),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
      });
    });
    return { token };
  },
};
