import { allRoutes } from '@tawseel/contract';
import type { Entry } from './build-pages.ts';
import { addresses, BEYOND, featureOf, PROTECTED, type ProtectedAddress } from './src/addresses.ts';
import { addressOf } from './src/api/address.ts';
import type { FirstRead } from './src/api/ahead.ts';
import { MORE_SCREENS } from './src/app/more-screens.ts';
import { SCREENS, type ScreenRow } from './src/app/screens.ts';

/** Chunks of each other language: its texts of the groups `sign-in`, `frame` and `lists`, and `more` for all others. */
const OF_GROUPS =
  '(?<first>arabic|common|session)|(?<frame>export|finance|home|more-nav|rules|shell)|(?<lists>filters|order-editing|orders|words)';
const LANGUAGE = new RegExp(`src/(?:texts|facts/sentences)/(?!en/)(?<tag>[^/]+)/(?:(?:${OF_GROUPS})\\.ts)?`);

function languageChunk(file: string): string | null {
  const { tag, first, frame, lists } = LANGUAGE.exec(file)?.groups ?? {};
  if (!tag || first) return tag ?? null;
  return `${tag}-${frame ? 'frame' : lists ? 'lists' : 'more'}`;
}

/** Returns a pattern of the screens beyond the specification, whose files have the names of their addresses, but some. */
function screensBut(...others: string[]): string {
  const names = [...BEYOND.map((address) => address.slice(1)), 'e-invoices'];
  return names.filter((name) => !others.includes(name)).join('|');
}

/** Code that no screen of the specification loads: the calls, texts and styles of the parts beyond it. */
const CODE_BEYOND = new RegExp(
  [
    `(contract/src|features|screens|texts/en)/(${screensBut('account', 'audit', 'pickups', 'settings')})[./]`,
    'contract/src/(api-keys|batches|cash-replies|collections|dispatch|open-paper|order-reasons|parcel|proofs|scanning|statement-replies)\\.ts$',
    'contract/src/facts/(calls|charges|failure-reasons|ledger|order-reasons|pickup-reasons|proofs|scans|stops)\\.ts$',
    'console/src/(app/more-(nav|screens)\\.tsx?$|api/(client-id|queue-sender)\\.ts|features/(audit/audit-rows|orders/parcel/))',
    'console/src/texts/(en/(attempts|audit|camera|collected|more-nav|order-bulk|road|settings)|spans)\\.ts$',
    'console/src/features/profile/login-languages\\.',
    'console/src/ui/(scan/|fields/week-days\\.|keys/page-keys\\.|dialog/(named-lines|reason-dialog)\\.)',
  ].join('|'),
);
/** The same of what the windows share in which addresses and prices are typed. */
const ADDRESSES =
  /contract\/src\/(facts\/area-names|areas|place)\.ts$|console\/src\/features\/orders\/price\//;
/** The same of printed labels. */
const LABELS =
  /contract\/src\/(facts\/)?labels\.ts$|console\/src\/(api\/fetch-page\.ts$|features\/labels\/(?!print-act)|texts\/en\/labels\.ts$|ui\/display\/paper\.)/;
/** The same of pickups. */
const PICKUPS =
  /contract\/src\/(facts\/)?pickups\.ts$|console\/src\/(features\/pickups|screens\/pickups\.|texts\/en\/pickups\.ts$)/;
/** Path of a module, without the mark of texts that `live-texts.ts` replaces. */
const pathOf = (id: string) => id.replaceAll('\\', '/').replace('?live', '');
/** Code that texts of other languages share, which no English page loads. */
const OF_LANGUAGES = /contract\/src\/facts\/(isolated\.ts|sentences\/(?!en\/)[^/]+\/)/;
const isBeyond = (id: string) =>
  [CODE_BEYOND, ADDRESSES, LABELS, PICKUPS].some((one) => one.test(pathOf(id)));

