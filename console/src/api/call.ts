import type { RequestInput, Route } from '@tawseel/contract/route';
import { commonText } from '../texts/en/common.ts';
import { sayRefusal } from '../texts/language.ts';
import { type AddressParts, addressOf, hasAddress } from './address.ts';
import { arrivedAhead, dropAhead, takeAhead } from './ahead.ts';
import { hasCall, hasFeature, hostSettings } from './host.ts';
import { parseJson } from './json.ts';
import { problemsIn, reasonIn } from './messages.ts';
import { endSession } from './session.ts';
import { isUsable, readToken } from './token.ts';

/** Failed call. `body` is the response body or, without one, commonText.somethingWrong (specification, section 8). */
export class CallError extends Error {
  /**
   * Status; 0 without a response. 'no-token' and 'no-such-call' if the call was not made, because there is no token,
   * the host lacks the call, or an id cannot be part of an address.
   */
  readonly status: number | 'no-token' | 'no-such-call';
  readonly body: unknown;
  /** True if the session has ended; a wrong password does not end it. */
  readonly sessionOver: boolean;
  /** Request id, by which our server's log has the call. */
  readonly requestId: string | undefined;

  constructor(status: CallError['status'], body: unknown, sessionOver = false) {
    super(wordsOf(body) ?? commonText.somethingWrong);
    this.status = status;
    this.sessionOver = sessionOver;
    this.requestId = requestIdIn(body);
    this.body = body ?? commonText.somethingWrong;
  }
}

function requestIdIn(body: unknown): string | undefined {
  const id: unknown = hasFeature('tawseel') ? Reflect.get(Object(body), 'requestId') : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Returns the text of a refusal, in the user's language if its code is known. */
function wordsOf(refusal: unknown): string | undefined {
  try {
    return sayRefusal?.(Object(refusal)) ?? reasonIn(refusal);
  } catch {
    // Another server may use the same code with other params.
    return reasonIn(refusal);
  }
}

/**
 * Returns the server's message about a failure, or undefined if it has none. For a field that our server found wrong,
 * without the field's API name.
 */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError) || typeof error.status !== 'number') return undefined;
  const problems = hasFeature('tawseel') && codeOf(error) === 'invalid' ? fieldProblems(error) : {};
  return [...new Set(Object.values(problems))].join(' ') || wordsOf(givenBody(error));
}

function givenBody(error: CallError): unknown {
  return error.body === commonText.somethingWrong ? undefined : error.body;
}

/** Returns validation errors by field; empty if the server names none. */
export function fieldProblems(error: unknown): Record<string, string> {
  const problems = problemsIn(error instanceof CallError ? error.body : undefined);
  return Object.fromEntries(problems.map(([field, problem]) => [field, wordsOf(problem) ?? '']));
}

/** No response, a timeout, and too many requests. */
const UNSETTLED = [0, 408, 429];

/**
 * Returns true if a failure does not tell whether a call had an effect, so that it must be repeated: that of the
 * network, a fault of the server, or its limits.
 */
export function isUnsettled(error: unknown): boolean {
  const status = error instanceof CallError ? error.status : 0;
  return typeof status === 'number' && (status >= 500 || UNSETTLED.includes(status));
}

/** Returns the error if another version is stored meanwhile, otherwise null. */
export function outOfDate(error: Error | null): Error | null {
  return 'version' in fieldProblems(error) ? error : null;
}

type Loosely = AddressParts & { body?: unknown; file?: BodyInit };
type Init = RequestInit & { headers: Headers };

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.set(name, String(value));
  return form;
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Returns true if an answer of 200 reports a failure; asked only of calls that answer with `success`. */
function saysNo(row: Route, body: unknown): boolean {
  const shape: unknown = Reflect.get(row.reply._zod.def, 'shape');
  return Reflect.has(Object(shape), 'success') && Reflect.get(Object(body), 'success') === false;
}

/** Returns true if our server asks for a code of the second factor, or for the right one. */
export function isSecondFactor(body: unknown): boolean {
  return /second_factor$/.test(codeIn(body));
}

function codeIn(body: unknown): string {
  return Reflect.get(Object(body), 'code') ?? '';
}

/** Returns the code of a refusal by our server, or ''. */
export function codeOf(error: unknown): string {
  return error instanceof CallError ? codeIn(error.body) : '';
}

