import { Command } from 'commander';
import { findDemo, removeDemo } from '../demo/remove-demo.ts';
import { engineOf } from '../platform/engine/database.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { audited } from './audited.ts';
import { say, withDatabase } from './with-database.ts';

async function remove({ yes }: { yes?: true }): Promise<void> {
  await withDatabase(async (db) => {
    if (!yes) {
      throw new UserError(
        `This would remove the demo business: ${await findDemo(db)}. Administrators, API keys, charges and the rates of ` +
          `individual senders stay. To do it: ${typedCommand('demo remove --yes')}`,
      );
    }
    const gone = await audited(db, 'demo remove', async (trx, audit) => {
      const removed = await removeDemo(trx);
      await audit(trx, { subject: { kind: 'business', id: '', name: 'Demo' }, before: { removed } });
      return removed;
    });
    await engineOf(db).cutLog(db);
    say(
      `The demo business was removed: ${gone}. Administrators, API keys, charges and the rates of individual senders stay; unchanged ones are starting prices.`,
    );
  });
}

export function demoCommand(): Command {
  const command = new Command('demo').description('the demo business of a first start');
  command
    .command('remove')
    .description('removes it; refused when it also has real data')
    .option('--yes', 'remove it')
    .action(remove);
  return command;
}
