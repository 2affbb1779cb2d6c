import type { Database, Trx } from '../../../platform/engine/tables.ts';

/** Stands for all devices that a driver has not signed in on. */
export const OTHER_DEVICES = '';

/** Returns drivers with a PIN and this phone (E.164): at most one, unless an import has added more. */
export async function listDriversWithPin(db: Database, phone: string) {
  return db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.id')
    .select(['staff.id', 'pin_hash', 'profile_status'])
    .where('phone_e164', '=', phone)
    .where('kind', '=', 'driver')
    .where('pin_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Returns the number of wrong PINs since the last right one on this device, or undefined if the driver never signed
 * in on it.
 */
export async function countWrongPins(
  db: Database,
  accountId: string,
  deviceHash: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('driver_devices')
    .select('wrong_pins')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return found?.wrong_pins;
}

export async function addWrongPin(db: Database, accountId: string, deviceHash: string): Promise<void> {
  await db
    .insertInto('driver_devices')
    .values({ account_id: accountId, device_hash: deviceHash, wrong_pins: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'device_hash'])
        .doUpdateSet((eb) => ({ wrong_pins: eb('driver_devices.wrong_pins', '+', 1) })),
    )
    .execute();
}

/** Trusts a device after a right PIN, and resets the wrong PINs where it was typed. */
export async function rememberDevice(
  trx: Trx,
  accountId: string,
  device: { hash: string; typedOn: string },
): Promise<void> {
  await trx
    .deleteFrom('driver_devices')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', device.typedOn)
    .execute();
  await trx
    .insertInto('driver_devices')
    .values({ account_id: accountId, device_hash: device.hash, wrong_pins: 0 })
    // A double tap on a new device signs in twice.
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ wrong_pins: 0 }))
    .execute();
}
