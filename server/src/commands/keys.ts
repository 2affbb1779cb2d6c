import { Command, Option } from 'commander';
import { periodOf } from '../domain/period.ts';
import { hashToken, KEY_PREFIX, newToken } from '../security/tokens.ts';
import { insertApiKey, listApiKeys, revokeApiKey } from '../store/api-keys.ts';
import { newId } from '../store/ids.ts';
import { typedCommand } from '../typed-command.ts';
import { UserError } from '../user-error.ts';
import { say, withDatabase } from './with-database.ts';

type Answers = { role: string; until?: string };

/** The end of the last day on which the key works, in the business time zone; null for one without end. */
function endOf(day: string | undefined, timeZone: string): string | null {
  if (day === undefined) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay) throw new UserError(`--until takes a day like 2027-12-31, not ${day}.`);
  const { to } = periodOf({ startDate: day, endDate: day }, new Date(), timeZone);
  if (to <= new Date().toISOString()) throw new UserError(`${day} is over; --until takes a day to come.`);
  return to;
}

async function createKey(name: string, { role, until }: Answers): Promise<void> {
  const key = `${KEY_PREFIX}${newToken()}`;
  const id = newId();
  await withDatabase((db, settings) =>
    insertApiKey(db, {
      id,
      name,
      role,
      key_hash: hashToken(key),
      created_at: new Date().toISOString(),
      expires_at: endOf(until, settings.TIME_ZONE),
      revoked_at: null,
    }),
  );
  say(`Key ${id} for ${role}, named ${name}${until ? `, until ${until}` : ''}:`);
  say(key);
  say('It is shown once. Send it as: Authorization: Bearer <key>');
}

function stateOf(expires: string | null, revoked: string | null): string {
  if (revoked) return `revoked ${revoked.slice(0, 10)}`;
  if (expires === null) return 'in use';
  return `${expires <= new Date().toISOString() ? 'ended' : 'in use until'} ${expires}`;
}

async function listKeys(): Promise<void> {
  const keys = await withDatabase(listApiKeys);
  if (keys.length === 0)
    say(`There are no keys. Make one with: ${typedCommand('keys create "Web shop" --role intake')}`);
  for (const { id, name, role, created_at: created, expires_at: expires, revoked_at: revoked } of keys) {
    say([id, role.padEnd(8), created.slice(0, 10), stateOf(expires, revoked), name].join('  '));
  }
}

async function revokeKey(id: string): Promise<void> {
  const revoked = await withDatabase((db) => revokeApiKey(db, id, new Date().toISOString()));
  if (!revoked)
    throw new UserError(`There is no key ${id} in use. See them with: ${typedCommand('keys list')}`);
  say(`Key ${id} was revoked; it is refused from now on.`);
}

export function keysCommand(): Command {
  const command = new Command('keys').description('API keys of shops, booking apps and driver apps');
  command
    .command('create')
    .description('makes a key and shows it once')
    .argument('<name>', 'who holds it')
    .addOption(
      new Option('--role <role>', 'intake puts orders in and asks prices, tracking moves orders on')
        .choices(['intake', 'tracking'])
        .makeOptionMandatory(),
    )
    .option('--until <day>', 'the last day on which it works, as 2027-12-31; without it, it has no end')
    .action(createKey);
  command.command('list').description('every key, never the key itself').action(listKeys);
  command.command('revoke').description('ends a key').argument('<id>').action(revokeKey);
  return command;
}
