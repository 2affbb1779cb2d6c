import type { Page } from '@playwright/test';
import { ask, readCode } from '../harness/ask.ts';
import { drawPhoto } from '../harness/drawn-photo.ts';
import {
  attemptsOf,
  button,
  cards,
  ended,
  openDay,
  openDoor,
  paid,
  sent,
  settleWorker,
  sign,
  takePhoto,
  unpaid,
} from '../harness/driver-page.ts';
import { expectFitForRoad } from '../harness/fit-for-road.ts';
import { DRIVER_PAGE, signInDriver } from '../harness/on-the-road.ts';
import { expect, type Host, test } from '../harness/test.ts';

test.use({ signedIn: false, writes: true, viewport: { width: 360, height: 740 } });

const FILES = '**/api/my/proofs/*';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

type Stop = { _id: string; state: string; cashDue: number };
type ListedProof = { kind: string; bytes: number; arrivedAt: string | null };

async function proofsOf(host: Host, code: string): Promise<{ proofs: ListedProof[] }> {
  return (await ask(host, 'GET', `/api/orders/${code}/proofs`)).data;
}

/** Returns the number of files that have arrived for these parcels. */
async function arrived(host: Host, codes: readonly string[]): Promise<number> {
  const each = await Promise.all(codes.map((code) => proofsOf(host, code)));
  return each.flatMap(({ proofs }) => proofs).filter(({ arrivedAt }) => arrivedAt !== null).length;
}

/** Each file that this page brings. */
function filesSent(page: Page): string[] {
  const hashes: string[] = [];
  page.on('request', (request) => {
    const [, hash] = /\/api\/my\/proofs\/(\w+)$/.exec(request.url()) ?? [];
    if (hash && request.method() === 'PUT') hashes.push(hash);
  });
  return hashes;
}

/** Taps of a finger; those that the page makes itself are none. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    const count = (event: Event) => {
      if (event.isTrusted) Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 });
    };
    document.addEventListener('click', count, true);
  });
  return () => page.evaluate(() => Reflect.get(window, 'taps'));
}

/** The business wants another proof than `any`. */
async function want(page: Page, proof: string): Promise<void> {
  await page.route('**/api/my/day', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.proof = proof;
    await route.fulfill({ response, json });
  });
}

