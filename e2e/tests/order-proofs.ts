import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { drawProof, phoneOf } from '../harness/by-phone.ts';
import { sendDriver } from '../harness/on-the-road.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { forgetToken } from '../harness/token.ts';

test.use({ writes: true });

async function openOrder(page: Page, trackingID: string) {
  await openOrders(page, `?search=${trackingID}`);
  await orderRows(page).first().getByRole('button').first().click();
  const order = page.getByRole('dialog', { name: `Order ${trackingID}` });
  await expect(order.getByRole('region', { name: 'Attempts' })).toBeVisible();
  return order;
}

async function proofsOf(host: Host, trackingID: string) {
  return (await ask(host, 'GET', `/api/orders/${trackingID}/proofs`)).data;
}

test('order, proofs: what has not arrived is said, what is there is shown large, taken away as a file, and deleted with a reason', async ({
  page,
  host,
}) => {
  const [driver] = await sendDriver(host);
  await page.goto(addresses.allOrders);
  const phone = await phoneOf(host, driver);
  const [stop] = await phone.stops();
  const { trackingID } = stop!;
  const { code } = await proofsOf(host, trackingID);
  const photo = await drawProof(page, 'photo');
  const signature = await drawProof(page, 'signature');
  await phone.act(stop!, {
    act: 'delivered',
    receivedBy: 'Mariam',
    relation: 'family',
    cash: stop!.cashDue,
    code,
    position: { lat: 25.0804, lng: 55.1403, accuracy: 9 },
    proofs: [photo.proof, signature.proof],
  });
  await phone.bring(photo);

  const order = await openOrder(page, trackingID);
  const attempts = order.getByRole('region', { name: 'Attempts' });
  await expect(attempts).toContainText('right code at the door');
  await expect(attempts).toContainText('Signature: has not arrived yet');
  await expect(
    attempts.getByRole('link', { name: 'Map: where the phone was, to within 9 m' }),
  ).toHaveAttribute('href', /query=25\.0804,55\.1403$/);
  const thumb = attempts.getByRole('button', { name: /^Photo, / });
  await expect(thumb.getByRole('img')).toHaveJSProperty('naturalWidth', 1280);
  // An order that is over has no code to tell.
  await expect(order.getByRole('region', { name: 'Code at the door' })).toHaveCount(0);
  await phone.bring(signature);
  await openOrder(page, trackingID);
  await expect(attempts.getByRole('button', { name: /^Signature, / })).toBeVisible();
  await expectAccessible(page);
  await thumb.click();
  const large = page.getByRole('dialog', { name: /^Photo, / });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await large.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`${trackingID}-photo.webp`);
  await large.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this photo?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(asked.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await asked.getByLabel('Reason').fill('Shows somebody else');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(large).toHaveCount(0);
  await expect(attempts).toContainText('Photo: deleted');
  await expect(thumb).toHaveCount(0);
  const [dropped] = (await proofsOf(host, trackingID)).proofs.filter(
    ({ kind }: { kind: string }) => kind === 'photo',
  );
  expect(dropped.droppedAt).not.toBeNull();
});

test('order, proofs: an order on the road has a code, which the office tells the receiver', async ({
  page,
  host,
}) => {
  const [driver] = await sendDriver(host);
  const [, stop] = await (await phoneOf(host, driver)).stops();
  const { trackingID } = stop!;
  const order = await openOrder(page, trackingID);
  const { code } = await proofsOf(host, trackingID);
  await expect(order.getByRole('region', { name: 'Code at the door' })).toContainText(code);
});

test('order, proofs: an operator sees them, and deletes none', async ({ page, host }) => {
  const [driver] = await sendDriver(host);
  await page.goto(addresses.allOrders);
  const phone = await phoneOf(host, driver);
  const [stop] = await phone.stops();
  const photo = await drawProof(page, 'photo');
  const receiver = { receivedBy: 'Mariam', relation: 'self' };
  await phone.act(stop!, { act: 'delivered', ...receiver, cash: stop!.cashDue, proofs: [photo.proof] });
  await phone.bring(photo);
  await forgetToken(page);
  await signIn(page, { email: 'operator@tawseel.example', password: template().staffPassword });
  await expect(page).not.toHaveURL(addresses.login);
  const order = await openOrder(page, stop!.trackingID);
  await order.getByRole('button', { name: /^Photo, / }).click();
  const large = page.getByRole('dialog', { name: /^Photo, / });
  await expect(large.getByRole('link', { name: 'Download' })).toBeVisible();
  await expect(large.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('order, proofs: no call of proofs is made, and no code shown', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/.*proofs/.test(request.url())) asked.push(request.url());
    });
    await openOrders(page);
    await orderRows(page).first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Code at the door' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