/**
 * Code splitting: a chunk for each group, with its imports. The groups are the prefetching start script, the sign-in,
 * the frame with the overview, its texts and most styles, All Orders with its texts, other texts, code that several screens
 * share, code beyond the specification, and those of each other language. Code of a single other screen is a separate chunk. A
 * top-level `await` in any module would create a chunk for each dynamic import again.
 */
const groups: Entry['groups'] = [
  { name: 'start', test: /src\/start\.ts$/ },
  { name: 'sign-in', test: /src\/(main\.tsx|texts\/en\/(common|session)\.ts)$/ },
  {
    name: 'frame',
    test: (id) =>
      /src\/(app\/signed-in-frame|screens\/home)\.tsx$|src\/texts\/en\/(export|finance|home|shell)\.ts$|src\/(?!.*(landing|not-found|delivery|import|business|access|cash|file-field|editing|rates|trend|orders\/bulk|orders\/window|login-languages|drivers-today|share-bar|fold|date-field)).+\.module\.css$/.test(
        id,
      ) && !isBeyond(id),
  },
  {
    name: 'lists',
    test: (id) =>
      /src\/(texts\/en\/(export|filters|order-editing|orders|words)\.ts|screens\/all-orders\.tsx)$/.test(id),
  },
  // Texts of the other screens of the specification, and of what opens over a screen.
  { name: 'texts', test: (id) => /src\/texts\/en\/[\w-]+\.ts$/.test(id) && !isBeyond(id) },
  // Texts of the desks beyond the specification: as one file, because the first script names every file.
  {
    name: 'more-texts',
    test: new RegExp(`src/texts/en/(${screensBut('account', 'hub', 'pickups', 'runs')})\\.ts$`),
  },
  // Which screens there are beyond the specification, and what they are called; the palette shares their icons.
  {
    name: 'more-screens',
    test: /src\/(app\/more-(nav|screens)|texts\/en\/more-nav)\.tsx?$|icons\/Icon(FileImport|Key|Map2|Route|Scan|TruckLoading)\./,
  },
  {
    name: 'kit',
    test: (id) => /\.(ts|tsx|js|mjs)$/.test(pathOf(id)) && !isBeyond(id) && !OF_LANGUAGES.test(pathOf(id)),
    minShareCount: 2,
  },
  { name: 'addresses', test: (id) => ADDRESSES.test(pathOf(id)), minShareCount: 2 },
  { name: 'labels', test: (id) => LABELS.test(pathOf(id)), minShareCount: 2 },
  { name: 'beyond', test: isBeyond, minShareCount: 2 },
  { name: (id) => languageChunk(pathOf(id)), test: (id) => LANGUAGE.test(pathOf(id)) },
];

function firstRead(read: NonNullable<ScreenRow['reads']>[number], ofScreen: FirstRead['feature']): FirstRead {
  const { list, limit, feature = ofScreen } = typeof read === 'string' ? { list: read } : read;
  const row = allRoutes.find(({ area, name }) => `${area}.${name}` === list);
  if (!row) throw new Error(`A screen reads ${list} first, and the contract has no such row.`);
  const query = limit === undefined ? {} : { page: 1, limit, sort: '-createdAt' };
  return { address: addressOf(row, { query }), feature: row.feature ?? feature };
}

function screenPage(address: ProtectedAddress) {
  const { Screen, reads = [] } = { ...SCREENS, ...MORE_SCREENS }[address];
  return {
    file: fileOf(address),
    draws: ['SignedInFrame', 'MORE_SCREENS', Screen.displayName],
    reads: reads.map((read) => firstRead(read, featureOf(address))),
  };
}

function fileOf(address: string): string {
  return `${address.slice(1)}.html`;
}

/** A page for each address; `404.html` is for any other. */
export const consoleEntry: Entry = {
  name: 'index',
  root: import.meta.dirname,
  start: 'src/start.ts',
  groups,
  pages: [
    ...PROTECTED.map(screenPage),
    { file: fileOf(addresses.login) },
    { file: fileOf(addresses.reset), draws: ['Reset'] },
    { file: '404.html', draws: ['NotFound'] },
    // The last, for the others are made from it.
    { file: 'index.html', draws: ['Landing'] },
  ],
};
