import { readFileSync } from 'node:fs';
import { business } from '@tawseel/contract/business';
import { FEATURES } from '@tawseel/contract/facts/features';
import { expect, test } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { DATABASES } from '../../testing/databases.ts';
import { readSettings } from '../settings.ts';

const [SQLITE] = DATABASES;

const API_HOST = 'https://api.example.com';

async function started(settings: Record<string, string>) {
  const { db, close } = await SQLITE!.open();
  const { app } = await startApp(db, readSettings(settings));
  return { app, close: () => app.close().then(close) };
}

async function served(settings: Record<string, string>, url: string) {
  const { app, close } = await started(settings);
  const answer = await app.inject(url);
  await close();
  return answer;
}

const WITHOUT_MAIL = FEATURES.filter((feature) => feature !== 'mail');
const MAIL = {
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'no-reply@parcels.example',
  PUBLIC_URL: 'https://parcels.example',
};

test.each<[string, Record<string, string>, readonly string[]]>([
  ['its own server', {}, WITHOUT_MAIL],
  ['its own server that sends mail', MAIL, FEATURES],
  ["another company's", { API_HOST, ...MAIL }, []],
  ['another Tawseel', { API_HOST, API_HOST_IS_TAWSEEL: 'yes' }, WITHOUT_MAIL],
])('the console is told what goes beyond the specification on %s', async (_, settings, features) => {
  const { body } = await served(settings, '/settings.json');
  expect(JSON.parse(body)).toMatchObject({ apiHost: settings.API_HOST ?? '', features });
});

/** Addresses of the specification. */
const ADDRESSES = [
  '/',
  '/login',
  '/home',
  '/register-warehouse',
  '/warehouses',
  '/single-warehouse',
  '/users',
  '/prices',
  '/supervisors',
  '/operators',
  '/drivers',
  '/cashier',
  '/all-orders',
  '/profile-view',
  '/queries',
];

const UNKNOWN = [
  '/nowhere',
  '/home/x',
  '/404',
  '/index.html',
  '/all-orders.html',
  '/login/../nowhere',
  '/homes',
];

test("the console's own addresses have a page, in every spelling; any other has 404 and the not-found page", async () => {
  const { app, close } = await started({});
  const status = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, headers } = await app.inject({ url, method });
    expect(headers['content-type'], url).toBe('text/html; charset=utf-8');
    return [url, statusCode];
  };
  for (const url of UNKNOWN) expect(await status(url)).toEqual([url, 404]);
  expect(await status('/nowhere', 'HEAD')).toEqual(['/nowhere', 404]);
  for (const url of [...ADDRESSES, '/Home', '/USERS/', '/%70rices', '/home?page=2', '/queries//']) {
    expect(await status(url)).toEqual([url, 200]);
    expect(await status(url, 'HEAD')).toEqual([url, 200]);
  }
  await close();
});

test('the page of an address preloads the files and responses of its screen, and no other page does', async () => {
  const { app, close } = await started({});
  const page = async (url: string) => (await app.inject(url)).body;
  const [orders, login] = [await page('/all-orders'), await page('/login')];
  const preloads = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const named = [...orders.matchAll(preloads)].map(([, file]) => file!);
  expect(named.filter((file) => /\/(frame|lists)-/.test(file))).toHaveLength(2);
  for (const file of named) expect((await app.inject(file)).statusCode, file).toBe(200);
  expect(orders).toContain('"/api/orders/orders-all?page=1&limit=10&sort=-createdAt"');
  expect(login).not.toMatch(/frame-|orders-all|<script(?! type="(module|application\/json)")/);
  await close();
});

test('the page that scans may use the camera and compile its decoder, in every spelling', async () => {
  const { app, close } = await started({});
  const said = async (url: string, etag = '') => {
    const { headers } = await app.inject({ url, headers: { 'if-none-match': etag } });
    return [headers['permissions-policy'], headers['content-security-policy']].join('; ');
  };
  const { etag = '' } = (await app.inject('/hub')).headers;
  for (const scanning of [await said('/hub'), await said('/Hub/'), await said('/hub', String(etag))]) {
    expect(scanning).toContain('camera=(self), geolocation=()');
    expect(scanning).toMatch(/script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/);
  }
  await close();
});

test('only the page of drivers may also use the position, show pictures from the phone and start its worker', async () => {
  const { app, close } = await started({});
  const said = async (url: string) => {
    const { headers } = await app.inject(url);
    return [headers['permissions-policy'], headers['content-security-policy']].join('; ');
  };
  const drivers = await said('/d/');
  expect(drivers).toContain('camera=(self), geolocation=(self)');
  expect(drivers).toMatch(
    /img-src 'self' https: data: blob:.*worker-src 'self';trusted-types driver-worker;/,
  );
  for (const url of ['/home', '/hub', '/', '/nowhere', '/api/orders/count']) {
    expect(await said(url), url).toContain('geolocation=()');
    expect(await said(url), url).not.toMatch(/blob:|worker-src|trusted-types /);
  }
  await close();
});

test("a console of another company's server has no page of drivers", async () => {
  const { app, close } = await started({ API_HOST });
  const statuses = [];
  for (const url of ['/d/', '/d', '/d/sw.js', '/d/manifest.webmanifest', '/d/icon-180.png', '/hub'])
    statuses.push((await app.inject(url)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 200]);
  await close();
});

