import { type ApiKey, NewApiKey } from '@tawseel/contract/api-keys';
import {
  isOwnedRole,
  KEY_OWNERS,
  KEY_ROLES,
  type KeyRole,
  type OwnedRole,
} from '@tawseel/contract/facts/roles';
import { Command, Option } from 'commander';
import {
  insertApiKey,
  type KeyOwner,
  listApiKeys,
  revokeApiKey,
  STORED_ROLE,
} from '../areas/access/store/api-keys.ts';
import { listSenderEmails } from '../areas/senders/store.ts';
import { listStaffEmails } from '../areas/staff/store/staff.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Database } from '../platform/engine/tables.ts';
import { hashToken, KEY_PREFIX, newToken } from '../platform/security/tokens.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { endOfDay } from '../platform/values/period.ts';
import { audited } from './audited.ts';
import { typedAs } from './typed-as.ts';
import { say, withDatabase } from './with-database.ts';

type Answers = { role: KeyRole; for?: string; until?: string };

const WIDEST = Math.max(...KEY_ROLES.map((role) => role.length));

/**
 * Returns the end of the last day on which the key works, in the business time zone, or null for no end. Throws a
 * UserError for a day in the past.
 */
function endOf(day: string | undefined, timeZone: string): string | null {
  if (day === undefined) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay) throw new UserError(`--until must be a day like 2027-12-31, not ${day}.`);
  const to = endOfDay(day, timeZone);
  if (to <= new Date().toISOString())
    throw new UserError(`${day} is in the past. --until must be a later day.`);
  return to;
}

/** Returns the owner of a key, by email or id. */
async function ownerOf(db: Database, role: OwnedRole, named: string): Promise<KeyOwner> {
  const isNamed = ({ id, email }: { id: string; email: string }) =>
    id === named || email.toLowerCase() === named.toLowerCase();
  const kind = KEY_OWNERS[role];
  const all = kind === 'sender' ? await listSenderEmails(db) : await listStaffEmails(db, kind);
  const found = all.filter((row) => row.deleted_at === null && isNamed(row));
  const [owner] = found;
  if (!owner) throw new UserError(`There is no ${kind} ${named}.`);
  if (found.length > 1) throw new UserError(`Several have the email ${named}. Use the id of the ${kind}.`);
  return kind === 'sender' ? { sender_id: owner.id } : { staff_id: owner.id };
}

async function createKey(name: string, { role, for: named, until }: Answers): Promise<void> {
  const isOwned = isOwnedRole(role);
  if (isOwned && named === undefined) {
    throw new UserError(`A key for ${role} needs a ${KEY_OWNERS[role]}: add --for <email or id>.`);
  }
  if (!isOwned && named !== undefined)
    throw new UserError(`A key for ${role} has no owner. Leave out --for.`);
  const key = `${KEY_PREFIX}${newToken()}`;
  const id = newId();
  await withDatabase((db, settings) =>
    audited(db, 'keys create', async (trx, audit) => {
      const expires_at = endOf(until, settings.TIME_ZONE);
      const owner = isOwned ? await ownerOf(trx, role, named ?? '') : {};
      const row = { id, name, role: STORED_ROLE[role], key_hash: hashToken(key), expires_at };
      await insertApiKey(trx, { ...row, created_at: new Date().toISOString(), revoked_at: null }, owner);
      await audit(trx, {
        subject: { kind: 'key', id, name },
        after: { name, role, ...owner, expiresAt: expires_at },
      });
    }),
  );
  say(`Key ${id} for ${role}, named ${name}${until ? `, until ${until}` : ''}:`);
  say(key);
  say('It is shown once. Send it as: Authorization: Bearer <key>');
}

function stateOf({ expiresAt: expires, revokedAt: revoked, owner }: ApiKey): string {
  if (revoked) return `revoked ${revoked.slice(0, 10)}`;
  if (owner?.isActive === false) return `stopped, ${owner.name} is not active`;
  if (expires === null) return 'in use';
  return `${expires <= new Date().toISOString() ? 'ended' : 'in use until'} ${expires}`;
}

async function listKeys(): Promise<void> {
  const keys = await withDatabase(listApiKeys);
  if (keys.length === 0)
    say(`There are no keys. Make one with: ${typedCommand('keys create "Web shop" --role intake')}`);
  for (const key of keys.reverse()) {
    const whose = key.owner ? `of ${key.owner.name}` : 'wide';
    const used = key.lastUsedOn ? `used ${key.lastUsedOn}` : 'never used';
    say(
      [
        key._id,
        key.role.padEnd(WIDEST),
        key.createdAt.slice(0, 10),
        stateOf(key),
        used,
        whose,
        key.name,
      ].join('  '),
    );
  }
}

async function revokeKey(id: string): Promise<void> {
  const revoked = await withDatabase((db) =>
    audited(db, 'keys revoke', async (trx, audit) => {
      const revokedAt = new Date().toISOString();
      if (!(await revokeApiKey(trx, id, revokedAt))) return false;
      const name = (await listApiKeys(trx)).find((key) => key._id === id)?.name ?? '';
      await audit(trx, {
        subject: { kind: 'key', id, name },
        before: { revokedAt: null },
        after: { revokedAt },
      });
      return true;
    }),
  );
  if (!revoked)
    throw new UserError(`There is no key ${id} in use. See them with: ${typedCommand('keys list')}`);
  say(`Key ${id} was revoked. It no longer works.`);
}

export function keysCommand(): Command {
  const command = new Command('keys').description('API keys of shops, booking apps and driver apps');
  command
    .command('create')
    .description('creates a key and shows it once')
    .argument('<name>', 'who uses it', typedAs(NewApiKey.shape.name))
    .addOption(
      new Option(
        '--role <role>',
        'sender: creates, lists and tracks orders of one sender; driver-app: updates the orders of a warehouse; ' +
          'cashier-app: records their cash; intake: creates orders of any sender; tracking: updates any order',
      )
        .choices(KEY_ROLES)
        .makeOptionMandatory(),
    )
    .option('--for <email or id>', 'its owner: a sender, driver or cashier')
    .option('--until <day>', 'the last day on which it works, such as 2027-12-31; without it, no end')
    .action(createKey);
  command.command('list').description('lists the keys, without their secrets').action(listKeys);
  command.command('revoke').description('revokes a key').argument('<id>').action(revokeKey);
  return command;
}
