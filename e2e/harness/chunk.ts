import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hold } from './held.ts';

const manifest = path.resolve(import.meta.dirname, '../../console/dist/index.manifest.json');

/** URL of a built chunk of the console, such as `screens/home.tsx`. */
function chunk(part: string): string {
  const [file] = JSON.parse(readFileSync(manifest, 'utf8'))[`src/${part}`];
  return `**/${file}`;
}

/** Removes a chunk from the server, as an older build's is after a deployment. What it returns brings it back. */
export async function loseCode(page: Page, part: string): Promise<() => Promise<void>> {
  await page.route(chunk(part), (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(chunk(part));
}

/** Simulates a lost network: neither a chunk nor the page can be fetched. What it returns brings the network back. */
export async function loseNetwork(page: Page, part: string): Promise<() => Promise<void>> {
  const addresses = [chunk(part), (url: URL) => url.pathname === '/'];
  for (const address of addresses) await page.route(address, (route) => route.abort());
  return async () => {
    for (const address of addresses) await page.unroute(address);
  };
}

/** Replaces a chunk of the console by this code. */
export async function replaceCode(page: Page, part: string, code: string): Promise<void> {
  await page.route(chunk(part), (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
}

/** Holds a chunk back, as a slow network does. What it returns lets it come. */
export function holdCode(page: Page, part: string): Promise<() => void> {
  return hold(page, chunk(part));
}
