import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { expect, test } from 'vitest';
import { addresses } from '../../addresses.ts';
import { foreign, forgetToken, press, shownToasts, within } from '../console.tsx';

const NO_TOKEN = 'No auth token found. Please log in.';
const REASON = 'The books are locked';

export function expectSignedOut(): void {
  expect(location.pathname).toBe(addresses.login);
  expect(shownToasts()).toEqual([NO_TOKEN]);
  expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull();
}

/** Action of a user that makes a call, and what the page shows before and after it. */
type Action = {
  call: string;
  /** Shows what the user acts on, and fills in what is sent. */
  start: () => Promise<unknown>;
  /** Does what sends the call, also where it has failed before. */
  act: () => Promise<unknown>;
  /** Toast if the server gives no reason; missing if no failure has a toast. */
  failed?: string | undefined;
  /** The same if it does not answer. */
  unanswered?: string;
  /** Toast if no token is stored. */
  noToken?: string;
  /** Checks that what was there is still there. */
  expectKept: () => void;
};

/** Checks the toast of an action that fails, and that nothing is lost. */
export function actionSuite(name: string, action: Action): void {
  const { call, start, act, failed, unanswered = failed, noToken = NO_TOKEN, expectKept } = action;

  test(`${name}: keeps everything when it fails, shows the server's reason, and can be repeated`, async () => {
    for (const [rule, toast] of [
      [{ status: 409, body: { message: REASON } }, failed && REASON],
      [{ status: 500 }, failed],
      ['drop', unanswered],
    ] as const) {
      await start();
      foreign.next(call, rule);
      await act();
      expect(shownToasts()).toEqual(toast === undefined ? [] : [toast]);
      expectKept();
    }
    expect(foreign.asked(call)).toHaveLength(3);
    await act();
    expect(foreign.asked(call)).toHaveLength(4);
    expect([undefined, unanswered]).not.toContain(shownToasts()[0]);
  });

  test(`${name}: sends nothing without a token, says so, and keeps everything`, async () => {
    await start();
    forgetToken();
    await act();
    expect(shownToasts()).toEqual([noToken]);
    expectKept();
    expect(foreign.asked(call)).toEqual([]);
  });

  test(`${name}: a refused token ends the session, with one message`, async () => {
    await start();
    foreign.next(call, { status: 401, body: { message: 'Token expired' } });
    await act();
    expectSignedOut();
  });
}

/** First read of a screen, and the part of the page that shows its failure. */
type FirstRead = {
  call: string;
  /** Calls that the screen makes with it. */
  together: readonly string[];
  open: () => Promise<unknown>;
  /** Part of the page that shows the failure. */
  place: () => HTMLElement;
  title: string;
  /** Hint if the server does not answer. */
  unanswered: string;
  /** Checks the rest of the page while the failure shows. */
  expectBeside?: () => void;
  expectShown: () => void;
  /** Reads again, by a choice of the user. */
  readAgain: () => Promise<unknown>;
};

/** Checks the failure that a screen shows if it cannot be read. */
export function firstReadSuite(name: string, read: FirstRead): void {
  const { call, together, open, place, title, unanswered, expectBeside, expectShown, readAgain } = read;

  test(`${name}: a failure reads '${title}' with its reason, and Retry reads again`, async () => {
    for (const [rule, hint] of [
      [{ status: 500, body: { message: REASON } }, REASON],
      ['drop', unanswered],
    ] as const) {
      foreign.next(call, rule);
      await open();
      const failure = within(place()).getByRole('alert');
      expect(failure).toHaveTextContent(title);
      expect(failure).toHaveTextContent(hint);
      expectBeside?.();
      await press(within(failure).getByRole('button', { name: 'Retry' }));
      expect(within(place()).queryByRole('alert')).toBeNull();
      expectShown();
    }
  });

  test(`${name}: a refused token ends the session with one message, however many calls are refused`, async () => {
    for (const each of [call, ...together]) foreign.next(each, { status: 401 });
    await open();
    expectSignedOut();
  });

  test(`${name}: without a token a choice requests nothing, and the login says '${NO_TOKEN}'`, async () => {
    await open();
    const before = foreign.received.length;
    forgetToken();
    await readAgain();
    expect(shownToasts()).toEqual([NO_TOKEN]);
    expect(location.pathname).toBe(addresses.login);
    expect(foreign.received).toHaveLength(before);
  });
}
