import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

const panelOf = (page: Page) => page.locator('details').filter({ hasText: 'Try a price' });
const place = (panel: Locator, end: 'From' | 'To') => panel.getByRole('combobox', { name: end });
const figure = (panel: Locator, name: string) => panel.getByRole('spinbutton', { name });

/** The part of the result under a name, as money. */
const partOf = (panel: Locator, name: string) =>
  panel.locator('dl > div').filter({ has: panel.page().locator('dt', { hasText: new RegExp(`^${name}`) }) });

async function amountOf(panel: Locator, name: string): Promise<number> {
  const text = (await partOf(panel, name).locator('dd').textContent()) ?? '';
  return Number(text.replace('AED ', ''));
}

test('try a price: the panel opens by keyboard, names what is missing or wrong, and axe finds nothing', async ({
  page,
}) => {
  await page.goto(addresses.prices);
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await expect(place(panel, 'To')).toBeHidden();
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(place(panel, 'To')).toBeVisible();
  await expectAccessible(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await figure(panel, 'Weight (kg)').fill('');
  await figure(panel, 'Height (cm)').fill('501');
  await figure(panel, 'Height (cm)').press('Enter');
  await expect(place(panel, 'To')).toBeFocused();
  await expect(place(panel, 'To')).toHaveAccessibleDescription(
    'Not found. Type an emirate or an area, like Al Ain.',
  );
  await expect(figure(panel, 'Weight (kg)')).toHaveAccessibleDescription('Must be a number in kg.');
  await expect(figure(panel, 'Height (cm)')).toHaveAccessibleDescription('At most 500 cm.');
  await place(panel, 'To').fill('Fujairah');
  await expect(place(panel, 'To')).toHaveAccessibleDescription('');
  expect(asked).not.toContain('/api/rates/quote');
});

test.describe('on one page', () => {
  test.use({ writes: true });

  test('try a price: the price follows what is typed, and a charge that is changed', async ({ page }) => {
    await page.goto(addresses.prices);
    const panel = panelOf(page);
    await panel.getByRole('heading', { name: 'Try a price' }).click();

    await test.step('a place is found by any of its names, and a zone rate gives the base', async () => {
      await place(panel, 'From').fill('dera');
      await expect(panel.getByText('Dubai · Deira')).toBeVisible();
      await place(panel, 'To').fill('Sanaiya 13');
      await expect(panel.getByText('Sharjah · Industrial Area 13')).toBeVisible();
      await expect(partOf(panel, 'Base')).toContainText('General zone rate, Dubai to Sharjah, normal');
      await expect(partOf(panel, 'Base')).toContainText('AED 24.00');
      await panel.getByRole('button', { name: 'Urgent' }).click();
      await expect(partOf(panel, 'Base')).toContainText('AED 40.50');
      await panel.getByRole('button', { name: 'Normal' }).click();
      await expect(partOf(panel, 'Base')).toContainText('AED 24.00');
    });

    await test.step('an ambiguous name asks which emirate is meant, and an unknown one has no price', async () => {
      await place(panel, 'From').fill('Dubai');
      await place(panel, 'To').fill('Nahda');
      await expect(panel.getByText('Which one?')).toBeVisible();
      await panel.getByRole('button', { name: 'Al Nahda, Sharjah' }).click();
      await expect(place(panel, 'To')).toHaveValue('Al Nahda, Sharjah');
      await expect(partOf(panel, 'Charge')).toContainText('AED');
      await place(panel, 'To').fill('Quito');
      await expect(panel.getByText('Not found.')).toBeVisible();
      await expect(panel.locator('dl')).toHaveCount(0);
    });

    await test.step('a company is found by its name and priced by its own rates, an unknown one is refused', async () => {
      await place(panel, 'To').fill('Sharjah');
      const company = panel.getByRole('combobox', { name: 'Company' });
      await company.fill('Nobody and Sons');
      await company.press('Enter');
      await expect(company).toHaveAccessibleDescription(/Company not found/);
      await expect(panel.locator('dl')).toHaveCount(0);
      await company.fill('Barq');
      const offered = panel.locator('datalist option[value*="Barq"]');
      await expect(offered).toHaveCount(1);
      const [name = ''] = ((await offered.getAttribute('value')) ?? '').split(' (');
      await company.fill(name);
      await company.press('Tab');
      await expect(partOf(panel, 'Base')).toContainText(`City rate of ${name}, Dubai to Sharjah, normal`);
      await company.fill('');
      await expect(partOf(panel, 'Base')).toContainText('Individual city rate, Dubai to Sharjah, normal');
    });

    await test.step('more than 30 kg has no price, and the server says why', async () => {
      await figure(panel, 'Weight (kg)').fill('30.5');
      await expect(panel.getByText('No price found')).toBeVisible();
      await expect(panel.getByText(/30 kg/)).toBeVisible();
    });

    await test.step("the parts sum to the price, with the base's kind of rate, route and mode", async () => {
      await place(panel, 'From').fill('Ajman');
      await place(panel, 'To').fill('Fujairah');
      await figure(panel, 'Weight (kg)').fill('4');
      await figure(panel, 'Length (cm)').fill('40');
      await panel.getByRole('checkbox', { name: 'Additional packing' }).check();
      await expect(partOf(panel, 'Packing')).toContainText('AED 7.50');
      await expect(partOf(panel, 'Base')).toContainText('Individual city rate, Ajman to Fujairah, normal');
      expect(await amountOf(panel, 'Weight')).toBe(4);
      expect(await amountOf(panel, 'Size')).toBe(0);
      expect(await amountOf(panel, 'Charge')).toBe((await amountOf(panel, 'Base')) + 11.5);
    });

    await test.step('an earlier price follows a charge that is changed', async () => {
      await page.getByRole('button', { name: 'Edit Additional Service Charge' }).click();
      await page.getByRole('spinbutton', { name: 'Price (Dirham), Additional Service Charge' }).fill('9.25');
      await page.getByRole('button', { name: 'Save Additional Service Charge' }).click();
      await expect(partOf(panel, 'Packing')).toContainText('AED 9.25');
    });
  });
});
