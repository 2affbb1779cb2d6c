import type { Page } from '@playwright/test';
import { ask, readCode } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { drawProof, phoneOf } from '../harness/by-phone.ts';
import { sendDriver } from '../harness/on-the-road.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { startSession } from '../harness/sign-in.ts';
import { expect, type Host, test } from '../harness/test.ts';

test.use({ writes: true });

async function openOrder(page: Page, trackingID: string) {
  await openOrders(page, `?search=${trackingID}`);
  await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
  const order = page.getByRole('dialog', { name: `Order ${trackingID}` });
  await expect(order.getByRole('region', { name: 'Tracking History' })).toBeVisible();
  return order;
}

async function proofsOf(host: Host, trackingID: string) {
  return (await ask(host, 'GET', `/api/orders/${trackingID}/proofs`)).data;
}

test('order, proofs: the office sees arrived proofs and the code for the door, downloads, and deletes with a reason', async ({
  page,
  host,
}) => {
  const [driver] = await sendDriver(host);
  const phone = await phoneOf(host, driver);
  const [stop, other, third] = await phone.stops();

  await test.step('an order out for delivery has a code, which the office tells the receiver', async () => {
    const order = await openOrder(page, other!.trackingID);
    await order.getByRole('button', { name: 'More actions' }).click();
    await order.getByRole('button', { name: 'Show delivery code' }).click();
    await expect(order.getByText(await readCode(host, other!.trackingID))).toBeVisible();
  });

  await test.step('a photo is enlarged, downloaded and deleted with a reason; a signature is announced until it arrives', async () => {
    const { trackingID } = stop!;
    const code = await readCode(host, trackingID);
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
    const attempts = order.getByRole('region', { name: 'Tracking History' });
    await expect(attempts).toContainText('correct delivery code');
    await expect(attempts).toContainText('Signature: still on the driver’s phone');
    await expect(attempts.getByRole('link', { name: 'Driver’s location (±9 m)' })).toHaveAttribute(
      'href',
      /query=25\.0804,55\.1403$/,
    );
    const thumb = attempts.getByRole('button', { name: /^Photo, / });
    await expect(thumb.getByRole('img')).toHaveJSProperty('naturalWidth', 1280);
    // An order that is over has no code to tell.
    await expect(order.getByRole('button', { name: 'Show delivery code' })).toHaveCount(0);
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

  await test.step('an operator sees proofs, and cannot delete them', async () => {
    const photo = await drawProof(page, 'photo');
    const receiver = { receivedBy: 'Mariam', relation: 'self' };
    await phone.act(third!, { act: 'delivered', ...receiver, cash: third!.cashDue, proofs: [photo.proof] });
    await phone.bring(photo);
    await startSession(page, host, 'operator');
    const order = await openOrder(page, third!.trackingID);
    await order.getByRole('button', { name: /^Photo, / }).click();
    const large = page.getByRole('dialog', { name: /^Photo, / });
    await expect(large.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(large.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });
});
