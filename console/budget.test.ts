import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BEYOND as beyond } from './src/addresses.ts';

const KB = 1000;
const textsOf = (part: string) => `src/texts/en/${part}.ts`;
const dist = fileURLToPath(new URL('dist/', import.meta.url));
const manifest: Record<string, string[]> = JSON.parse(readFileSync(`${dist}index.manifest.json`, 'utf8'));

/** Returns all files that must be loaded before these modules run. */
function filesOf(names: readonly string[], ofEntry = manifest): Set<string> {
  return new Set(names.flatMap((name) => ofEntry[name]!));
}

/** Returns what a browser receives: the files that the build has compressed. */
function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(`${dist}${file}.br`).size, 0);
}

/** With the texts of the modules among them, which come as soon as the modules are there. */
const LOGIN = ['src/start.ts', 'src/main.tsx', ...['common', 'session'].map(textsOf)];
const FRAME = [...LOGIN, 'src/app/signed-in-frame.tsx', textsOf('shell')];
const screens = Object.keys(manifest).filter((name) => /^src\/screens\/.+\.tsx$/.test(name));

test('the sign-in page loads at most 85 kB of script and style, with brotli', () => {
  expect(bytesOf(filesOf(LOGIN))).toBeLessThanOrEqual(85 * KB);
});

test('the first protected screen loads at most 140 kB in total', () => {
  expect(
    bytesOf(filesOf([...FRAME, 'src/screens/home.tsx', ...['home', 'finance'].map(textsOf)])),
  ).toBeLessThanOrEqual(140 * KB);
});

/** Returns the scripts that a page names, all of which run before it is painted. */
function scriptsOf(page: string): Set<string> {
  const names = readFileSync(`${dist}${page}.html`, 'utf8').matchAll(/\/(assets\/[\w-]+\.js)"/g);
  return new Set([...names].map(([, name]) => name!));
}

test.each([
  ['login', 295],
  ['home', 465],
  ['all-orders', 530],
])('the page %s runs at most %i kB of script before it is painted', (page, most) => {
  const length = [...scriptsOf(page)].reduce((sum, name) => sum + statSync(`${dist}${name}`).size, 0);
  expect(length).toBeLessThanOrEqual(most * KB);
});

test.each(['login', 'home', 'all-orders'])('the page %s loads at most 15 kB more in Arabic', (page) => {
  const scripts = scriptsOf(page);
  const lacking = (names: readonly string[]) =>
    [...filesOf(names)].filter((file) => file.endsWith('.js') && !scripts.has(file));
  const english = Object.keys(manifest).filter(
    (name) => name.startsWith('src/texts/en/') && lacking([name]).length === 0,
  );
  const arabic = ['src/texts/ar/arabic.ts', ...english.map((name) => name.replace('/en/', '/ar/'))];
  expect(english).toContain(textsOf('common'));
  expect(bytesOf(lacking(arabic))).toBeLessThanOrEqual(15 * KB);
});

/** Shared code was loaded with another screen, or stays for the next. */
test.each(screens)('%s loads at most 30 kB of its own', (name) => {
  const others = filesOf([...FRAME, ...screens.filter((other) => other !== name)]);
  expect(bytesOf(filesOf([name]).difference(others))).toBeLessThanOrEqual(30 * KB);
});

/** The second group of the navigation: what the specification does not have. */
const BEYOND = beyond.map((address) => `src/screens${address}.tsx`);
const specified = screens.filter((name) => !BEYOND.includes(name));

/** Parts that their screens load later: the window of an order, the rows of long lists, and their texts. */
const LATER = [
  'src/features/orders/details/order-details.tsx',
  'src/ui/table/virtual-body.tsx',
  textsOf('staff'),
  textsOf('orders'),
];

test('all screens of the specification load at most 260 kB in total', () => {
  expect(bytesOf(filesOf([...FRAME, ...specified, ...LATER]))).toBeLessThanOrEqual(260 * KB);
});

test('all other screens load at most 140 kB more, none of it on a screen of the specification', () => {
  expect(screens).toEqual(expect.arrayContaining(BEYOND));
  const others = filesOf([...FRAME, ...specified]);
  expect(bytesOf(filesOf(BEYOND).difference(others))).toBeLessThanOrEqual(140 * KB);
  expect([...others].filter((file) => /\/(beyond|addresses)-/.test(file))).toEqual([]);
});

const driver: Record<string, string[]> = JSON.parse(readFileSync(`${dist}d/index.manifest.json`, 'utf8'));
const languageOf = (module: string) => /^src\/texts\/(\w+)\//.exec(module)?.[1];
const languages = [...new Set(Object.keys(driver).flatMap((module) => languageOf(module) ?? []))];

/**
 * All code of the page of drivers but React, which is a chunk of its own, and the texts of the driver's language; the
 * reader comes with the first scan.
 */
test.each(languages)(
  'the page of drivers loads at most 70 kB of script and style besides React: %s',
  (tag) => {
    const modules = Object.keys(driver).filter((module) => [undefined, tag].includes(languageOf(module)));
    const files = filesOf(modules, driver);
    expect([...files].filter((file) => /\/react-/.test(file))).toHaveLength(1);
    const counted = [...files].filter((file) => !/\/(react|zxing-reader)-/.test(file));
    expect(bytesOf(counted)).toBeLessThanOrEqual(70 * KB);
  },
);

test('no file of the page of drivers reads or writes the token of the console', () => {
  const files = filesOf(Object.keys(driver), driver);
  expect([...files].filter((file) => readFileSync(dist + file, 'utf8').includes('authToken'))).toEqual([]);
});

test('the pseudo-language is only in development builds', () => {
  const scripts = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => readFileSync(`${dist}assets/${name}`, 'utf8').includes('«N/A»'))).toEqual(
    [],
  );
});
