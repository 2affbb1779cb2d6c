import type { Database, Trx } from '../../../platform/engine/tables.ts';

/** What stands for all devices that a driver has not signed in on. */
export const OTHER_DEVICES = '';

/** The drivers who sign in by a phone, as E.164: at most one, unless an import has brought more. */
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

/** Wrong PINs since the last right one on this device; undefined where the driver never signed in on it. */
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

/** Remembers a device by a right PIN, and forgets the wrong ones that were typed where it was typed. */
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
    // Somebody who taps twice on a new device signs in twice.
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ wrong_pins: 0 }))
    .execute();
}
