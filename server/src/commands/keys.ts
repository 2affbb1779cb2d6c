import { Command, Option } from 'commander';
import { hashToken, KEY_PREFIX, newToken } from '../http/auth.ts';
import { BadSetting } from '../settings.ts';
import { insertApiKey, listApiKeys, revokeApiKey } from '../store/api-keys.ts';
import { newId } from '../store/ids.ts';
import { typedCommand } from '../typed-command.ts';
import { say, withDatabase } from './with-database.ts';

async function createKey(name: string, { role }: { role: string }): Promise<void> {
  const key = `${KEY_PREFIX}${newToken()}`;
  const id = newId();
  await withDatabase((db) =>
    insertApiKey(db, {
      id,
      name,
      role,
      key_hash: hashToken(key),
      created_at: new Date().toISOString(),
      revoked_at: null,
    }),
  );
  say(`Key ${id} for ${role}, named ${name}:`);
  say(key);
  say('It is shown once. Send it as: Authorization: Bearer <key>');
}

async function listKeys(): Promise<void> {
  const keys = await withDatabase(listApiKeys);
  if (keys.length === 0)
    say(`There are no keys. Make one with: ${typedCommand('keys create "Web shop" --role intake')}`);
  for (const { id, name, role, created_at: created, revoked_at: revoked } of keys) {
    say(
      [
        id,
        role.padEnd(8),
        created.slice(0, 10),
        revoked ? `revoked ${revoked.slice(0, 10)}` : 'in use',
        name,
      ].join('  '),
    );
  }
}

async function revokeKey(id: string): Promise<void> {
  const revoked = await withDatabase((db) => revokeApiKey(db, id, new Date().toISOString()));
  if (!revoked)
    throw new BadSetting(`There is no key ${id} in use. See them with: ${typedCommand('keys list')}`);
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
    .action(createKey);
  command.command('list').description('every key, never the key itself').action(listKeys);
  command.command('revoke').description('ends a key').argument('<id>').action(revokeKey);
  return command;
}
