import '@testing-library/jest-dom/vitest';
// Before the application, which reads the window's width when it is imported.
import './page.tsx';
import { FEATURES } from '@tawseel/contract/facts/features';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as toasts } from 'react-hot-toast/headless';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { actAs, hostSettings, loadHostSettings } from '../api/host.ts';
import { parseJson } from '../api/json.ts';
import { loadPage, Pages } from '../app/routes.tsx';
import { PageRoot } from '../entry/show-page.tsx';
import { loadTexts } from '../texts/language.ts';
import { questions } from '../ui/dialog/confirm.ts';
import { setComesAlong } from '../ui/states/lazy-component.ts';
import { ForeignHost, type Row } from './foreign-host/foreign-host.ts';
import { expectTranslated, noteReply } from './untranslated.ts';

/*
 * The whole console in jsdom, in front of the foreign host. Each helper that acts (open, press, fill, type, keys) waits
 * until every request it caused is answered and drawn, except those that a test lets hang: what follows it may be
 * checked at once.
 */

export { screen, within };

/** Name or element that a helper acts on. */
type Target = HTMLElement | string | RegExp;

/** The other company's server; reset before each test. */
export const foreign = new ForeignHost();
export const TOKEN = 'falcon-token';
export const HOST = 'https://falcon.example';

let underway = 0;

/** Returns the fields of a body; a file has none. */
async function bodyOf(request: Request): Promise<Row> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || type.startsWith('image/')) return {};
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  return parseJson(await request.text()) as Row;
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const { signal, ...rest } = init;
  // jsdom's AbortSignal is not the one that Node's Request takes.
  const request = new Request(address, rest);
  const { pathname: path, search } = new URL(address);
  const token = request.headers.get('authorization')?.replace('Bearer ', '');
  const type = request.headers.get('content-type')?.split(';')[0] ?? '';
  const body = await bodyOf(request);
  const answer = await foreign.answer({ method: request.method, path, search, token, type, body });
  if (signal?.aborted) throw new DOMException('Aborted', 'AbortError');
  if (answer === 'drop') throw new TypeError('Failed to fetch');
  const { status = 200, body: reply } = answer;
  noteReply(reply);
  const text = typeof reply === 'string' && reply.startsWith('<') ? reply : JSON.stringify(reply);
  // A Response of status 204 takes no body.
  return new Response(status === 204 ? null : (text ?? ''), { status });
}

/** Counts work until it has ended, so that `settle` waits for it. */
async function counted<T>(work: Promise<T>): Promise<T> {
  underway += 1;
  try {
    return await work;
  } finally {
    underway -= 1;
  }
}

const countedFetch = (address: string, init: RequestInit = {}) => counted(ask(address, init));

// The texts of code that has just been imported are imported in turn.
beforeAll(() => setComesAlong(() => counted(loadTexts())));

const tick = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Waits until all code, answers and drawing that the last action caused have come. */
export async function settle(): Promise<void> {
  let quiet = 0;
  while (quiet < 2) {
    await act(() => vi.dynamicImportSettled());
    await tick();
    quiet = underway > foreign.held ? 0 : quiet + 1;
  }
}

// Without Testing Library's pause after an action: React draws what was loaded in it up to 300 ms later, which only `act`
// prevents.
configure({
  async asyncWrapper(doIt) {
    const wasIn = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    try {
      return await doIt();
    } finally {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', wasIn);
    }
  },
});

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

type Visit = { signedIn?: boolean; state?: unknown };

/** Opens an address as a reload does: nothing is left of the page before but what the browser stores. */
export async function open(address: string, { signedIn = true, state = null }: Visit = {}): Promise<void> {
  cleanup();
  toasts.remove();
  for (const question of questions.read()) question.answer(false);
  if (signedIn) localStorage.setItem(AUTH_TOKEN_KEY, TOKEN);
  else localStorage.removeItem(AUTH_TOKEN_KEY);
  history.replaceState({ idx: 0, usr: state }, '', address);
  noteReply(hostSettings().bulkConfirmPhrase);
  await loadPage(location.pathname);
  // A test may have opened another host's page: code that is here already does not load its texts again.
  await loadTexts();
  render(
    <PageRoot dir="ltr">
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </PageRoot>,
  );
  await settle();
}

/** Opens an address of a server of ours, which has every feature, signed in as a role. */
export async function openOurs(
  address: string,
  { role = 'administrator', state }: { role?: PersonRole; state?: unknown } = {},
): Promise<void> {
  const person = { email: `${role}@tawseel.example`, role };
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: FEATURES }));
  actAs(role);
  localStorage.setItem('signedIn', JSON.stringify({ ...person, token: TOKEN.slice(-8) }));
  foreign.next('GET /api/profile', { body: { user: { name: role, ...person } } });
  await open(address, { state });
}