test('every spelling of /d/ leads to the page of drivers, which has its worker and a manifest to install it', async () => {
  const { app, close } = await started({});
  for (const url of ['/d', '/D/', '/d//']) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers.location]).toEqual([url, 308, '/d/']);
  }
  const { statusCode, body } = await app.inject('/d/');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('id="settings"')]);
  const worker = await app.inject('/d/sw.js');
  expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(worker.headers['content-type']).toContain('javascript');
  const manifest = await app.inject('/d/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json()).toMatchObject({ start_url: '/d/', scope: '/d/' });
  const icons = manifest.json().icons.map(({ src }: { src: string }) => src);
  const [, touched = ''] = /apple-touch-icon" href="([^"]+)"/.exec(body) ?? [];
  for (const icon of [...icons, touched]) {
    const { statusCode, headers } = await app.inject(icon);
    expect([icon, statusCode, headers['content-type']]).toEqual([
      icon,
      200,
      expect.stringContaining('image/'),
    ]);
  }
  expect((await app.inject('/d/index.html')).statusCode).toBe(404);
  await close();
});

test('no page of the office may use a camera', async () => {
  const { app, close } = await started({});
  const said = async (url: string) => {
    const { headers } = await app.inject(url);
    return [headers['permissions-policy'], headers['content-security-policy']].join('; ');
  };
  for (const url of [
    '/home',
    '/all-orders',
    '/contact',
    '/follow-ups',
    '/',
    '/nowhere',
    '/api/orders/count',
    '/settings.json',
  ]) {
    expect(await said(url), url).toContain('camera=(), geolocation=()');
    expect(await said(url), url).not.toMatch(/wasm|script-src/);
  }
  await close();
});

test('each page preloads the typeface, so that text is not laid out twice', async () => {
  const { app, close } = await started({});
  for (const url of ['/', '/login', '/users', '/nowhere']) {
    const [, font = ''] =
      /<link rel="preload" as="font" crossorigin fetchpriority="low" href="([^"]+)">/.exec(
        (await app.inject(url)).body,
      ) ?? [];
    expect((await app.inject(font)).headers['content-type'], url).toBe('font/woff2');
  }
  await close();
});

test('a page carries the settings, which cannot break out of it, and changes with them', async () => {
  const phrase = '</script><script>alert(1)</script>';
  const [plain, changed] = [
    await served({}, '/home'),
    await served({ BULK_CONFIRM_PHRASE: phrase, CONSOLE_LANGUAGE: 'ar' }, '/home'),
  ];
  const [, json] = /id="settings">(.*)<\/script>/.exec(changed.body) ?? [];
  expect(JSON.parse(json ?? '')).toMatchObject({
    bulkConfirmPhrase: phrase,
    language: 'ar',
    features: WITHOUT_MAIL,
  });
  expect(json).not.toContain('<');
  expect(changed.headers.etag).not.toBe(plain.headers.etag);
  expect(plain.headers['cache-control']).toBe('no-cache');
});

const LOGO = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')}`;

test.each(DATABASES)(
  'on $name: settings and pages have the current trade name and logo',
  async ({ open }) => {
    const { db, close } = await open();
    const { app, call } = await startApp(db, readSettings({}));
    const said = async () => {
      const { business } = (await app.inject('/settings.json')).json();
      for (const url of ['/login', '/Login/', '/nowhere']) {
        const [, json = ''] = /id="settings">(.*)<\/script>/.exec((await app.inject(url)).body) ?? [];
        expect(JSON.parse(json).business, url).toEqual(business);
      }
      return business;
    };
    expect(await said()).toEqual({ name: '', logo: '' });
    const before = (await app.inject('/login')).headers.etag;
    const { data } = await call(business.readBusiness);
    const { updatedAt: _, ...details } = data;
    const body = { ...details, tradeName: '</script>Falcon', logo: LOGO };
    const { data: saved } = await call(business.updateBusiness, { body });
    expect(await said()).toEqual({ name: '</script>Falcon', logo: saved.logo });
    expect((await app.inject('/login')).headers.etag).not.toBe(before);
    await app.close();
    await close();
  },
);

test('a page has the last known name if the database is down', async () => {
  const { db, close } = await SQLITE!.open();
  const { app } = await startApp(db, readSettings({}));
  await app.inject('/login');
  await close();
  const { statusCode, body } = await app.inject('/login');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('"business":{"name":"","logo":""}')]);
  await app.close();
});

test.each([{}, { API_HOST_IS_TAWSEEL: 'yes' }])(
  'the console of another server gets no business of this one, %j',
  async (more) => {
    const { body } = await served({ API_HOST, ...more }, '/settings.json');
    expect(JSON.parse(body).business).toBeUndefined();
  },
);

test('an unchanged page is answered with 304 and nothing more', async () => {
  const { app, close } = await started({});
  const { headers } = await app.inject('/home');
  const again = await app.inject({ url: '/home', headers: { 'if-none-match': `W/${headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await close();
});

test('a picture may be shown by the console of another origin', async () => {
  const { statusCode, headers } = await served({}, '/pictures/avatar/administrator.svg');
  expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'image/svg+xml',
    'cross-origin',
  ]);
});

test.each([
  '/pictures/avatar/nobody.svg',
  '/pictures/avatar/',
  '/pictures/../package.json',
  '/pictures/%2e%2e/package.json',
  '/pictures/avatar/..%2f..%2fpackage.json',
])('a missing picture is not found in any spelling: %s', async (url) => {
  expect((await served({}, url)).statusCode).toBe(404);
});

test.each(FEATURES)('the page for operators describes the feature %s', (feature) => {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  expect(page).toContain(`| \`${feature}\` |`);
});
