import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { withLabel } from '../harness/label-camera.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { storedToken } from '../harness/token.ts';

test.use({ signedIn: false, writes: true });

async function oneHeld({ address }: Host, token: string): Promise<string> {
  const host: Host = { name: 'ours', address, token };
  const { data } = await ask(host, 'GET', '/api/hub/held?place=here&limit=1');
  return data[0].trackingID;
}

test('the camera reads a label with our own decoder, on the page with permission, which it reloads', async ({
  host,
  page,
}) => {
  await signIn(page, { email: 'operator@tawseel.example', password: template().staffPassword });
  await expect(page).toHaveURL(addresses.allOrders);
  const id = await oneHeld(host, (await storedToken(page)) ?? '');
  const browser = await withLabel(`https://parcels.example/t/${id}`);
  const desk = await browser.newPage({ baseURL: host.address });
  const faults: string[] = [];
  desk.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await signIn(desk, { email: 'operator@tawseel.example', password: template().staffPassword });
  await expect(desk).toHaveURL(addresses.allOrders);
  // Gone to within the page of All Orders, which may use no camera.
  await desk.getByRole('link', { name: 'Hub' }).click();
  await expect(desk).toHaveURL(addresses.hub);
  const loaded = desk.waitForEvent('load');
  await desk.getByRole('button', { name: 'Camera' }).click();
  await loaded;
  const answer = desk.locator('[aria-live="assertive"][aria-atomic]');
  await expect(answer).toContainText(id, { timeout: 20_000 });
  await expectAccessible(desk);
  // It stays in the picture, and is one scan.
  await desk.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4);
  await expect(desk.getByRole('list', { name: 'Last scans' }).getByRole('listitem')).toHaveCount(1);
  await desk.getByRole('button', { name: 'Close the camera' }).click();
  await expect(desk.locator('video')).toHaveCount(0);
  expect(faults).toEqual([]);
  await browser.close();
});
