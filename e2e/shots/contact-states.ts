import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';

type Step = (page: Page) => Promise<unknown>;
type State = { address: string; steps: Step };

/** Returns the case and order of a receiver that no driver of the demo found at home. */
async function readFailed(page: Page): Promise<{ id: string; trackingID: string }> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/follow-ups?kind=call&limit=1', { headers });
  const { data } = await answer.json();
  return { id: data[0]._id, trackingID: data[0].parcel.trackingID };
}

const MINE = { isMine: true, claimedBy: 'Amina Hussain', claimedUntil: '2099-01-01T09:05:00.000Z' };

/** A case as its claimer sees it, without a claim on the server, so that other shots are not affected. */
const showCase =
  (...keys: string[]): Step =>
  async (page) => {
    const { id } = await readFailed(page);
    await page.route(`**/api/cases/${id}`, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({
        response,
        json: { data: { ...data, followUp: { ...data.followUp, ...MINE } } },
      });
    });
    await page.goto(`${addresses.contact}?case=${id}`);
    await page.locator('[data-outcome]').first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
  };

/** Order with a failed attempt and its photo. */
const showOrder =
  (...more: Step[]): Step =>
  async (page) => {
    const { trackingID } = await readFailed(page);
    await page.goto(`${addresses.allOrders}?search=${trackingID}`);
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    const photo = page.getByRole('dialog').getByRole('button', { name: /^«*Photo/ });
    await photo.getByRole('img').waitFor();
    for (const step of more) await step(page);
  };
/** The photo at its size, and the question before it is deleted. */
const enlarge: Step = async (page) => {
  await page.getByRole('button', { name: /^«*Photo/ }).click();
  await page.getByRole('dialog').nth(1).waitFor();
};
const drop: Step = async (page) => {
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^«*Delete/ })
    .click();
  await page.getByRole('dialog').last().getByRole('textbox').waitFor();
};

/** States of the contact queue and of an order after a failed attempt. */
export const CONTACT_STATES: Readonly<Record<string, State>> = {
  'contact-case': { address: addresses.contact, steps: showCase() },
  'contact-agreed': { address: addresses.contact, steps: showCase('1') },
  'contact-address': { address: addresses.contact, steps: showCase('2') },
  'contact-guard': { address: addresses.contact, steps: showCase('6') },
  'order-attempts': { address: addresses.allOrders, steps: showOrder() },
  'order-photo': { address: addresses.allOrders, steps: showOrder(enlarge) },
  'order-photo-delete': { address: addresses.allOrders, steps: showOrder(enlarge, drop) },
};
