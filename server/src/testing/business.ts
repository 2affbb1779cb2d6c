import type { KeyRole, OWNED_ROLES } from '@tawseel/contract/facts/roles';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import type { Database } from '../platform/engine/tables.ts';
import { insertKey } from './keys.ts';
import { insertOneOfEverything } from './one-of-everything.ts';
import { insertRow } from './rows.ts';
import { type Sample, samplesOf } from './samples.ts';

type OwnedRole = (typeof OWNED_ROLES)[number];

/** One of everything, and what a call of each row says about it. */
export type Business = {
  keys: Record<KeyRole, string>;
  samples: Record<string, Sample>;
  /** Ids of the staff of the warehouse that the samples are about, and of another. */
  staff: Record<StaffKind, string>;
  elsewhere: Record<StaffKind, string>;
  /** Keys of another sender, and of staff of that other warehouse. */
  keysElsewhere: Record<OwnedRole, string>;
  warehouseId: string;
};

/** Fills an empty database. */
export async function openBusiness(db: Database): Promise<Business> {
  const rows = await insertOneOfEverything(db);
  const { warehouseId, companyId, staff, elsewhere } = rows;
  const { id: anotherSender } = await insertRow(db, 'senders', {
    email: 'another@mail.example',
    phone: '',
    phone_e164: null,
  });
  return {
    keys: {
      sender: await insertKey(db, 'sender', null, { sender_id: companyId }),
      'driver-app': await insertKey(db, 'driver-app', null, { staff_id: staff.driver }),
      'cashier-app': await insertKey(db, 'cashier-app', null, { staff_id: staff.cashier }),
      intake: await insertKey(db, 'intake'),
      tracking: await insertKey(db, 'tracking'),
    },
    samples: samplesOf(rows),
    staff,
    elsewhere,
    keysElsewhere: {
      sender: await insertKey(db, 'sender', null, { sender_id: anotherSender }),
      'driver-app': await insertKey(db, 'driver-app', null, { staff_id: elsewhere.driver }),
      'cashier-app': await insertKey(db, 'cashier-app', null, { staff_id: elsewhere.cashier }),
    },
    warehouseId,
  };
}
