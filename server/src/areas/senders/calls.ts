import { masked } from '@tawseel/contract/facts/uae';
import type { Sender, SenderDetails, SenderRecord, senders } from '@tawseel/contract/senders';
import { lockTable } from '../../platform/engine/lock.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { type Caller, isAdministrator } from '../../platform/http/auth.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { recordVersion, refuseOther } from '../../platform/http/record-version.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { streamList } from '../../platform/http/stream-list.ts';
import { aedText } from '../../platform/values/fils.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { hasKeys, revokeKeysOf } from '../access/store/api-keys.ts';
import {
  countRatesOf,
  deleteSender,
  findSender,
  findSenderByEmail,
  findSenderByPhone,
  findSenderRecord,
  insertSender,
  readDeletedSenders,
  readSenders,
  restoreSender,
  type StoredSender,
  sumOpenCash,
  updateSender,
} from './store.ts';

async function refuseTakenEmail(trx: Trx, email: string, exceptId?: string): Promise<void> {
  const holder = await findSenderByEmail(trx, email, exceptId);
  if (holder) throw taken('email', `The email ${email} belongs to ${holder.name}.`);
}

async function refuseTakenPhone(trx: Trx, details: SenderDetails, exceptId?: string): Promise<void> {
  const holder = await findSenderByPhone(trx, details, exceptId);
  if (holder) throw taken('phone', `The phone ${details.phone} belongs to ${holder.name}.`);
}

function taken(path: keyof SenderDetails, message: string): Refusal {
  return new Refusal('conflict', message, [{ path, message }]);
}

function subjectOf({ _id, name }: Sender) {
  return { kind: 'sender' as const, id: _id, name };
}

/** An account that cash is paid out to is entered by administrators alone. */
function refuseIban(caller: Caller, { iban }: SenderDetails): void {
  if (iban === undefined || isAdministrator(caller)) return;
  throw new Refusal('forbidden', 'Only an administrator may enter the IBAN of a sender.');
}

function shownTo(caller: Caller, sender: StoredSender): SenderRecord {
  const shown = isAdministrator(caller) ? sender : { ...sender, iban: masked(sender.iban) };
  return { ...shown, version: recordVersion(shown) };
}

export const senderCalls: Handlers<typeof senders> = {
  listSenders: (_, { db }) => streamList(readSenders(db)),

  listDeletedSenders: (_, { db }) => streamList(readDeletedSenders(db), ['{"data":[', ']}']),

  readSender: async ({ params }, { db, caller }) => {
    const sender = await findSenderRecord(db, params.id);
    if (!sender) throw new Refusal('not_found', 'There is no sender with this id.');
    return shownTo(caller, sender);
  },

  createSender: async ({ body }, { db, clock, caller, audit }) => {
    refuseIban(caller, body);
    const data = await inTransaction(db, async (trx) => {
      await lockTable(trx, 'senders');
      await refuseTakenEmail(trx, body.email);
      await refuseTakenPhone(trx, body);
      const made = await insertSender(trx, body, clock().toISOString());
      await audit(trx, { subject: subjectOf(made), after: made });
      return made;
    });
    return { message: `${data.name} was added.`, data: shownTo(caller, data) };
  },

  updateSender: async ({ params, body }, { db, caller, audit }) => {
    refuseIban(caller, body);
    const data = await inTransaction(db, async (trx) => {
      await lockTable(trx, 'senders');
      const before = await findSenderRecord(trx, params.id);
      if (!before) {
        const message = 'This sender was deleted meanwhile. Restore it to change it.';
        const isDeleted = await findSenderRecord(trx, params.id, 'deleted');
        throw new Refusal('not_found', isDeleted ? message : 'There is no sender with this id.');
      }
      refuseOther(before.name, shownTo(caller, before).version, body.version);
      // What was the same twice before there was this rule stays until it is changed.
      if (body.email.toLowerCase() !== before.email.toLowerCase()) {
        await refuseTakenEmail(trx, body.email, params.id);
      }
      if (body.phone !== before.phone || body.role !== before.role) {
        await refuseTakenPhone(trx, body, params.id);
      }
      if (before.role === 'Company' && body.role !== 'Company') {
        const rates = await countRatesOf(trx, params.id);
        if (rates > 0) {
          throw taken('role', `${before.name} has rates of its own (${rates}), so it must stay a company.`);
        }
      }
      const after = await updateSender(trx, params.id, body);
      await audit(trx, { subject: subjectOf(after), before, after });
      return after;
    });
    return { message: `${data.name} was changed.`, data: shownTo(caller, data) };
  },

  deleteSender: ({ params }, { db, clock, caller, scope, audit }) =>
    inTransaction(db, async (trx) => {
      const sender = await findSender(trx, params.id, 'delete');
      if (!sender) throw new Refusal('not_found', 'There is no sender with this id.');
      const now = clock().toISOString();
      // Its shop would stop: who may not make a key may not end one this way either.
      if (!isAdministrator(caller) && (await hasKeys(trx, { sender_id: params.id }, now))) {
        const message = `${sender.name} has API keys: only an administrator can delete it.`;
        throw new Refusal('conflict', message);
      }
      const open = await sumOpenCash(trx, params.id, WHOLE_BUSINESS);
      if (open.orders > 0) {
        const { orders, fils } = await sumOpenCash(trx, params.id, scope);
        const from = orders === 1 ? '1 order' : `${orders} orders`;
        const cash =
          orders === 0
            ? 'cash on delivery in another warehouse'
            : `${aedText(fils)} of cash on delivery from ${from}`;
        throw new Refusal('conflict', `${sender.name} cannot be deleted: ${cash} is not handed in yet.`);
      }
      await deleteSender(trx, params.id, now);
      await audit(trx, { subject: subjectOf(sender), before: sender });
      return { message: `${sender.name} was deleted.` };
    }),

  restoreSender: async ({ params }, { db, clock, caller, audit }) => {
    const data = await inTransaction(db, async (trx) => {
      await lockTable(trx, 'senders');
      const sender = await findSenderRecord(trx, params.id, 'deleted');
      if (!sender) throw new Refusal('not_found', 'There is no deleted sender with this id.');
      const refuse = (what: string, holder: { name: string } | undefined) => {
        if (!holder) return;
        throw new Refusal(
          'conflict',
          `${sender.name} cannot be restored: the ${what} now belongs to ${holder.name}.`,
        );
      };
      refuse(`email ${sender.email}`, await findSenderByEmail(trx, sender.email));
      refuse(`phone ${sender.phone}`, await findSenderByPhone(trx, sender));
      await revokeKeysOf(trx, { sender_id: params.id }, clock().toISOString());
      await audit(trx, { subject: subjectOf(sender), before: { deleted: true }, after: { deleted: false } });
      return restoreSender(trx, params.id);
    });
    return { message: `${data.name} was restored.`, data: shownTo(caller, data) };
  },
};
