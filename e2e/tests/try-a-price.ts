import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

const panelOf = (page: Page) => page.locator('details').filter({ hasText: 'Try a price' });

async function openPanel(page: Page): Promise<Locator> {
  await page.goto(addresses.prices);
  const panel = panelOf(page);
  await panel.getByRole('heading', { name: 'Try a price' }).click();
  await expect(panel.getByRole('button', { name: 'Show price' })).toBeVisible();
  return panel;
}

const show = (panel: Locator) => panel.getByRole('button', { name: 'Show price' }).click();
/** The part of the result under a name, as money. */
const partOf = (panel: Locator, name: string) =>
  panel.locator('dl > div').filter({ has: panel.page().locator('dt', { hasText: new RegExp(`^${name}`) }) });

test('try a price: the panel is closed at first, opens by keyboard, and axe finds nothing in it', async ({
  page,
}) => {
  await page.goto(addresses.prices);
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: 'Show price' })).toBeHidden();
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Show price' })).toBeVisible();
  await expectAccessible(page);
});

test('try a price: what is missing or wrong is named at its box, and nothing is asked', async ({ page }) => {
  const panel = await openPanel(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await panel.getByRole('spinbutton', { name: 'Weight (kg)' }).fill('');
  await panel.getByRole('spinbutton', { name: 'Height (cm)' }).fill('501');
  await show(panel);
  await expect(panel.getByRole('spinbutton', { name: 'Weight (kg)' })).toHaveAccessibleDescription(
    'Must be a number in kg.',
  );
  await expect(panel.getByRole('spinbutton', { name: 'Weight (kg)' })).toBeFocused();
  await expect(panel.getByRole('spinbutton', { name: 'Height (cm)' })).toHaveAccessibleDescription(
    'At most 500 cm.',
  );
  expect(asked).not.toContain('/api/rates/quote');
});

test('try a price: the parts add up, the base named by its kind of rate and its route', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('combobox', { name: 'Pickup city' }).selectOption('Ajman');
  await panel.getByRole('combobox', { name: 'Drop-off city' }).selectOption('Fujairah');
  await panel.getByRole('spinbutton', { name: 'Weight (kg)' }).fill('4');
  await panel.getByRole('spinbutton', { name: 'Length (cm)' }).fill('40');
  await panel.getByRole('checkbox', { name: 'Additional packing' }).check();
  await show(panel);
  await expect(partOf(panel, 'Base')).toContainText('Individual city rate, Ajman to Fujairah');
  const amount = async (name: string) => {
    const text = (await partOf(panel, name).locator('dd').textContent()) ?? '';
    return Number(text.replace('AED ', ''));
  };
  expect(await amount('Weight')).toBe(4);
  expect(await amount('Size')).toBe(0);
  expect(await amount('Packing')).toBe(7.5);
  expect(await amount('Charge')).toBe((await amount('Base')) + 11.5);
});

test('try a price: areas of zone cities are offered, and a zone rate gives the base', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('combobox', { name: 'Pickup city' }).selectOption('Ajman');
  await expect(panel.getByRole('combobox', { name: 'Pickup area' })).toBeDisabled();
  await panel.getByRole('combobox', { name: 'Pickup city' }).selectOption('Dubai');
  await panel.getByRole('combobox', { name: 'Pickup area' }).selectOption('Deira');
  await panel.getByRole('combobox', { name: 'Drop-off area' }).selectOption('Industrial Area 13');
  await show(panel);
  await expect(partOf(panel, 'Base')).toContainText('General zone rate, Dubai to Sharjah');
  await expect(partOf(panel, 'Base')).toContainText('AED 24.00');
  await panel.getByRole('button', { name: 'Urgent' }).click();
  await show(panel);
  await expect(partOf(panel, 'Base')).toContainText('AED 40.50');
});

test('try a price: more than 30 kg has no price, and the server says why', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('spinbutton', { name: 'Weight (kg)' }).fill('30.5');
  await show(panel);
  await expect(panel.getByText('No price found')).toBeVisible();
  await expect(panel.getByText(/30 kg/)).toBeVisible();
});

test('try a price: a company is found by its name and priced by its own rates; an unknown one is refused', async ({
  page,
}) => {
  const panel = await openPanel(page);
  const company = panel.getByRole('combobox', { name: 'Company' });
  await company.fill('Nobody and Sons');
  await show(panel);
  await expect(company).toHaveAccessibleDescription(/Company not found/);
  await company.fill('Barq');
  await expect(panel.locator('datalist option')).toHaveCount(1);
  const [name = ''] = ((await panel.locator('datalist option').getAttribute('value')) ?? '').split(' (');
  await company.fill(name);
  await show(panel);
  await expect(partOf(panel, 'Base')).toContainText('City rate of the company, Dubai to Sharjah');
});

test.describe('after a change', () => {
  test.use({ writes: true });

  test('try a price: a price tried before follows a charge that is changed', async ({ page }) => {
    const panel = await openPanel(page);
    await panel.getByRole('checkbox', { name: 'Additional packing' }).check();
    await show(panel);
    await expect(partOf(panel, 'Packing')).toContainText('AED 7.50');
    await page.getByRole('button', { name: 'Edit Additional Service Charge' }).click();
    await page.getByRole('spinbutton', { name: 'Price (Dirham), Additional Service Charge' }).fill('9.25');
    await page.getByRole('button', { name: 'Save Additional Service Charge' }).click();
    await expect(partOf(panel, 'Packing')).toContainText('AED 9.25');
  });
});
