// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '@tawseel/contract/facts/features';
import { expect, test, vi } from 'vitest';
import { PROTECTED } from '../addresses.ts';
import type { FirstRead } from '../api/ahead.ts';
import { hasFeature, loadHostSettings } from '../api/host.ts';
import { foreign, open, TOKEN } from '../testing/console.tsx';

const person = { email: 'admin@falcon.example', role: 'administrator' };

/** Reads that the built page of an address names, so that the browser asks for them before its code has come. */
function namedReads(address: string): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../dist', `${address}.html`), 'utf8');
  const [, block = '[]'] = /<script [^>]*id="first-reads">(.*?)<\/script>/.exec(page) ?? [];
  const reads: FirstRead[] = JSON.parse(block);
  return reads
    .filter(({ feature }) => feature === undefined || hasFeature(feature))
    .map((read) => read.address);
}

test.each([
  // First, since the frame brings screens beyond the specification only when it is loaded.
  ['a server of ours', FEATURES, 20],
  ["another company's server", [], 12],
] as const)(
  'each screen on %s requests what its page preloads',
  async (_, features, count) => {
    await loadHostSettings(JSON.stringify({ apiHost: 'https://falcon.example', features }));
    // A call beyond the specification, which this host does not have, fails loudly.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('signedIn', JSON.stringify({ ...person, token: TOKEN.slice(-8) }));
    let named = 0;
    for (const address of PROTECTED) {
      foreign.received = [];
      foreign.next('GET /api/profile', { body: { user: { name: 'Falcon Admin', ...person } } });
      await open(address);
      const asked = foreign.received.map(({ path, search }) => path + search);
      const reads = namedReads(address);
      expect(asked, address).toEqual(expect.arrayContaining(reads));
      named += reads.length;
    }
    expect(named).toBe(count);
    // It opens every screen.
  },
  240_000,
);
