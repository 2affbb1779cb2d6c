import type { Trx } from '../../platform/engine/tables.ts';
import { refuseField } from '../../platform/http/errors.ts';
import { toAed } from '../../platform/values/fils.ts';
import { isSlipKnown } from '../ledger/store/postings.ts';

type Deposit = { slip: string; fils: number; isConfirmed: boolean | undefined; path: string };

/** Throws if a deposit with the same slip and amount is recorded, unless the user was asked about it. */
export async function refuseKnownSlip(trx: Trx, { slip, fils, isConfirmed, path }: Deposit): Promise<void> {
  if (isConfirmed || !(await isSlipKnown(trx, slip, fils))) return;
  throw refuseField(path, 'slip_known', { slip, total: toAed(fils) });
}
