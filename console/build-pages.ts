import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { account } from '@tawseel/contract/account';
import { administrators } from '@tawseel/contract/administrators';
import { business } from '@tawseel/contract/business';
import { charges } from '@tawseel/contract/charges';
import { ORDERS_PAGE_SIZE, QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { overview } from '@tawseel/contract/overview';
import { queries } from '@tawseel/contract/queries';
import type { Route } from '@tawseel/contract/route';
import { senders } from '@tawseel/contract/senders';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import type { Plugin, Rolldown } from 'vite';
import { addresses, PROTECTED } from './src/addresses.ts';
import { addressOf } from './src/api/address.ts';
import type { FirstRead } from './src/api/ahead.ts';

const firstPage = (limit: number) => ({ query: { page: 1, limit, sort: '-createdAt' } });
const read = (row: Route, parts = {}, feature = row.feature): FirstRead => ({
  address: addressOf(row, parts),
  feature,
});

/** What a screen shows first, as it asks for it as soon as it stands. */
const FIRST_READS: Partial<Record<string, FirstRead[]>> = {
  [addresses.home]: [read(overview.readOverview), read(orders.countOrders)],
  [addresses.warehouses]: [read(warehouses.listWarehouses)],
  [addresses.users]: [read(senders.listSenders)],
  [addresses.prices]: [
    read(charges.listWeightCharges),
    read(charges.listPackingCharges),
    read(charges.listSizeCharges),
  ],
  [addresses.supervisors]: [read(staff.supervisor.listStaff)],
  [addresses.operators]: [read(staff.operator.listStaff)],
  [addresses.drivers]: [read(staff.driver.listStaff)],
  [addresses.cashier]: [read(staff.cashier.listStaff)],
  [addresses.allOrders]: [read(orders.listOrders, firstPage(ORDERS_PAGE_SIZE))],
  [addresses.profileView]: [read(account.readProfile)],
  [addresses.account]: [read(account.readProfile, {}, 'tawseel')],
  [addresses.settings]: [read(business.readBusiness)],
  [addresses.queries]: [read(queries.listQueries, firstPage(QUERIES_PAGE_SIZE), 'tawseel')],
  [addresses.access]: [read(administrators.listAdministrators)],
};

const START = 'src/start.ts';
const FRAME = 'src/app/signed-in-frame.tsx';
/** Those without a screen of their own name: the four of staff. */
const STAFF = 'src/screens/staff.tsx';
const SIGNING_IN = 'src/features/sign-in/parts.ts';
const NOT_FOUND = 'src/screens/not-found.tsx';

/** Files by module that is asked for by name: its own chunk first, then all that this one cannot run without. */
type Manifest = Record<string, string[]>;

function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, seen);
  }
  return seen;
}

function manifestOf(root: string, bundle: Rolldown.OutputBundle, isAsked: (id: string) => boolean): Manifest {
  const manifest: Manifest = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds.filter(isAsked)) {
      manifest[relative(root, id).replaceAll('\\', '/')] = [...filesOf(chunk, bundle)];
    }
  }
  return manifest;
}

function link(file: string): string {
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" crossorigin fetchpriority="low" href="/${file}">`;
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

function screenOf(root: string, address: string): string {
  const own = `src/screens${address === addresses.landing ? '/landing' : address}.tsx`;
  return existsSync(join(root, own)) ? own : STAFF;
}

/**
 * A page for each address, by its name: it names all code its screen needs, and what that reads first, so that a browser
 * asks for everything at once. `404.html` is for any other address, and `manifest.json` says which file a module is in.
 */
export function pages(): Plugin {
  let root = '';
  return {
    name: 'pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle({ dir }, bundle) {
      const entry = join(root, START);
      const isAsked = (id: string) =>
        normalize(id) === entry || Boolean(this.getModuleInfo(id)?.dynamicImporters.length);
      const manifest = manifestOf(root, bundle, isAsked);
      // Ahead of the style that names it: text that has to wait for its typeface is laid out twice.
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const bare = readFileSync(join(dir!, 'index.html'), 'utf8');
      const write = (name: string, modules: readonly string[], reads: readonly FirstRead[] = []) => {
        const needed = new Set([START, 'src/main.tsx', ...modules].flatMap((module) => manifest[module]!));
        const links = [...needed, ...fonts].filter((file) => !bare.includes(file)).map(link);
        const block = `<script type="application/json" id="first-reads">${JSON.stringify(reads)}</script>`;
        writeFileSync(join(dir!, name), bare.replace('</head>', `${links.join('\n')}\n${block}\n</head>`));
      };
      for (const address of PROTECTED) {
        write(`${address.slice(1)}.html`, [FRAME, screenOf(root, address)], FIRST_READS[address]);
      }
      write(`${addresses.login.slice(1)}.html`, []);
      write(`${addresses.reset.slice(1)}.html`, [SIGNING_IN]);
      write('404.html', [NOT_FOUND]);
      write('index.html', [screenOf(root, addresses.landing)]);
      writeFileSync(join(dir!, 'manifest.json'), JSON.stringify(manifest));
    },
  };
}
