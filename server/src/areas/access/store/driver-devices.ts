import { withLock } from '../../../platform/engine/lock.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';

/** What stands for all devices that a driver has not signed in on. */
export const OTHER_DEVICES = '';

/** The drivers who sign in by a phone, as E.164: at most one, unless an import has brought more. */
export async function listDriversWithPin(db: Database, phone: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'pin_hash', 'profile_status'])
    .where('phone_e164', '=', phone)
    .where('kind', '=', 'driver')
    .where('pin_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Wrong PINs since the last right one on this device; undefined where the driver never signed in on it. */
export async function countWrongPins(
  db: Database,
  staffId: string,
  deviceHash: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('driver_devices')
    .select('wrong_pins')
    .where('staff_id', '=', staffId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return found?.wrong_pins;
}

export async function addWrongPin(db: Database, staffId: string, deviceHash: string): Promise<void> {
  await db
    .insertInto('driver_devices')
    .values({ staff_id: staffId, device_hash: deviceHash, wrong_pins: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'device_hash'])
        .doUpdateSet((eb) => ({ wrong_pins: eb('driver_devices.wrong_pins', '+', 1) })),
    )
    .execute();
}

/** Remembers a device by a right PIN, and forgets the wrong ones that were typed where it was typed. */
export async function rememberDevice(
  trx: Trx,
  staffId: string,
  device: { hash: string; typedOn: string },
): Promise<void> {
  await trx
    .deleteFrom('driver_devices')
    .where('staff_id', '=', staffId)
    .where('device_hash', '=', device.typedOn)
    .execute();
  await trx
    .insertInto('driver_devices')
    .values({ staff_id: staffId, device_hash: device.hash, wrong_pins: 0 })
    // Somebody who taps twice on a new device signs in twice.
    .onConflict((conflict) => conflict.columns(['staff_id', 'device_hash']).doUpdateSet({ wrong_pins: 0 }))
    .execute();
}

/** Row lock of a driver to the end of the transaction, if the PIN is still the one of this hash. */
export async function lockDriver(trx: Trx, id: string, pinHash: string): Promise<boolean> {
  const query = trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('pin_hash', '=', pinHash)
    .where('profile_status', '=', 'Active')
    .where('deleted_at', 'is', null);
  const found = await withLock(trx, query, 'delete').executeTakeFirst();
  return found !== undefined;
}

/** Takes the password and the PIN of somebody away: both have to be set anew. */
export async function forgetSignIn(trx: Trx, id: string): Promise<void> {
  const nothing = { password_hash: null, must_change_password: 0, pin_hash: null };
  await trx.updateTable('staff').set(nothing).where('id', '=', id).execute();
  await trx.deleteFrom('driver_devices').where('staff_id', '=', id).execute();
}

/** Sets a PIN; whoever has a device of the driver is a stranger then. */
export async function updatePin(trx: Trx, id: string, pinHash: string): Promise<void> {
  await trx.updateTable('staff').set({ pin_hash: pinHash }).where('id', '=', id).execute();
  await trx.deleteFrom('driver_devices').where('staff_id', '=', id).execute();
}