/** Finds a button by its exact name; a string is the whole name. */
export const button = (name: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside).getByRole('button', { name });

const found = (target: Target) => (target instanceof HTMLElement ? target : button(target));

/** Clicks an element, or the button of that name. */
export async function press(target: Target): Promise<void> {
  await user.click(found(target));
  await settle();
}

/** Clicks the first of several buttons with a name. */
export async function pressFirst(name: string | RegExp, inside: HTMLElement = document.body): Promise<void> {
  await press(within(inside).getAllByRole('button', { name })[0]!);
}

/** Finds the window in front. */
export const frontWindow = (): HTMLElement =>
  screen.queryAllByRole('alertdialog').at(-1) ?? screen.getAllByRole('dialog').at(-1)!;

/** Replaces the text of a box, as if pasted. */
export async function fill(box: HTMLElement, text: string): Promise<void> {
  act(() => box.focus());
  fireEvent.input(box, { target: { value: text } });
  await settle();
}

/** Types into a box, key by key, after what it holds. */
export async function type(box: HTMLElement, text: string): Promise<void> {
  await user.type(box, text);
  await settle();
}

/** Presses keys where the focus is, written as in user-event: '{Enter}', '{Shift>}{Tab}{/Shift}', 'abc'. */
export async function keys(pressed: string): Promise<void> {
  const box = document.activeElement;
  await user.keyboard(pressed);
  // user-event submits a form only by a button inside it; a row's form stands elsewhere.
  if (pressed === '{Enter}' && box instanceof HTMLInputElement && box.form && !box.form.contains(box)) {
    const { form } = box;
    act(() => form.requestSubmit());
  }
  await settle();
}

/** Chooses an option of a select by its text. */
export async function choose(box: HTMLElement, option: string): Promise<void> {
  await user.selectOptions(box, option);
  await settle();
}

/** Lets the requests that hang be answered. */
export async function release(): Promise<void> {
  foreign.release();
  await settle();
}

/** Texts of the toasts in sight, newest first. */
export const shownToasts = (): (string | null)[] =>
  [...document.querySelectorAll('[data-toasts] [role=status] > :not([data-gone])')].map(
    ({ textContent }) => textContent,
  );

/** Returns the values of the description lists inside an element by their names, such as `{ City: 'Ajman' }`. */
export function factsIn(scope: HTMLElement): Record<string, string> {
  const textOf = (pair: Element, tag: string) => pair.querySelector(tag)?.textContent ?? '';
  const pairs = [...scope.querySelectorAll('dl > div')];
  return Object.fromEntries(pairs.map((pair) => [textOf(pair, 'dt'), textOf(pair, 'dd')]));
}

/** Finds the only row of a table, by the table's name and a text of the row. */
export function rowOf(table: string, text: string): HTMLElement {
  const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row');
  const found = rows.filter(({ textContent }) => textContent.includes(text));
  if (found.length !== 1) throw new Error(`${found.length} rows of ${table} have the text ${text}.`);
  return found[0]!;
}

/** Returns the texts of a row's cells, in order. */
export const cellsOf = (row: HTMLElement): string[] =>
  [...row.querySelectorAll('[role=cell]')].map(({ textContent }) => textContent);

/** Lets toasts stay, however long a slow machine takes until a test looks at them. */
function keepToasts(): void {
  for (const kind of ['success', 'error'] as const) {
    const show = toasts[kind];
    vi.spyOn(toasts, kind).mockImplementation((message, options) =>
      show(message, { ...options, duration: Number.POSITIVE_INFINITY }),
    );
  }
}

/** Removes the token, as clearing the browser's data does, while the page stays open. */
export const forgetToken = () => localStorage.removeItem(AUTH_TOKEN_KEY);

expectTranslated();

beforeEach(async () => {
  foreign.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', countedFetch);
  // A frame comes with the next tick, so that `settle` waits for the focus that a window moves in one.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => window.setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => window.clearTimeout(id));
  keepToasts();
  // A read that fails is only logged.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error');
  await loadHostSettings(JSON.stringify({ apiHost: HOST }));
});

afterEach(() => {
  cleanup();
  actAs('administrator');
  // jsdom has no element of its own for <search>.
  const complaints = vi.mocked(console.error).mock.calls.filter(([, tag]) => tag !== 'search');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
