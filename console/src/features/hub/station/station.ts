import type { Station as Desk, GivenScan } from '@tawseel/contract/scanning';
import { newClientId } from '../../../api/client-id.ts';
import { type QueueSenderParts, queueSender, type SendState, turnsOf } from '../../../api/queue-sender.ts';
import { externalStore } from '../../../ui/external-store.ts';
import {
  type Answer,
  type KeptScan,
  openScanStore,
  type ScanStore,
  type StationScans,
} from './scan-store.ts';

const inTurn = turnsOf('tawseel-hub-scans');

export type StationState = StationScans & SendState & { isLasting: boolean };

/** Scan of a tab; time and user are added. */
export type ScanRequest = Omit<GivenScan, 'clientId' | 'happenedAt'>;

export type StationParts = Pick<QueueSenderParts<KeptScan, Answer>, 'send'> & {
  by: string;
  desk: () => Desk;
  /** Called with each answer to a scan of this tab. */
  onAnswer: (answer: Answer) => void;
  open?: () => Promise<ScanStore>;
};

const EMPTY: StationState = {
  waiting: 0,
  since: undefined,
  others: [],
  last: [],
  phase: 'moving',
  message: '',
  isLasting: true,
};

/** Opens the station: it stores scans, sends them and tells its state; an external store of React. */
export function openStation({ by, desk, send, onAnswer, open = openScanStore }: StationParts) {
  const { read, set, subscribe } = externalStore(EMPTY);
  const mine = new Map<string, (answer: Answer) => void>();
  const others = new BroadcastChannel('tawseel-hub-scans');
  const stop = new AbortController();

  function change(next: Partial<StationState>) {
    set({ ...read(), ...next });
  }

  async function readAgain() {
    const kept = await (await opened).read(by);
    if (stop.signal.aborted) return;
    change(kept);
    // Another tab may have sent them.
    for (const { clientId, answer } of kept.last) if (answer) settle(clientId, answer);
  }

  function settle(clientId: string, answer: Answer) {
    const resolve = mine.get(clientId);
    if (!resolve) return;
    mine.delete(clientId);
    onAnswer(answer);
    resolve(answer);
  }

  async function changed() {
    if (stop.signal.aborted) return;
    others.postMessage('changed');
    await readAgain();
  }

  const opened = open();
  const sender = opened.then((store) => {
    change({ isLasting: store.isLasting });
    return queueSender({
      store,
      by,
      inTurn,
      send,
      onState: change,
      onAnswered(answers) {
        for (const answer of answers) settle(answer.clientId ?? '', answer);
        void changed();
      },
    });
  });
  const retry = () => void sender.then((each) => each.retry());

  others.addEventListener('message', () => void readAgain());
  window.addEventListener('online', retry, { signal: stop.signal });
  void readAgain().then(retry);

  return {
    subscribe,
    read,
    /**
     * Stores a scan. Resolves to its id and a promise of its answer, which may take hours. Throws if it could not be
     * stored. `begun` gets the id at once.
     */
    async take(
      asked: ScanRequest,
      begun?: (clientId: string) => void,
    ): Promise<{ clientId: string; answered: Promise<Answer> }> {
      const readAt = Date.now();
      const clientId = newClientId(readAt);
      const answered = new Promise<Answer>((resolve) => mine.set(clientId, resolve));
      begun?.(clientId);
      const scan = { ...asked, clientId, happenedAt: new Date(readAt).toISOString() };
      try {
        await (await opened).add({ scan, station: desk(), by, readAt });
      } catch (error) {
        mine.delete(clientId);
        throw error;
      }
      void changed();
      void sender.then((each) => each.kick());
      return { clientId, answered };
    },
    retry,
    async undo(clientId: string) {
      await (await opened).undo(clientId);
      await changed();
    },
    async takeOver() {
      await (await opened).takeOver(by);
      await changed();
      retry();
    },
    async drop() {
      await (await opened).drop(by);
      await changed();
      retry();
    },
    close() {
      stop.abort();
      others.close();
      void sender.then((each) => each.stop());
    },
  };
}
