import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staffKinds } from '@tawseel/contract/facts/staff-kinds';
import type { staff } from '@tawseel/contract/staff';
import { refuse } from '../../../platform/http/errors.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { deleteAccount } from '../../access/store/accounts.ts';
import { deleteSessionsOf } from '../../access/store/sessions.ts';
import { deleteStaff, findStaff, listStaff, toggleStaffStatus } from '../store/staff.ts';
import {
  refuseOnRun,
  refuseWithDebt,
  refuseWithMoney,
  staffEditingCalls,
  staffSubject,
} from './staff-editing.ts';
import { shownTo } from './visible-staff.ts';

type StaffRows = (typeof staff)[StaffKind];

/** Returns the handlers of one staff kind; the kinds only differ in the name of the id. */
export function staffCalls(kind: StaffKind): Handlers<StaffRows> {
  const { idName } = staffKinds[kind];
  const unknown = () => refuse('no_such_staff', { kind });

  return {
    ...staffEditingCalls(kind),

    listStaff: async (_: unknown, { db, caller, scope }: Context) =>
      (await listStaff(db, kind, scope)).map((one) => shownTo(caller, one)),

    deleteStaff: ({ params }: { params: { id: string } }, context: Context) =>
      write(context, async ({ trx, scope, now, audit }) => {
        const before = await findStaff(trx, kind, params.id, scope);
        if (before) {
          const name = `${before.firstName} ${before.lastName}`;
          await refuseOnRun(trx, before._id, name);
          await refuseWithMoney(trx, before._id, name);
          await refuseWithDebt(trx, before._id, name);
        }
        const deleted = await deleteStaff(trx, kind, params.id, now.toISOString());
        if (!before || !deleted) throw unknown();
        await deleteAccount(trx, params.id);
        await audit({ subject: staffSubject(before), before });
        return (await listStaff(trx, kind, scope)).map((one) => shownTo(context.caller, one));
      }),

    toggleStatus: ({ body }: { body: Record<string, string> }, context: Context) =>
      write(context, async ({ trx, scope, audit }) => {
        const data = await toggleStaffStatus(trx, kind, body[idName]!, scope);
        if (!data) throw unknown();
        // Ends the sessions, so that an activated user must sign in again.
        await deleteSessionsOf(trx, data._id);
        const { profileStatus } = data;
        // The status was the other one. Reading it before the toggle could return another user's change.
        const was = STAFF_STATUSES.find((status) => status !== profileStatus);
        await audit({
          subject: staffSubject(data),
          before: { profileStatus: was },
          after: { profileStatus },
        });
        const name = `${data.firstName} ${data.lastName}`;
        const message = context.done('staff_status_changed', { name, status: profileStatus });
        return { ...message, data: shownTo(context.caller, data) };
      }),
  };
}
