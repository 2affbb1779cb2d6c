import { masked } from '@tawseel/contract/facts/uae';
import type { Sender, SenderDetails, SenderRecord, senders } from '@tawseel/contract/senders';
import { lockTable } from '../../platform/engine/lock.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { type Caller, isAdministrator } from '../../platform/http/auth.ts';
import { refuse, refuseField } from '../../platform/http/errors.ts';
import { recordVersion, refuseOther } from '../../platform/http/record-version.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { streamList } from '../../platform/http/stream-list.ts';
import { write } from '../../platform/http/write.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { countRatesOf, countReturns, hasPickupsToCome, sumOpenCash } from '../../reads/ties.ts';
import { hasKeys, revokeKeysOf } from '../access/store/api-keys.ts';
import { hasOpenCharges } from '../ledger/store/charges.ts';
import { filsOf } from '../ledger/store/post.ts';
import {
  deleteSender,
  findSender,
  findSenderByEmail,
  findSenderByPhone,
  findSenderRecord,
  insertSender,
  NEW_SHOP,
  openShop,
  readDeletedSenders,
  readSenders,
  restoreSender,
  type StoredSender,
  updateSender,
} from './store.ts';

async function refuseTakenEmail(trx: Trx, email: string, exceptId?: string): Promise<void> {
  const holder = await findSenderByEmail(trx, email, exceptId);
  if (holder) throw refuseField('email', 'sender_email_taken', { email, name: holder.name });
}

async function refuseTakenPhone(trx: Trx, details: SenderDetails, exceptId?: string): Promise<void> {
  const holder = await findSenderByPhone(trx, details, exceptId);
  if (holder) throw refuseField('phone', 'sender_phone_taken', { phone: details.phone, name: holder.name });
}

function subjectOf({ _id, name }: Sender) {
  return { kind: 'sender' as const, id: _id, name };
}

/** Refuses an IBAN unless the caller is an administrator, because cash is paid out to it. */
function refuseIban(caller: Caller, { iban }: SenderDetails): void {
  if (iban === undefined || isAdministrator(caller)) return;
  throw refuse('iban_for_administrators');
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
    if (!sender) throw refuse('no_such_sender');
    return shownTo(caller, sender);
  },

  createSender: async ({ body }, context) => {
    const { caller, done } = context;
    refuseIban(caller, body);
    const data = await write(context, async ({ trx, actor, now, timeZone, audit }) => {
      await lockTable(trx, 'senders');
      await refuseTakenEmail(trx, body.email);
      await refuseTakenPhone(trx, body);
      const at = now.toISOString();
      const made = await insertSender(trx, body, { at, by: actor.name });
      // Nothing was paid to a new shop before.
      await openShop(trx, { ...NEW_SHOP, sender_id: made._id, billed_from: businessDay(at, timeZone) });
      await audit({ subject: subjectOf(made), after: made });
      return made;
    });
    return { ...done('sender_added', { name: data.name }), data: shownTo(caller, data) };
  },

  updateSender: async ({ params, body }, context) => {
    const { caller, done } = context;
    refuseIban(caller, body);
    const data = await write(context, async ({ trx, actor, now, audit }) => {
      await lockTable(trx, 'senders');
      const before = await findSenderRecord(trx, params.id);
      if (!before) {
        const isDeleted = await findSenderRecord(trx, params.id, 'deleted');
        throw refuse(isDeleted ? 'sender_deleted_meanwhile' : 'no_such_sender');
      }
      refuseOther(before.name, shownTo(caller, before).version, body.version);
      // Duplicates from before this rule are kept until they are changed.
      if (body.email.toLowerCase() !== before.email.toLowerCase()) {
        await refuseTakenEmail(trx, body.email, params.id);
      }
      if (body.phone !== before.phone || body.role !== before.role) {
        await refuseTakenPhone(trx, body, params.id);
      }
      if (before.role === 'Company' && body.role !== 'Company') {
        const rates = await countRatesOf(trx, params.id);
        if (rates > 0) throw refuseField('role', 'company_has_rates', { name: before.name, rates });
      }
      const isIbanNew = body.iban !== undefined && body.iban !== before.iban;
      const written = { at: now.toISOString(), by: actor.name };
      const after = await updateSender(trx, params.id, body, isIbanNew ? written : undefined);
      await audit({ subject: subjectOf(after), before, after });
      return after;
    });
    return { ...done('sender_updated', { name: data.name }), data: shownTo(caller, data) };
  },

  deleteSender: ({ params }, context) =>
    write(context, async ({ trx, scope, now, timeZone, audit }) => {
      const sender = await findSender(trx, params.id, 'delete');
      if (!sender) throw refuse('no_such_sender');
      const { name } = sender;
      const at = now.toISOString();
      // Its shop would stop working, and a caller who cannot create keys must not end one this way either.
      if (!isAdministrator(context.caller) && (await hasKeys(trx, { sender_id: params.id }, at)))
        throw refuse('sender_has_keys', { name });
      const open = await sumOpenCash(trx, params.id, WHOLE_BUSINESS);
      if (open.orders > 0) {
        const { orders, fils } = await sumOpenCash(trx, params.id, scope);
        if (orders === 0) throw refuse('sender_has_cash_elsewhere', { name });
        throw refuse('sender_has_open_cash', { name, orders, total: toAed(fils) });
      }
      const parcels = await countReturns(trx, params.id);
      if (parcels > 0) throw refuse('sender_has_returns', { name, parcels });
      const balance = await filsOf(trx, { kind: 'shop', party: params.id, warehouse: '' });
      if (balance !== 0)
        throw refuse('sender_has_balance', { name, total: toAed(Math.abs(balance)), isOwed: balance < 0 });
      if (await hasOpenCharges(trx, params.id)) throw refuse('sender_has_charges', { name });
      if (await hasPickupsToCome(trx, { sender_id: params.id }, businessDay(at, timeZone)))
        throw refuse('sender_has_pickups', { name });
      await deleteSender(trx, params.id, at);
      await audit({ subject: subjectOf(sender), before: sender });
      return context.done('sender_deleted', { name });
    }),

  restoreSender: async ({ params }, context) => {
    const data = await write(context, async ({ trx, now, audit }) => {
      await lockTable(trx, 'senders');
      const sender = await findSenderRecord(trx, params.id, 'deleted');
      if (!sender) throw refuse('no_such_deleted_sender');
      const { name, email, phone } = sender;
      const ofEmail = await findSenderByEmail(trx, email);
      if (ofEmail) throw refuse('restored_email_taken', { sender: name, email, name: ofEmail.name });
      const ofPhone = await findSenderByPhone(trx, sender);
      if (ofPhone) throw refuse('restored_phone_taken', { sender: name, phone, name: ofPhone.name });
      await revokeKeysOf(trx, { sender_id: params.id }, now.toISOString());
      await audit({ subject: subjectOf(sender), before: { deleted: true }, after: { deleted: false } });
      return restoreSender(trx, params.id);
    });
    return { ...context.done('sender_restored', { name: data.name }), data: shownTo(context.caller, data) };
  },
};
