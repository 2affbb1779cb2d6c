import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';

test.use({ hostName: 'foreign' });

test('toasts: appear at the top right, at most 350 wide, the newest above', async ({ page, foreign }) => {
  const reason = 'The depot is closed until further notice. '.repeat(8).trim();
  foreign.next('GET /api/contact', { status: 500, body: { message: reason } });
  foreign.next('GET /api/contact', { status: 500, body: { message: 'Still closed' } });
  await page.goto(addresses.queries);
  const cards = page.locator('[data-type=error]');
  await expect(cards.filter({ hasText: reason })).toBeVisible();
  const hiddenHeight = () =>
    cards.getByText(reason).evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(await hiddenHeight(), 'more than three lines are cut').toBeGreaterThan(0);
  await cards.filter({ hasText: reason }).hover();
  await expect.poll(hiddenHeight, 'all of it is shown on hover').toBe(0);
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  const boxOf = async (text: string) => (await cards.filter({ hasText: text }).boundingBox())!;
  await expect
    .poll(async () => {
      const newer = await boxOf('Still closed');
      return (await boxOf(reason)).y - (newer.y + newer.height);
    }, 'the older one makes room')
    .toBeGreaterThanOrEqual(0);
  for (const { x, y, width } of [await boxOf('Still closed'), await boxOf(reason)]) {
    expect(width).toBeLessThanOrEqual(350);
    expect(1440 - (x + width)).toBeLessThan(40);
    expect(y).toBeGreaterThanOrEqual(0);
  }
  expect((await boxOf('Still closed')).y).toBeLessThan(40);
});

test('toasts: a screen reader announces them in their own region, and each can be dismissed', async ({
  page,
  foreign,
}) => {
  foreign.next('GET /api/contact', { status: 500 });
  await page.goto(addresses.queries);
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByRole('status')).toContainText('Failed to fetch queries');
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(region.getByRole('status')).not.toContainText('Failed to fetch queries');
});

test('toasts: move down if they would cover the primary button of a new screen', async ({
  page,
  foreign,
}) => {
  foreign.next('GET /api/contact', { status: 500 });
  await page.goto(addresses.queries);
  const card = page.locator('[data-type=error]');
  await card.hover();
  await page.getByRole('link', { name: 'Overview' }).focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('link', { name: 'Register New Warehouse' });
  const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(bottom);
});
