import { button, cards, openDay, openDoor, paid, settleWorker } from '../harness/driver-page.ts';
import { withLabel } from '../harness/label-camera.ts';
import { DRIVER_PAGE, signInDriver } from '../harness/on-the-road.ts';
import { expect, test } from '../harness/test.ts';

test.use({ signedIn: false, writes: true, viewport: { width: 360, height: 740 } });

test('driver: the camera reads a label with our own decoder, and opens its stop, also without a network', async ({
  page,
  host,
}) => {
  const [driver] = await openDay(page, host);
  const [code = ''] = await openDoor(paid(page), page);
  const browser = await withLabel(`https://parcels.example/t/${code}`);
  const phone = await browser.newPage({ baseURL: host.address, viewport: { width: 360, height: 740 } });
  const faults: string[] = [];
  phone.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isNetwork) faults.push(message.text());
  });
  await phone.goto(DRIVER_PAGE);
  await signInDriver(phone, driver);
  await expect(cards(phone).first()).toBeVisible();
  await settleWorker(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByRole('link', { name: 'Scan' }).click();
  await button(phone, 'Open the camera').click();
  await expect(phone.getByRole('group', { name: 'Parcels' })).toContainText(code, { timeout: 20_000 });
  expect(faults).toEqual([]);
  await browser.close();
});
