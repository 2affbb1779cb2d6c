import type { senders } from '@tawseel/contract/senders';
import { aedText } from '../domain/fils.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { streamList } from '../http/stream-list.ts';
import { deleteSender, findSender, readSenders, sumOpenCash } from '../store/senders.ts';
import { inTransaction } from '../store/transaction.ts';

export const senderCalls: Handlers<typeof senders> = {
  listSenders: (_, { db }) => streamList(readSenders(db)),

  deleteSender: ({ params }, { db, clock, audit }) =>
    inTransaction(db, async (trx) => {
      const sender = await findSender(trx, params.id, 'delete');
      if (!sender) throw new Refusal('not_found', 'There is no sender with this id.');
      const open = await sumOpenCash(trx, params.id);
      if (open.orders > 0) {
        const orders = open.orders === 1 ? '1 order' : `${open.orders} orders`;
        throw new Refusal(
          'conflict',
          `${sender.name} cannot be deleted: ${aedText(open.fils)} of cash on delivery from ${orders} is not handed in yet.`,
        );
      }
      await deleteSender(trx, params.id, clock().toISOString());
      await audit(trx, { subject: { kind: 'sender', id: sender._id, name: sender.name }, before: sender });
      return { message: `${sender.name} was deleted.` };
    }),
};
