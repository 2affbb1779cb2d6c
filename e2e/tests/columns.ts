import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import type { Row } from '@tawseel/console/testing/foreign-host';
import { expect, test } from '../harness/test.ts';

const NAME = 'Amina Al Hammadi Trading';
const EMAIL = 'yousef.hammadi@inbox.example';
/** Sixty letters, as the longest of a trade licence. */
const LONG = 'Abdulrahman Khalifa Mohammed bin Rashid Al Nuaimi Trading Co';

const TABLES = [
  addresses.warehouses,
  addresses.users,
  addresses.supervisors,
  addresses.operators,
  addresses.drivers,
  addresses.cashier,
  addresses.allOrders,
];

/** Returns the truncated cells of a table, and the heights of its rows. */
async function readTable(page: Page): Promise<{ cut: (string | null)[]; heights: number[] }> {
  await expect(page.getByRole('table').locator('tbody td').nth(1)).toHaveText(/./);
  return page.getByRole('table').evaluate((table) => {
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
    const texts = [...table.querySelectorAll('td *')].filter(
      (element) => getComputedStyle(element).overflowX === 'hidden' && element.textContent !== '',
    );
    const rows = [...table.querySelectorAll('tbody tr')];
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    return {
      cut: texts.filter(isCut).map(({ textContent }) => textContent),
      heights: [...new Set(heights)],
    };
  });
}

test.describe("tables, with another company's server", () => {
  test.use({ hostName: 'foreign' });

  function fill(name: string, { store }: { store: Record<string, unknown> }) {
    const rowsOf = (list: string) => store[list] as Row[];
    for (const [list, fields] of [
      ['warehouses', { wareHouseName: name, city: 'Ras-Al-Khaimah' }],
      ['senders', { name, email: EMAIL, city: 'Ras-Al-Khaimah', role: 'Company' }],
      ['orders', { dropoff: { receiverName: name } }],
    ] as const)
      for (const row of rowsOf(list)) Object.assign(row, fields);
    const [firstName, ...rest] = name.split(' ');
    for (const list of ['supervisors', 'operators', 'drivers', 'cashiers'])
      for (const row of rowsOf(list))
        Object.assign(row, {
          firstName,
          lastName: rest.slice(0, 2).join(' '),
          email: EMAIL,
          city: 'Ras-Al-Khaimah',
          profileStatus: 'unActive',
        });
  }

  test('columns: text that needs two lines has them at every width, in a row of the same height', async ({
    page,
    foreign,
  }) => {
    fill(NAME, foreign);
    await page.goto(addresses.profileView);
    for (const address of TABLES) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        const link = page.locator(`nav a[href="${address}"]`);
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        for (const width of [1280, 1024, 768]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => readTable(page), { message: `${address}, ${width} wide` })
            .toEqual({ cut: [], heights: [46] });
        }
      });
    }
  });

  test('columns: a name too long for two lines is truncated with dots, and shown in full under the pointer', async ({
    page,
    foreign,
  }) => {
    fill(LONG, foreign);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(addresses.users);
    expect((await readTable(page)).heights).toEqual([46]);
    await page.getByRole('table').getByText(LONG).first().hover();
    await expect(page.locator('[data-shown]')).toHaveText(LONG);
  });
});

/** Tracking ID of the widest letters. */
const WIDE = 'TWS-WWWW-WWWW';

/** Returns what does not show the whole ID on one line: the part that cuts it, or the text that it runs into. */
async function faultsOfIds(page: Page): Promise<string[]> {
  await expect(page.getByRole('table').getByText(WIDE).first()).toBeVisible();
  return page.getByRole('table').evaluate((table, id) => {
    const holders = [...table.querySelectorAll('td *')].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && textContent?.includes(id),
    );
    return holders.flatMap((holder) => {
      const range = document.createRange();
      range.selectNodeContents(holder);
      const { right, height } = range.getBoundingClientRect();
      const cutBy = (element: Element | null): boolean =>
        element !== null &&
        element !== table &&
        ((getComputedStyle(element).overflowX !== 'visible' &&
          right > element.getBoundingClientRect().right + 1) ||
          cutBy(element.parentElement));
      const next = document.createRange();
      const cell = holder.closest('td')?.nextElementSibling;
      if (cell) next.selectNodeContents(cell);
      return [
        ...(cutBy(holder) ? ['cut'] : []),
        ...(height > Number.parseFloat(getComputedStyle(holder).lineHeight) * 1.5 ? ['broken'] : []),
        ...(cell &&
        right > next.getBoundingClientRect().left &&
        cell.getBoundingClientRect().top < range.getBoundingClientRect().top
          ? ['over the next']
          : []),
      ];
    });
  }, WIDE);
}

test('columns: a tracking ID is shown whole and on one line at every width, with our server', async ({
  page,
}) => {
  await page.route(/\/api\/(orders\/orders-all|follow-ups)\b/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/TWS-\w{4}-\w{4}/g, WIDE),
    });
  });
  for (const address of [addresses.allOrders, `${addresses.allOrders}?unmovedDays=3`, addresses.followUps]) {
    await page.goto(address);
    for (const width of [1280, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => faultsOfIds(page), { message: `${address}, ${width} wide` }).toEqual([]);
    }
  }
});
