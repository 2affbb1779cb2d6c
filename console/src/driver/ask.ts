import { access } from '@tawseel/contract/access';
import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import { type ActAnswer, type GivenAct, type MyRun, type MyStop, myDay } from '@tawseel/contract/my-day';
import { CallError, call, codeOf, serverMessage } from '../api/call.ts';
import { startSession } from '../api/session.ts';
import { type Loose, tolerant } from '../api/tolerant.ts';
import { deviceOf } from './identity.ts';
import { driverText as text } from './texts.ts';

const WAIT_MS = 20_000;
const TOO_MANY = 429;

/** A driver's day as the server has it. */
export type Day = {
  driver: { id: string; name: string };
  now: string;
  runs: MyRun[];
  stops: MyStop[];
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
const inTime = () => AbortSignal.timeout(WAIT_MS);

async function orNoNetwork<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(0, undefined);
  }
}

export async function askDay(): Promise<Day> {
  const body = await orNoNetwork(call(myDay.readMyDay, {}, inTime(), withDevice()));
  const { driver, now = '', runs = [], stops = [], acts = 0, cash = 0 } = tolerant(myDay.readMyDay, body);
  if (!driver?.id) throw new CallError(200, undefined);
  return {
    driver: { id: driver.id, name: driver.name ?? '' },
    now,
    // Of our own server, whose parts are all there.
    runs: runs as MyRun[],
    stops: stops.map((stop) => ({ ...NO_STOP, ...stop }) as MyStop),
    acts,
    cash,
  };
}

export async function askToTake(acts: GivenAct[]): Promise<Answer[]> {
  const body = { clock: new Date().toISOString(), acts };
  const reply = await orNoNetwork(call(myDay.sendActs, { body }, inTime(), withDevice()));
  return tolerant(myDay.sendActs, reply);
}

/** Signs in; what is wrong, in a sentence, where that failed. */
export async function signIn(phone: string, pin: string): Promise<string | undefined> {
  try {
    const body = { phone, pin, deviceId: deviceOf() };
    const { token } = tolerant(
      access.signInDriver,
      await orNoNetwork(call(access.signInDriver, { body }, inTime())),
    );
    if (!token) return text.signInFailed;
    startSession(token);
    return undefined;
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): string {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 0) return text.noNetwork;
  const code = codeOf(error);
  if (code === 'wrong_pin') return text.wrongPin;
  if (code === 'driver_not_active') return text.notActive;
  if (status === TOO_MANY) return serverMessage(error) ?? text.tooMany;
  return serverMessage(error) ?? text.signInFailed;
}