test('driver, proofs: a wrong entry changes nothing, a delivery takes three taps with a photo, and one photo serves three parcels', async ({
  page,
  host,
}) => {
  await openDay(page, host);
  const photo = await drawPhoto(page);

  await test.step('an unreadable picture, an empty sheet and a wrong code are reported immediately; each page is usable in sunlight with a thumb', async () => {
    const [free = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await takePhoto(page, 'Photo', Buffer.from('no picture at all'));
    await expect(alert(page).last()).toHaveText('This picture cannot be read. Take another one.');
    await expectFitForRoad(page, 'proof');
    await page.getByLabel('Name').fill('');
    await button(page, 'Photo').click();
    await expect(page.getByText('Enter the name of the person who took it.')).toBeVisible();
    await page.getByLabel('Name').fill('Mariam');

    await button(page, 'Signature').click();
    await button(page, 'Done').click();
    await expect(alert(page)).toHaveText('Let them sign in the field first.');
    await sign(page);
    await expectFitForRoad(page, 'signature');
    await button(page, 'Back').click();
    await button(page, 'Code').click();
    const code = await readCode(host, free);
    await page.getByLabel('Delivery code').fill(code.slice(0, 4));
    await button(page, 'Done').click();
    await expect(page.getByText('Enter all 5 digits.')).toBeVisible();
    const slip = (Number(code[0]) + 1) % 10;
    await page.getByLabel('Delivery code').fill(`${slip}${code.slice(1)}`);
    await button(page, 'Done').click();
    await expect(page.getByText('A digit is wrong.')).toBeVisible();
    await expectFitForRoad(page, 'code');
    await button(page, 'Back').click();
    await button(page, 'Without proof').click();
    await button(page, 'Done').click();
    await expect(page.getByText('Enter a reason.')).toBeVisible();
    await expectFitForRoad(page, 'without-proof');
    expect(await attemptsOf(host, free)).toEqual([]);
    await expect(sent(page)).toHaveText('All sent');

    // The name is still there, and the right code is judged by the server.
    await button(page, 'Back').click();
    await expect(page.getByLabel('Name')).toHaveValue('Mariam');
    await button(page, 'Code').click();
    await page.getByLabel('Delivery code').fill(code);
    await ended(page, () => button(page, 'Done').click());
    expect((await attemptsOf(host, free))[0]).toMatchObject({ receivedBy: 'Mariam', isCodeRight: true });
  });

  await test.step('a delivery takes three taps with a photo, four with cash, a failure three; the picture is small and has no location', async () => {
    const taps = await countTaps(page);
    const [free = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await ended(page, () => takePhoto(page, 'Photo', photo));
    expect(await taps()).toBe(3);
    await expect.poll(() => arrived(host, [free])).toBe(1);
    const [proof] = (await proofsOf(host, free)).proofs;
    expect(proof).toMatchObject({ kind: 'photo' });
    expect(proof?.bytes).toBeLessThanOrEqual(120_000);

    const [due = ''] = await openDoor(unpaid(page), page);
    await button(page, 'Delivered').click();
    await button(page, 'Cash received').click();
    await ended(page, () => takePhoto(page, 'Photo', photo));
    expect(await taps()).toBe(3 + 4);
    await expect.poll(() => arrived(host, [due])).toBe(1);

    const [failed = ''] = await openDoor(unpaid(page), page);
    await button(page, 'Failed').click();
    await ended(page, () => takePhoto(page, 'Receiver not there', photo));
    expect(await taps()).toBe(3 + 4 + 3);
    await expect.poll(() => arrived(host, [failed])).toBe(1);

    // Without a camera there is a way, which says why.
    const [unseen = ''] = await openDoor(unpaid(page), page);
    await button(page, 'Failed').click();
    await expectFitForRoad(page, 'why-photo');
    await takePhoto(page, 'Parcel damaged', Buffer.from('no picture'));
    await expect(alert(page).last()).toContainText('This picture cannot be read.');
    await expectFitForRoad(page, 'photo-wanted');
    await button(page, 'No photo possible').click();
    await page.getByLabel('Note').fill('Camera broken');
    await ended(page, () => button(page, 'Done').click());
    const [attempt] = await attemptsOf(host, unseen);
    expect(attempt).toMatchObject({ reason: 'damaged', note: 'Camera broken', proofs: [] });
  });

  await test.step('three parcels of one door have one photo, which is sent once', async () => {
    let ids: string[] | undefined;
    await page.route('**/api/my/day', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const stops: Stop[] = json.data.stops;
      const free = stops.filter(({ state, cashDue }) => state === 'pending' && cashDue === 0);
      ids ??= free.slice(0, 3).map(({ _id }) => _id);
      for (const stop of stops) if (ids.includes(stop._id)) Object.assign(stop, { door: 'one door' });
      await route.fulfill({ response, json });
    });
    const files = filesSent(page);
    await page.reload();
    const another = await drawPhoto(page);
    const codes = await openDoor(cards(page).filter({ hasText: '3 parcels' }), page);
    expect(codes).toHaveLength(3);
    await button(page, 'Delivered').click();
    await ended(page, () => takePhoto(page, 'Photo', another));
    await expect.poll(() => arrived(host, codes)).toBe(3);
    expect(files).toHaveLength(1);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('driver, proofs: the required proof comes first, and photos are sent with a signature or a code', async ({
  page,
  host,
}) => {
  await want(page, 'signature');
  await openDay(page, host);

  await test.step('the required signature comes first, and an empty sheet is none', async () => {
    const [signed = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await page
      .getByRole('button')
      .filter({ hasText: 'Signature' })
      .and(page.locator('[type=submit]'))
      .click();
    await sign(page);
    await button(page, 'Clear').click();
    await button(page, 'Done').click();
    await expect(alert(page)).toHaveText('Let them sign in the field first.');
    await sign(page);
    await ended(page, () => button(page, 'Done').click());
    await expect.poll(() => arrived(host, [signed])).toBe(1);
    expect((await proofsOf(host, signed)).proofs).toMatchObject([{ kind: 'signature' }]);
  });

  await test.step('photos are sent with a signature or a code, the same one once, and stay when going back', async () => {
    const [signed = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await button(page, 'Signature').click();
    const [one, two] = [await drawPhoto(page), await drawPhoto(page)];
    await takePhoto(page, 'Add a photo', one);
    await takePhoto(page, 'Add a photo (1 added)', one);
    await expect(button(page, 'Add a photo (1 added)')).toBeEnabled();
    await takePhoto(page, 'Add a photo (1 added)', two);
    await expect(button(page, 'Add a photo (2 added)')).toBeVisible();
    await expectFitForRoad(page, 'signature-and-photos');
    await button(page, 'Back').click();
    await button(page, 'Signature').click();
    await expect(button(page, 'Add a photo (2 added)')).toBeVisible();
    await sign(page);
    await ended(page, () => button(page, 'Done').click());
    await expect.poll(() => arrived(host, [signed])).toBe(3);
    const kinds = (await proofsOf(host, signed)).proofs.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['photo', 'photo', 'signature']);

    const [told = ''] = await openDoor(paid(page), page);
    const code = await readCode(host, told);
    await button(page, 'Delivered').click();
    await button(page, 'Code').click();
    await page.getByLabel('Delivery code').fill(code);
    await takePhoto(page, 'Add a photo', await drawPhoto(page));
    await ended(page, () => button(page, 'Done').click());
    await expect.poll(() => arrived(host, [told])).toBe(1);
    expect((await attemptsOf(host, told))[0]).toMatchObject({
      isCodeRight: true,
      proofs: [{ kind: 'photo' }],
    });

    const [seen = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await button(page, 'Code').click();
    await takePhoto(page, 'Add a photo', one);
    await expect(button(page, 'Add a photo (1 added)')).toBeEnabled();
    await button(page, 'Back').click();
    await button(page, 'Without proof').click();
    await page.getByLabel('Note').fill('Left with the guard');
    await ended(page, () => button(page, 'Done').click());
    await expect.poll(() => arrived(host, [seen])).toBe(1);
    expect((await attemptsOf(host, seen))[0]).toMatchObject({ proofs: [{ kind: 'photo' }] });
  });

  await test.step('without a required proof none is asked for, and a wrong code is stored for the office', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await want(page, 'none');
    const day = page.waitForResponse('**/api/my/day');
    await button(page, 'Refresh').click();
    await day;
    const [plain = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await ended(page, () => button(page, 'Done').click());
    expect((await attemptsOf(host, plain))[0]).toMatchObject({ act: 'delivered', note: '', proofs: [] });

    const [wrong = ''] = await openDoor(paid(page), page);
    const code = await readCode(host, wrong);
    await button(page, 'Delivered').click();
    await button(page, 'Code').click();
    await page.getByLabel('Delivery code').fill(code === '12340' ? '43212' : '12340');
    await ended(page, () => button(page, 'Done').click());
    expect((await attemptsOf(host, wrong))[0]).toMatchObject({ isCodeRight: false });
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('driver, proofs: pictures wait on the phone while it is full, refused, signed out or offline, and are sent once each', async ({
  page,
  host,
  context,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'files' && localStorage.getItem('isFull'))
        throw new DOMException('It is full.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  const [driver] = await openDay(page, host);

  await test.step('a full phone keeps nothing of an act that it cannot store completely', async () => {
    const photo = await drawPhoto(page);
    const before = await cards(page).count();
    const [free = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await expect(button(page, 'Photo')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('isFull', 'yes'));
    await takePhoto(page, 'Photo', photo);
    await expect(alert(page).last()).toContainText(
      'This could not be stored on your phone, so it is not done.',
    );
    await page.reload();
    await page.getByRole('link', { name: 'Stops' }).click();
    await expect(cards(page)).toHaveCount(before);
    await expect(sent(page)).toHaveText('All sent');
    expect(await attemptsOf(host, free)).toEqual([]);

    await page.evaluate(() => localStorage.removeItem('isFull'));
    await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    await ended(page, () => takePhoto(page, 'Photo', photo));
    await expect.poll(() => arrived(host, [free])).toBe(1);
  });

  await test.step('a picture that the server refuses is named in the banner, and blocks no other', async () => {
    const [one, other] = [await drawPhoto(page), await drawPhoto(page)];
    const [first = ''] = await openDoor(unpaid(page), page);
    const name = (await page.getByRole('main').getByRole('heading').first().textContent()) ?? '';
    await page.route(FILES, (route) => route.fulfill({ status: 404, json: { message: 'No such proof.' } }));
    await button(page, 'Delivered').click();
    await button(page, 'Cash received').click();
    await takePhoto(page, 'Photo', one);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText(`The photo of ${name} was not taken in: No such proof.`);
    await expect(sent(page)).toHaveText('All sent');
    await expectFitForRoad(page, 'not-taken');
    await page.unroute(FILES);

    const [second = ''] = await openDoor(unpaid(page), page);
    await button(page, 'Delivered').click();
    await button(page, 'Cash received').click();
    await takePhoto(page, 'Photo', other);
    await expect.poll(() => arrived(host, [second])).toBe(1);
    expect(await arrived(host, [first])).toBe(0);
    await expect(cards(page)).not.toHaveCount(0);
    await page.reload();
    await expect(banner).toContainText('was not taken in');
    await button(page, 'Try again').click();
    await expect.poll(() => arrived(host, [first])).toBe(1);
    await expect(banner).not.toContainText('was not taken in');
  });

  await test.step('a session that ends keeps queued pictures, and they are sent after the PIN', async () => {
    const photo = await drawPhoto(page);
    await page.route(FILES, (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
    const [free = ''] = await openDoor(paid(page), page);
    await button(page, 'Delivered').click();
    const act = page.waitForResponse('**/api/my/acts');
    await takePhoto(page, 'Photo', photo);
    await act;
    await expect(sent(page)).toContainText('1 not sent, since');
    await page.getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('main')).toContainText('Not sent yet');
    await button(page, 'Sign out').click();
    await expect(alert(page).last()).toContainText('1 picture is not sent yet.');
    await button(page, 'Stay').click();
    await expect(button(page, 'Stay')).toHaveCount(0);
    await ask(host, 'DELETE', `/api/staff/${driver.id}/sessions`);
    await page.unroute(FILES);
    // The page tries again automatically, and learns that the session has ended.
    const dialog = page.getByRole('dialog', { name: 'Enter your PIN again' });
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(sent(page)).toContainText('1 not sent');
    expect(await arrived(host, [free])).toBe(0);
    await dialog.getByLabel('PIN').fill(driver.pin);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(sent(page)).toHaveText('All sent');
    expect(await arrived(host, [free])).toBe(1);
  });

  await test.step('taken offline they survive two reloads, and arrive after their acts, once each, also with two tabs', async () => {
    await page.getByRole('link', { name: 'Stops' }).click();
    const photos = [
      await drawPhoto(page),
      await drawPhoto(page),
      await drawPhoto(page),
      await drawPhoto(page),
    ];
    await settleWorker(page);
    const other = await context.newPage();
    await other.goto(`${host.address}${DRIVER_PAGE}`);
    await expect(cards(other).first()).toBeVisible();
    const [files, filesOfOther] = [filesSent(page), filesSent(other)];
    const acts: string[] = [];
    for (const each of [page, other]) {
      each.on('response', async (response) => {
        if (response.url().endsWith('/api/my/acts'))
          acts.push(`acts after ${files.length + filesOfOther.length}`);
      });
    }
    await context.setOffline(true);
    const codes: string[] = [];
    for (const photo of photos) {
      const [code = ''] = await openDoor(paid(page), page);
      codes.push(code);
      await button(page, 'Delivered').click();
      await takePhoto(page, 'Photo', photo);
      await expect(sent(page)).toContainText(`${codes.length * 2} not sent, since`);
      await expect(cards(page)).not.toHaveCount(0);
    }
    for (const _ of ['once', 'and again']) {
      await page.reload();
      await expect(sent(page)).toContainText('8 not sent, since');
    }
    // A signature is possible too: what draws it is on the phone.
    await openDoor(unpaid(page), page);
    await button(page, 'Delivered').click();
    await button(page, 'Cash received').click();
    await button(page, 'Signature').click();
    await sign(page);
    await button(page, 'Done').click();
    await expect(sent(page)).toContainText('10 not sent, since');

    await context.setOffline(false);
    await expect(sent(page)).toHaveText('All sent', { timeout: 20_000 });
    await expect(sent(other)).toHaveText('All sent');
    expect(await arrived(host, codes)).toBe(photos.length);
    const all = [...files, ...filesOfOther];
    expect(all).toHaveLength(photos.length + 1);
    expect(new Set(all).size).toBe(photos.length + 1);
    expect(acts).toContain('acts after 0');

    // Of who has gone, nothing is left that another could see.
    await page.getByRole('link', { name: 'More' }).click();
    await button(page, 'Sign out').click();
    await expect(page.getByLabel('PIN')).toBeVisible();
    const kept = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('tawseel-driver');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('files').objectStore('files').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
    expect(kept).toBe(0);
    await signInDriver(page, driver);
    await expect(sent(page)).toHaveText('All sent');
  });
});
