import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { settle } from '../harness/axe.ts';
import { ADMIN } from '../harness/our-server.ts';
import { template } from '../harness/template.ts';
import type { Role, Shot } from './table.ts';

/** Options of a shot. */
export type View = { width: number; theme: 'light' | 'dark'; language?: string | undefined };

const tokens = new Map<string, Promise<string>>();

function emailOf(role: Role): string {
  return role === 'administrator' ? ADMIN.email : `${role}@tawseel.example`;
}

async function signIn(address: string, role: Role): Promise<string> {
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(role), password: template().staffPassword }),
  });
  const { token } = await login.json();
  return token;
}

/** Session of a role, signed in once; the administrator's is in the template. */
function tokenOf(address: string, role: Role): Promise<string> | string {
  if (role === 'administrator') return template().token;
  const key = `${address} ${role}`;
  const token = tokens.get(key) ?? signIn(address, role);
  tokens.set(key, token);
  return token;
}

async function answerCalls(page: Page, calls: NonNullable<Shot['calls']>): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (calls === 'empty') return route.fulfill({ json: [] });
    if (calls === 'fail') return route.fulfill({ status: 500, json: { message: 'The depot is closed.' } });
  });
}

/** Storage of a browser that was signed in before in the role of a shot, so that the user need not be read first. */
export async function keptBy(
  address: string,
  shot: Shot,
  language?: string,
): Promise<Record<string, string>> {
  const chosen = language ? { language } : {};
  if (shot.visitor) return chosen;
  const role = shot.as ?? 'administrator';
  const token = await tokenOf(address, role);
  const signedIn = { email: emailOf(role), role, token: token.slice(-8) };
  return { ...chosen, authToken: token, signedIn: JSON.stringify(signedIn) };
}

/** The options of a browser context that looks at an address so. */
export function lookingAt(address: string, { width, theme }: View): BrowserContextOptions {
  return {
    baseURL: address,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  };
}

/** A page in a context of its own for a shot. */
export async function pageFor(browser: Browser, address: string, shot: Shot, view: View): Promise<Page> {
  const kept = await keptBy(address, shot, view.language);
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...lookingAt(address, view),
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  return context.newPage();
}

/** Takes the steps to what the shot is of, and waits until it rests; `go` opens its address, by loading the page if omitted. */
export async function reach(page: Page, shot: Shot, go?: () => Promise<unknown>): Promise<void> {
  page.setDefaultTimeout(20_000);
  if (shot.calls) await answerCalls(page, shot.calls);
  if (go) await go();
  else await page.goto(shot.address, { waitUntil: shot.calls === 'hang' ? 'load' : 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await shot.steps?.(page);
  await settle(page);
}
