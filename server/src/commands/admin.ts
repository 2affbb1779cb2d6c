import { ProfileEdit } from '@tawseel/contract/account';
import { isEmail } from '@tawseel/contract/fields';
import { Command } from 'commander';
import { findBySignIn } from '../areas/access/store/accounts.ts';
import {
  deleteAdmin,
  findAdminByEmail,
  insertAdmin,
  listAdmins,
  updateAdminPassword,
} from '../areas/access/store/admins.ts';
import { unlockAccount } from '../areas/access/store/login-failures.ts';
import { deleteSecondFactor } from '../areas/access/store/second-factors.ts';
import { newId } from '../platform/engine/ids.ts';
import { generatePassword, hashPassword, weakness } from '../platform/security/passwords.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { inEnglish } from '../platform/values/in-english.ts';
import { audited } from './audited.ts';
import { typedAs } from './typed-as.ts';
import { say, withDatabase } from './with-database.ts';

/**
 * Returns the password from standard input if requested, otherwise a generated one, so that none appears in a shell's
 * history.
 */
async function choosePassword(
  fromInput: boolean,
  own: readonly string[],
): Promise<{ password: string; generated: boolean }> {
  if (!fromInput) return { password: generatePassword(), generated: true };
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  const password = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
  const weak = await weakness(password, own);
  if (weak) throw new UserError(inEnglish({ code: weak }));
  return { password, generated: false };
}

function sayPassword(password: string, generated: boolean): void {
  if (generated) say(`The password is ${password} (shown only once).`);
}

function subjectOf({ id, name }: { id: string; name: string }) {
  return { kind: 'administrator', id, name } as const;
}

type Answers = { name: string; phone: string; address: string; passwordStdin?: true };

async function createAdmin(email: string, options: Answers): Promise<void> {
  if (!isEmail(email)) throw new UserError(`${email} is not an email address.`);
  const { password, generated } = await choosePassword(options.passwordStdin ?? false, [email, options.name]);
  await withDatabase(
    async (db) => {
      if (await findAdminByEmail(db, email)) {
        throw new UserError(
          `The administrator ${email} already exists. New password: ${typedCommand(`admin password ${email}`)}`,
        );
      }
      if (await findBySignIn(db, email))
        throw new UserError(`A member of staff signs in with ${email}. Use another email.`);
      const { name, phone, address } = options;
      const admin = {
        id: newId(),
        email,
        name,
        phone,
        address,
        profile_image: '',
        password_hash: await hashPassword(password),
        created_at: new Date().toISOString(),
      };
      await audited(db, 'admin create', async (trx, audit) => {
        await insertAdmin(trx, admin);
        await audit(trx, { subject: subjectOf(admin), after: { email, name, phone, address } });
      });
    },
    { mayMake: true },
  );
  say(`Administrator ${email} created.`);
  sayPassword(password, generated);
}

async function changePassword(email: string, options: { passwordStdin?: true }): Promise<void> {
  const { password, generated } = await choosePassword(options.passwordStdin ?? false, [email]);
  await withDatabase(async (db) => {
    const admin = await findAdminByEmail(db, email);
    if (!admin) throw new UserError(`There is no administrator ${email}.`);
    const hash = await hashPassword(password);
    await audited(db, 'admin password', async (trx, audit) => {
      await updateAdminPassword(trx, admin.id, hash);
      await audit(trx, {
        subject: subjectOf(admin),
        before: { password: 'old' },
        after: { password: 'new' },
      });
    });
  });
  say(`The password of ${email} was changed, and all their sessions were ended.`);
  sayPassword(password, generated);
}

async function showAdmins(): Promise<void> {
  const admins = await withDatabase(listAdmins);
  if (admins.length === 0)
    say(`There are no administrators. Create one: ${typedCommand('admin create <email>')}`);
  for (const { email, name, created_at: created } of admins)
    say([created.slice(0, 10), email, name].join('  '));
}

async function removeAdmin(email: string): Promise<void> {
  await withDatabase(async (db) => {
    const admin = await findAdminByEmail(db, email);
    if (!admin) throw new UserError(`There is no administrator ${email}.`);
    await audited(db, 'admin remove', async (trx, audit) => {
      if (!(await deleteAdmin(trx, email))) {
        throw new UserError(
          `${email} is the only administrator. Create another first: ${typedCommand('admin create <email>')}`,
        );
      }
      const { name, phone, address } = admin;
      await audit(trx, { subject: subjectOf(admin), before: { email, name, phone, address } });
    });
  });
  say(`Administrator ${email} was removed, and all their sessions were ended.`);
}

async function resetFactor(email: string): Promise<void> {
  const wasOn = await withDatabase(async (db) => {
    const admin = await findAdminByEmail(db, email);
    if (!admin) throw new UserError(`There is no administrator ${email}.`);
    return audited(db, 'admin reset-factor', async (trx, audit) => {
      if (!(await deleteSecondFactor(trx, admin.id))) return false;
      await audit(trx, { subject: subjectOf(admin), after: { secondFactor: 'off' } });
      return true;
    });
  });
  say(
    wasOn
      ? `The second factor of ${email} is off: they sign in with the password only.`
      : `${email} has no second factor.`,
  );
}

async function unlockAdmin(email: string): Promise<void> {
  const account = email.toLowerCase();
  const forgotten = await withDatabase((db) =>
    audited(db, 'admin unlock', async (trx, audit) => {
      const count = await unlockAccount(trx, account);
      const subject = { kind: 'session', id: '', name: account } as const;
      if (count > 0) await audit(trx, { subject, after: { forgottenFailures: count } });
      return count;
    }),
  );
  say(
    forgotten === 0
      ? `${email} has no failed sign-ins.`
      : `${email} may sign in again: ${forgotten} failed sign-ins were forgotten.`,
  );
}

export function adminCommand(): Command {
  const fromInput: [string, string] = [
    '--password-stdin',
    'read the password from standard input instead of making one',
  ];
  const { name, phone, address } = ProfileEdit.shape;
  const command = new Command('admin').description('administrators and their passwords');
  command
    .command('create')
    .description('creates an administrator, with a generated password unless one is given')
    .argument('<email>')
    .option('--name <name>', 'shown in the profile', typedAs(name), 'Administrator')
    .option('--phone <phone>', 'shown in the profile', typedAs(phone), '')
    .option('--address <address>', 'shown in the profile', typedAs(address), '')
    .option(...fromInput)
    .action(createAdmin);
  command
    .command('password')
    .description("changes an administrator's password and ends their sessions")
    .argument('<email>')
    .option(...fromInput)
    .action(changePassword);
  command.command('list').description('every administrator').action(showAdmins);
  command
    .command('remove')
    .description('removes an administrator (not the last one) and ends their sessions')
    .argument('<email>')
    .action(removeAdmin);
  command
    .command('unlock')
    .description('unlocks an administrator after too many failed sign-ins')
    .argument('<email>')
    .action(unlockAdmin);
  command
    .command('reset-factor')
    .description("turns off an administrator's second factor, if phone and recovery codes are lost")
    .argument('<email>')
    .action(resetFactor);
  return command;
}