/** Returns the type of a file if the call accepts it; pieces of a file have none. */
function typeOf(file: unknown, types: readonly string[] = []): string {
  const own = file instanceof Blob ? file.type : '';
  return types.includes(own) ? own : (types[0] ?? '');
}

/** Returns the header with the token. Throws, as a 401 would, for a token that no header can carry. */
function bearer(row: Route, token: string | null): Record<string, string> {
  if (token === null) return {};
  if (isUsable(token)) return { authorization: `Bearer ${token}` };
  endSession();
  if (row.may === 'anybody') return {};
  throw new CallError(401, undefined, true);
}

/**
 * HTTP client, the only one: sends a row of the contract with its request and resolves to the whole parsed body (a
 * row with a type: to its file, of a page: to its document). Any status from 200 to 299 is success. A 401 to a call of the specification, or one
 * with a code of ours, ends the session, once however many calls are in flight; a wrong second factor does not. A call of a feature is never
 * made of a host that does not name it.
 */
export async function call<R extends Route>(
  row: R,
  request: RequestInput<R>,
  signal?: AbortSignal,
  more?: Record<string, string>,
): Promise<unknown> {
  if (!hasCall(row)) throw new CallError('no-such-call', undefined);
  const token = readToken();
  if (token === null && row.may !== 'anybody') throw new CallError('no-token', undefined);
  // RequestInput<R> has exactly the parts of this row.
  const parts = request as Loosely;
  if (!hasAddress(parts)) throw new CallError('no-such-call', undefined);
  const headers = new Headers({ ...more, ...bearer(row, token) });
  // Requests to another host stay as specified.
  if (hasFeature('tawseel')) headers.set('accept-language', document.documentElement.lang);
  // Another host may let answers be kept, but after a change they are read anew.
  const init: Init = { method: row.method, headers, signal: signal ?? null, cache: 'no-store' };
  if (row.form) init.body = formOf(parts.body);
  else if (parts.file !== undefined) {
    headers.set('content-type', typeOf(parts.file, row.file));
    init.body = parts.file;
  } else if (parts.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(parts.body);
  }
  const { response, body } = await send(row, hostSettings().apiHost + addressOf(row, parts), init);
  if (response.ok && !saysNo(row, body)) return body;
  const sessionOver =
    response.status === 401 &&
    row.may !== 'anybody' &&
    (!row.feature || (codeIn(body) !== '' && !isSecondFactor(body)));
  if (sessionOver && readToken() === token) endSession();
  throw new CallError(response.status, body, sessionOver);
}

/**
 * Returns what `read` makes of the answer to a call that was prefetched and has arrived, for the first rendering. One that
 * is refused or that `read` throws on is left for the call, which fails.
 */
export function readArrived<R extends Route, Content>(
  row: R,
  request: RequestInput<R>,
  read: (body: unknown) => Content,
): Content | undefined {
  const token = readToken();
  // As in call.
  const parts = request as Loosely;
  if (!hasCall(row) || token === null || !hasAddress(parts)) return undefined;
  const address = hostSettings().apiHost + addressOf(row, parts);
  const { response, text = '' } = arrivedAhead(address, `Bearer ${token}`) ?? {};
  const body = parse(text);
  if (!response?.ok || saysNo(row, body)) return undefined;
  try {
    const content = read(body);
    dropAhead(address);
    return content;
  } catch {
    return undefined;
  }
}

type Answer = { response: Pick<Response, 'ok' | 'status'>; body: unknown };

async function sendForPage(address: string, init: Init): Promise<Answer> {
  const { fetchPage } = await import('./fetch-page.ts');
  const { response, body } = await fetchPage(address, init);
  return { response, body: typeof body === 'string' ? parse(body) : body };
}

async function send(row: Route, address: string, init: Init): Promise<Answer> {
  try {
    if (row.type === 'text/html') return await sendForPage(address, init);
    const ahead = await takeAhead(address, init);
    const response = ahead?.response ?? (await fetch(address, init));
    // A file may be longer than the longest string.
    if (row.type && response.ok) return { response, body: await response.blob() };
    return { response, body: parse(ahead?.text ?? (await response.text())) };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError(0, undefined);
  }
}
