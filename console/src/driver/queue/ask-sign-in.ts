import { driverSignIn } from '@tawseel/contract/driver-sign-in';
import { CallError, call, codeOf, serverMessage } from '../../api/call.ts';
import { startSession } from '../../api/session.ts';
import { tolerant } from '../../api/tolerant.ts';
import { driverText as text } from '../../texts/en/driver.ts';
import { inTime, orNoNetwork } from './ask.ts';
import { deviceOf } from './identity.ts';

const TOO_MANY = 429;

/** Signs in. Resolves to a sentence if that failed. */
export async function signIn(phone: string, pin: string): Promise<string | undefined> {
  try {
    const body = { phone, pin, deviceId: deviceOf() };
    const { token } = tolerant(
      driverSignIn.signInDriver,
      await orNoNetwork(call(driverSignIn.signInDriver, { body }, inTime())),
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
