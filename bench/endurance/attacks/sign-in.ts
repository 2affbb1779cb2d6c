import { PASSWORD } from '@tawseel/server/src/testing/process.ts';
import { Connection, serializeRequest } from '../connection.ts';
import { type Attack, Tally } from './attack.ts';

export const ADMIN_EMAIL = 'admin@tawseel.example';
/** Address of an ordinary user, which attackers do not have. */
export const ORDINARY = '127.0.0.2';
const AT_ONCE = 200;

const login = (email: string, password: string) =>
  serializeRequest({ path: '/api/admin/login', body: JSON.stringify({ email, password }) });

async function signIn(
  url: string,
  from: string,
  requestText: string,
): Promise<{ status: number; body: string; ms: number }> {
  const connection = await Connection.open(url, from);
  return connection.ask(requestText).finally(() => connection.close());
}

const wrongPasswords: Attack = {
  what: "six wrong passwords for the administrator's account, who then signs in",
  run: async ({ url }, from) => {
    const tally = new Tally();
    for (let times = 0; times < 6; times += 1) {
      tally.note(await signIn(url, from, login(ADMIN_EMAIL, `wrong password ${times}`)));
    }
    const { status } = await signIn(url, ORDINARY, login(ADMIN_EMAIL, PASSWORD));
    return `${tally}; the administrator hears ${status}`;
  },
};

/** Sign-ins for different accounts, so that each is hashed. */
const manySignIns: Attack = {
  what: `${AT_ONCE} sign-ins at once, again and again`,
  run: async ({ url }, _, until) => {
    const tally = new Tally();
    for (let round = 0; performance.now() < until; round += 1) {
      const answers = Array.from({ length: AT_ONCE }, (_, index) =>
        signIn(
          url,
          `127.0.4.${index + 1}`,
          login(`nobody-${round}-${index}@tawseel.example`, 'a long wrong one'),
        ),
      );
      for (const heard of await Promise.all(answers)) tally.note(heard);
    }
    return String(tally);
  },
};

export const signInAttacks: Attack[] = [wrongPasswords, manySignIns];
