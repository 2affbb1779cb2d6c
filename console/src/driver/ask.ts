import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import {
  type ActAnswer,
  type GivenAct,
  type MyRun,
  type MyStop,
  myDay,
  type Recalled,
} from '@tawseel/contract/my-day';
import { CallError, call } from '../api/call.ts';
import { type Loose, tolerant } from '../api/tolerant.ts';
import { deviceOf } from './identity.ts';

const WAIT_MS = 20_000;

/** A driver's day as the server has it. */
export type Day = {
  driver: { id: string; name: string };
  now: string;
  runs: MyRun[];
  stops: MyStop[];
  recalled: Recalled[];
  acts: number;
  cash: number;
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
};

const withDevice = () => ({ [DEVICE_HEADER]: deviceOf() });
/** A network that takes everything and answers nothing is none. */
export const inTime = () => AbortSignal.timeout(WAIT_MS);

export async function orNoNetwork<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(0, undefined);
  }
}

export async function askDay(): Promise<Day> {
  const body = await orNoNetwork(call(myDay.readMyDay, {}, inTime(), withDevice()));
  const {
    driver,
    now = '',
    runs = [],
    stops = [],
    acts = 0,
    cash = 0,
    ...more
  } = tolerant(myDay.readMyDay, body);
  if (!driver?.id) throw new CallError(200, undefined);
  return {
    driver: { id: driver.id, name: driver.name ?? '' },
    now,
    // Of our own server, whose parts are all there.
    runs: runs as MyRun[],
    stops: stops.map((stop) => ({ ...NO_STOP, ...stop }) as MyStop),
    recalled: (more.recalled ?? []) as Recalled[],
    acts,
    cash,
  };
}

export async function askToTake(acts: GivenAct[]): Promise<Answer[]> {
  const body = { clock: new Date().toISOString(), acts };
  const reply = await orNoNetwork(call(myDay.sendActs, { body }, inTime(), withDevice()));
  return tolerant(myDay.sendActs, reply);
}
