import { ask } from '../harness/ask.ts';
import { importOrders, type OrderRow } from '../harness/order-rows.ts';
import { OurServer } from '../harness/our-server.ts';
import { betweenDots, codesIn, openPaper, overflowing, paperOf } from '../harness/paper.ts';
import { template } from '../harness/template.ts';
import { expect, type Host, test } from '../harness/test.ts';

const PUBLIC = 'https://parcels.example';
const LEGAL_NAME =
  'Abdulrahman Mohammed Al Maktoum and Sons General Trading, Contracting and Transport Company Limited Liability Company';
const ARABIC_NAME =
  'شركة عبد الرحمن محمد المكتوم وأولاده للتجارة العامة والمقاولات والنقل ذات المسؤولية المحدودة';
const PHONE = '+971 52 118 6640 or 04 222 3344 ext 1204, 050 771 0932';
const full = (text: string, length: number) => text.padEnd(length, ` ${text}`).slice(0, length).trim();

/** Texts of a label: both alphabets, IDs of other systems, each as long as allowed. */
const ODD: OrderRow[] = [
  {
    tracking_id: 'ODD-ARABIC-01',
    receiver_name: 'محمد بن راشد الكعبي',
    dropoff_street: 'شارع الوصل، فيلا ١٢',
    dropoff_city: 'Dubai',
    dropoff_area: 'Jumeirah',
    sender_name: 'عطور مريم السويدي',
    title: 'عطر العود "ملكي"',
    payment_method: 'Card',
  },
  {
    tracking_id: 'ODD-URGENT-02',
    delivery_type: 'urgent',
    packing: 'yes',
    dropoff_building: 'Sapphire Tower, 1204',
    dropoff_landmark: 'behind the mosque',
    dropoff_makani: '30032 95320',
    receiver_phone2: '+971 6 555 0177',
    delivery_instructions: 'Ring twice',
  },
  { tracking_id: 'FOREIGN-SYSTEM/2026/0000-1234567890-ABCD' },
  { tracking_id: '1Z999AA10123456784' },
  { tracking_id: 'AE-2026-0001234567-DXB-X' },
  { tracking_id: 'x.y_z#1/2-3' },
  {
    tracking_id: 'ODD-LONGEST-08',
    delivery_type: 'urgent',
    packing: 'yes',
    receiver_name: full(LEGAL_NAME, 120),
    receiver_phone: PHONE,
    receiver_phone2: PHONE,
    dropoff_street: 'W'.repeat(200),
    dropoff_building: full('Sapphire Tower of the Creek', 120),
    dropoff_landmark: full('behind the petrol station', 120),
    dropoff_makani: '30032 95320',
    dropoff_area: full('Mussafah Industrial Area', 80),
    dropoff_city: 'Umm-Al-Quwain',
    sender_name: full(LEGAL_NAME, 120),
    sender_phone: PHONE,
    sender_address: full(LEGAL_NAME, 300),
    title: 'W'.repeat(200),
    delivery_instructions: full('Call the guard at the gate before you come', 500),
    value_aed: '1000000.00',
    weight_kg: '29.999',
    length_cm: '499.9',
    width_cm: '499.9',
    height_cm: '499.9',
  },
  {
    tracking_id: 'W'.repeat(40),
    receiver_name: full(ARABIC_NAME, 120),
    receiver_phone: PHONE,
    dropoff_street: full(ARABIC_NAME, 200),
    dropoff_building: full(ARABIC_NAME, 120),
    dropoff_landmark: full(ARABIC_NAME, 120),
    dropoff_area: full(ARABIC_NAME, 80),
    sender_name: full(ARABIC_NAME, 120),
    sender_address: full(ARABIC_NAME, 300),
    title: full(ARABIC_NAME, 200),
    delivery_instructions: full(ARABIC_NAME, 500),
  },
];
const WITHOUT_BARS = ['FOREIGN-SYSTEM/2026/0000-1234567890-ABCD', 'W'.repeat(40)];
/** Width and height of a sheet in points, how many labels it has, and how many are printed: the odd ones first. */
const SIZES = [
  ['4x6', 288, 432, 1, 10],
  ['a6', 297.6, 419.5, 1, 10],
  ['a4', 595.2, 841.9, 4, 10],
] as const;
const MOST = 10;

