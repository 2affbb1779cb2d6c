import { CallError } from '../../api/call.ts';
import { queueSender, type SendState, turnsOf } from '../../api/queue-sender.ts';
import type { DayStore } from './day-store.ts';
import type { FileToSend } from './proof-store.ts';

/** Lock of all tabs of this phone; acts have another one, because they wait for no picture. */
const LOCK = 'tawseel-driver-files';
/** Statuses of refusals that end with a sign-in or with time. */
const WAITED_OUT = [401, 408, 429];

type FileSenderParts = {
  store: Pick<DayStore, 'files' | 'settleFile'>;
  /** Returns the driver whose files may be sent now. */
  whose: () => string | undefined;
  put: (file: FileToSend) => Promise<void>;
  onState: (state: SendState) => void;
  /** Called when a file was settled. */
  onSettled: () => Promise<void>;
};

function isRefused(error: unknown): error is CallError {
  const status = error instanceof CallError ? error.status : 0;
  return typeof status === 'number' && status >= 400 && status < 500 && !WAITED_OUT.includes(status);
}

/**
 * Sends the files of proofs, three at a time, by `queueSender`: each is settled alone, and a refused one does not
 * block the others.
 */
export function fileSender({ store, whose, put, onState, onSettled }: FileSenderParts) {
  async function settle(file: FileToSend): Promise<void> {
    try {
      await put(file);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return store.settleFile(file, error.message);
    }
    await store.settleFile(file);
  }

  return queueSender({
    store: {
      async batch() {
        const by = whose();
        const files = by === undefined ? [] : await store.files(by);
        return files.map((file) => ({ ...file, clientId: file.sha256 }));
      },
      // Each is settled as soon as it is sent.
      answer: () => Promise.resolve(),
    },
    by: '',
    inTurn: turnsOf(LOCK),
    async send(batch) {
      if (batch.some(({ by }) => by !== whose())) throw new CallError('no-token', undefined);
      const ended = await Promise.allSettled(batch.map(settle));
      await onSettled();
      const failed = ended.find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
      return [...batch];
    },
    onState,
    onAnswered: () => undefined,
  });
}
