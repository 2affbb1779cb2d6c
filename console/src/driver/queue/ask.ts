import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import type { DoorProof } from '@tawseel/contract/facts/proofs';
import { logOut } from '@tawseel/contract/log-out';
import {
  type ActAnswer,
  type GivenAct,
  type MyRun,
  type MyStop,
  myDay,
  type Recalled,
} from '@tawseel/contract/my-day';
import { proofFiles } from '@tawseel/contract/proof-files';
import { CallError, call, codeOf } from '../../api/call.ts';
import { type Loose, tolerant } from '../../api/tolerant.ts';
import type { Picture } from '../../ui/display/make-picture.ts';
import type { ListedExpense } from './expenses.ts';
import { deviceOf } from './identity.ts';

const WAIT_MS = 20_000;
/** Time limit of three files on a slow network. */
const FILE_MS = 60_000;

type HandInOfDay = { number: number; total: number; difference: number; at: string };

/** Cash of an order in the driver's hands; `amount` in AED. */
export type HeldCash = {
  trackingID: string;
  receiver: string;
  amount: number;
  since: string;
  isLate?: boolean;
};

/** A driver's day from the server. */
export type Day = {
  driver: { id: string; name: string };
  now: string;
  runs: MyRun[];
  stops: MyStop[];
  recalled: Recalled[];
  acts: number;
  /** Orders whose cash the driver holds, of all days, oldest first. */
  held: HeldCash[];
  /** Expenses that no hand-in has decided, and those that one has crossed out, oldest first. */
  expenses?: ListedExpense[];
  /** Change of the driver, in AED. */
  change?: number;
  lastHandIn?: HandInOfDay | null;
  /** Proof that deliveries need. */
  proof: DoorProof;
  /** Minutes for which a stop that is done may be reopened. */
  undoMinutes: number;
  /** Days that a receiver may ask for. */
  daysToChoose?: string[];
};
export type Answer = Loose<ActAnswer>;

const NO_STOP: MyStop = {
  _id: '',
  runId: '',
  kind: 'delivery',
  state: 'pending',
  place: 0,
  door: '',
  trackingID: '',
  reference: '',
  name: '',
  phone: '',
  secondPhone: '',
  street: '',
  building: '',
  landmark: '',
  makani: '',
  area: '',
  city: '',
  sortCode: '',
  instructions: '',
  senderName: '',
  deliveryType: '',
  title: '',
  weight: 0,
  cashDue: 0,
  attempts: 0,
  promised: null,
  trackingUrl: '',
};

export const withDevice = () => ({ [DEVICE_HEADER]: deviceOf() });
/** Returns a signal that aborts a call without an answer in time. */
export const inTime = (ms = WAIT_MS) => AbortSignal.timeout(ms);

export async function orNoNetwork<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(0, undefined);
  }
}

const handInOf = ({ number = 0, total = 0, difference = 0, at = '' }: Loose<HandInOfDay>): HandInOfDay => ({
  number,
  total,
  difference,
  at,
});

export async function askDay(): Promise<Day> {
  const body = await orNoNetwork(call(myDay.readMyDay, {}, inTime(), withDevice()));
  const day = tolerant(myDay.readMyDay, body);
  const { driver, now = '', runs = [], stops = [], recalled = [], acts = 0, held = [] } = day;
  const { change = 0, lastHandIn, expenses = [] } = day;
  const { proof = 'none', undoMinutes = 0, daysToChoose = [] } = day;
  if (!driver?.id) throw new CallError(200, undefined);
  return {
    driver: { id: driver.id, name: driver.name ?? '' },
    now,
    // Our own server returns all parts.
    runs: runs as MyRun[],
    stops: stops.map((stop) => ({ ...NO_STOP, ...stop }) as MyStop),
    recalled: recalled as Recalled[],
    acts,
    held: held.map(({ trackingID = '', receiver = '', amount = 0, since = '' }) => ({
      trackingID,
      receiver,
      amount,
      since,
    })),
    expenses: expenses.map(
      ({
        _id = '',
        kind = 'other',
        note = '',
        amount = 0,
        spentAt = '',
        photo = '',
        state,
        reason = '',
      }) => ({
        ...{ id: _id, kind, note, amount, spentAt, reason, isUnsent: false },
        sha256: photo.slice(photo.lastIndexOf('/') + 1),
        state: state === 'crossedOut' ? state : 'open',
      }),
    ),
    change,
    lastHandIn: lastHandIn ? handInOf(lastHandIn) : null,
    proof,
    undoMinutes,
    daysToChoose,
  };
}

export async function askToTake(acts: GivenAct[]): Promise<Answer[]> {
  const body = { clock: new Date().toISOString(), acts };
  const reply = await orNoNetwork(call(myDay.sendActs, { body }, inTime(), withDevice()));
  return tolerant(myDay.sendActs, reply);
}

/** Uploads the file of a proof. Throws if the answer is not the server's, such as a hotel network's. */
export async function askToKeep({ sha256, type, bytes }: Omit<Picture, 'kind'>): Promise<void> {
  const file = new Blob([bytes], { type });
  const asked = call(proofFiles.putProof, { params: { sha256 }, file }, inTime(FILE_MS), withDevice());
  const { message } = tolerant(proofFiles.putProof, await orNoNetwork(asked));
  if (!message) throw new CallError(200, undefined);
}

/** Ends the session on the server if there is a network. The token is read before it is forgotten here. */
export function askToEnd(): void {
  void call(logOut.logout, {}, inTime(), withDevice()).catch(() => undefined);
}

/** Returns true if the server has ended the session or no longer admits this driver. */
export function isShutOut(error: unknown): boolean {
  const isEnded = error instanceof CallError && error.sessionOver;
  return isEnded || /^(driver_)?not_active$/.test(codeOf(error));
}