async function fetchPage(host: Host, path: string, body: object): Promise<{ html: string; policy: string }> {
  const answer = await fetch(`${host.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

test.describe('labels on paper', () => {
  // In one process, which starts one server for all of them.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(180_000);
  let server: OurServer;
  let host: Host;
  let ids: string[];

  test.beforeAll(async () => {
    server = await OurServer.start({ PUBLIC_URL: PUBLIC }, template().folder);
    host = { name: 'ours', address: server.address, token: template().token };
    const known = await ask(host, 'GET', '/api/business');
    await ask(host, 'PUT', '/api/business', {
      ...known.data,
      updatedAt: undefined,
      logo: undefined,
      tradeName: full(LEGAL_NAME, 120),
      legalName: full(LEGAL_NAME, 200),
      legalNameAr: full(ARABIC_NAME, 200),
      phone: PHONE,
    });
    await importOrders(host, ODD);
    const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=100');
    const ordinary: string[] = data.map(({ trackingID }: { trackingID: string }) => trackingID);
    ids = [...ODD.map((order) => order.tracking_id), ...ordinary.filter((id) => id.startsWith('TWS'))].slice(
      0,
      MOST,
    );
  });
  test.afterAll(() => server.stop());

  for (const [size, width, height, each, count] of SIZES) {
    test(`labels: ${count} on ${size} are as many sheets of that size, and a scanner reads both codes of each`, async ({
      browser,
    }) => {
      const trackingIDs = ids.slice(0, count);
      const body = { trackingIDs, size, reason: 'A test of each size' };
      const { html, policy } = await fetchPage(host, '/api/labels', body);
      const page = await openPaper(browser, html, policy);
      const faults: string[] = [];
      page.on('console', (message) => faults.push(message.text()));
      await page.reload();

      const sheets = paperOf(await page.pdf({ preferCSSPageSize: true }));
      expect(sheets).toHaveLength(Math.ceil(count / each));
      for (const [w = 0, h = 0] of sheets) {
        expect(Math.abs(w - width)).toBeLessThan(0.6);
        expect(Math.abs(h - height)).toBeLessThan(0.6);
      }

      const labels = page.locator('.label');
      await expect(labels).toHaveCount(count);
      for (const [at, id] of trackingIDs.entries()) {
        const read = await codesIn(await labels.nth(at).screenshot());
        const qr = { format: 'QRCode', text: `${PUBLIC}/t/${encodeURIComponent(id)}` };
        const bars = WITHOUT_BARS.includes(id) ? [] : [{ format: 'Code128', text: id }];
        expect(read.toSorted((one, other) => (one.format < other.format ? -1 : 1))).toEqual([...bars, qr]);
      }
      expect(await betweenDots(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      const lines = await page.locator('.amount').evaluateAll((all) =>
        all.flatMap((amount) => {
          const texts = document.createNodeIterator(amount, NodeFilter.SHOW_TEXT);
          const counts: number[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const range = document.createRange();
            range.selectNode(text);
            counts.push(range.getClientRects().length);
          }
          return counts;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
      await expect(page.getByText('COD AED 1,000,000.00')).toHaveCount(1);
      await expect(page.getByText('No bar code: the ID is too long')).toHaveCount(2);
      expect(faults).toEqual([]);
      await page.close();
    });
  }

  test('labels: blank ones have codes that a scanner reads, and so has the test page', async ({
    browser,
  }) => {
    const { html, policy } = await fetchPage(host, '/api/labels/blank', { count: 4, size: 'a4' });
    const page = await openPaper(browser, html, policy);
    expect(paperOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
    expect(await overflowing(page)).toEqual([]);
    for (const label of await page.locator('.label').all()) {
      const code = await label.locator('.id').innerText();
      const read = await codesIn(await label.screenshot());
      expect(new Set(read.map(({ text }) => text))).toEqual(new Set([code]));
      expect(read).toHaveLength(2);
    }
    await page.close();
    for (const [size, width] of SIZES) {
      const answer = await fetch(`${host.address}/api/labels/test?size=${size}`, {
        headers: { authorization: `Bearer ${host.token}` },
      });
      const sheet = await openPaper(
        browser,
        await answer.text(),
        answer.headers.get('content-security-policy') ?? '',
      );
      const [paper] = paperOf(await sheet.pdf({ preferCSSPageSize: true }));
      expect(Math.abs((paper?.[0] ?? 0) - width)).toBeLessThan(0.6);
      expect(await codesIn(await sheet.locator('.sheet').screenshot())).toHaveLength(2);
      // In dots: ten to a stroke and the next.
      const ruled = await sheet
        .locator('.rulers path')
        .evaluate((path) => path.getBoundingClientRect().width);
      const mm = Number(/be (\d+) mm long/.exec(await sheet.locator('.test p').first().innerText())?.[1]);
      expect(Math.abs((ruled * 25.4) / 96 - mm)).toBeLessThan(0.6);
      await sheet.close();
    }
  });
});
