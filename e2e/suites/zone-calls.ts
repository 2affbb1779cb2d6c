import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';
import { button, failures, openRates } from './rates.ts';
import { areasOf, chooseRoute, FREE, fieldOf, openAdd, openEdit, TAKEN } from './zone-form.ts';
import { FIRST, openZoneRates, routesOf, rowsOf, withZoneRates, type ZoneRatesWindow } from './zone-rates.ts';

const FREE_ROUTE = { fromCity: 'Sharjah', fromZone: 'Zone 1', toCity: 'Sharjah', toZone: 'Zone 2' };

/** What the form of a window of rates between zones asks of a server. */
export function zoneCallsSuite(rates: ZoneRatesWindow): void {
  const { name, list, create, update, check, owner } = rates;

  withZoneRates(rates, () => {
    test(`${name}: Check Existing Rate finds the rate, fills it in and leads on to editing it`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      await chooseRoute(form, TAKEN);
      await button(form, 'Check Existing Rate').click();
      await expect(form.getByText(/already has a rate: AED 30\.00/)).toBeVisible();
      await expect(fieldOf(form, 'Rate (AED)')).toHaveValue('30');
      await expect(areasOf(form, 'From').locator('input:checked')).toHaveCount(2);
      await expect(areasOf(form, 'To').locator('input:checked')).toHaveCount(1);
      expect(foreign.asked(check).map(({ body, token }) => ({ body, token }))).toEqual([
        {
          token: 'falcon-token',
          body: {
            fromCity: 'Dubai',
            fromZone: 'Zone 1',
            toCity: 'Sharjah',
            toZone: 'Zone 1',
            mode: 'normal',
            ...owner(foreign),
          },
        },
      ]);
      await button(form, 'Edit this rate').click();
      await expect(page.getByRole('dialog', { name: 'Edit Zone Rate', exact: true })).toBeVisible();
    });

    test(`${name}: Check Existing Rate keeps areas that only the server knows, ticked, and they are sent`, async ({
      page,
      foreign,
    }) => {
      const areas = ['Deira', 'Souk Al Bahar', 'Naif'];
      foreign.next(check, { body: { rate: 30, fromZoneAreas: areas, toZoneAreas: ['Kalba Road'] } });
      const form = await openAdd(page, rates);
      await chooseRoute(form, TAKEN);
      await button(form, 'Check Existing Rate').click();
      const box = (area: string) => areasOf(form, 'From').getByRole('checkbox', { name: area });
      await expect(box('Souk Al Bahar')).toBeChecked();
      await box('Souk Al Bahar').uncheck();
      await box('Deira').uncheck();
      await box('Souk Al Bahar').check();
      await button(form, 'Create Rate').click();
      await expect(form).toHaveCount(0);
      expect(foreign.asked(create)[0]?.body).toMatchObject({
        fromZoneAreas: ['Naif', 'Souk Al Bahar'],
        toZoneAreas: ['Kalba Road'],
      });
      await button(page.getByRole('dialog'), 'Add New Rate').click();
      await chooseRoute(form, TAKEN);
      await expect(box('Naif')).toBeVisible();
      await expect(box('Souk Al Bahar')).toHaveCount(0);
    });

    test(`${name}: Check Existing Rate says when there is none, and that is no failure`, async ({ page }) => {
      const form = await openAdd(page, rates);
      await chooseRoute(form, FREE);
      await button(form, 'Check Existing Rate').click();
      await expect(form.getByText('There is no rate for this route and mode yet.')).toBeVisible();
      await expect(page.getByRole('status').getByText(/./)).toHaveCount(0);
    });

    test(`${name}: what a check said of the route is gone once it is asked or sent again`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      const none = form.getByText('There is no rate for this route and mode yet.');
      await chooseRoute(form, FREE);
      await button(form, 'Check Existing Rate').click();
      await expect(none).toBeVisible();
      foreign.next(check, { status: 500, body: { message: 'The depot is closed.' } });
      await button(form, 'Check Existing Rate').click();
      await expect(toast(page, 'The depot is closed.')).toBeVisible();
      await expect(none).toHaveCount(0);
      await button(form, 'Check Existing Rate').click();
      await expect(none).toBeVisible();
      await fieldOf(form, 'Rate (AED)').fill('8');
      foreign.next(create, { status: 409, body: { message: 'This route has a rate already.' } });
      await button(form, 'Create Rate').click();
      await expect(toast(page, 'This route has a rate already.')).toBeVisible();
      await expect(none).toHaveCount(0);
    });

    test(`${name}: a created rate is sent whole, said, and stands in the list that is read again`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      const reads = foreign.asked(list).length;
      await chooseRoute(form, FREE);
      await areasOf(form, 'From').getByRole('checkbox', { name: 'Industrial Area 13' }).check();
      await fieldOf(form, 'Rate (AED)').fill('14.25');
      await button(form, 'Create Rate').click();
      await expect(toast(page, 'Zone rate created successfully!')).toBeVisible();
      await expect(form).toHaveCount(0);
      const dialog = page.getByRole('dialog');
      await expect(routesOf(dialog).last()).toHaveText('Sharjah, Zone 1 to Sharjah, Zone 2');
      await expect(rowsOf(dialog).last()).toContainText('AED 14.25');
      await expect.poll(() => foreign.asked(list).length).toBe(reads + 1);
      expect(foreign.asked(create).map(({ body }) => body)).toEqual([
        {
          ...FREE_ROUTE,
          fromZoneAreas: ['Industrial Area 13'],
          toZoneAreas: [],
          rate: 14.25,
          mode: 'normal',
          ...owner(foreign),
        },
      ]);
    });

    test(`${name}: a created rate is appended and an updated one replaced from a bare row, before the list comes`, async ({
      page,
      foreign,
    }) => {
      const dialog = await openZoneRates(page, rates);
      foreign.next(list, 'hang');
      foreign.next(list, 'hang');
      await button(dialog, 'Add New Rate').click();
      const form = page.getByRole('dialog', { name: 'Add New Zone Rate' });
      await chooseRoute(form, FREE);
      await fieldOf(form, 'Rate (AED)').fill('14');
      await button(form, 'Create Rate').click();
      await expect(rowsOf(dialog).last()).toContainText('AED 14.00');
      const before = rates.rows(foreign)[0];
      foreign.next(update, { body: { ...before, rate: '33' } });
      await button(dialog, `Edit ${FIRST}`).click();
      const editing = page.getByRole('dialog', { name: 'Edit Zone Rate', exact: true });
      await button(editing, 'Update Rate').click();
      await expect(rowsOf(dialog).nth(1)).toContainText('AED 33.00');
      await expect(routesOf(dialog)).toHaveCount(4);
    });

    test(`${name}: of a created rate that comes back only in part, the list says the rest`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      const reads = foreign.asked(list).length;
      const made = { _id: 'z9', ...FREE_ROUTE, rate: 14, mode: 'normal' };
      foreign.next(create, { status: 201, body: { message: 'Done', data: { _id: 'z9', rate: 14 } } });
      foreign.next(list, 'hang');
      await chooseRoute(form, FREE);
      await fieldOf(form, 'Rate (AED)').fill('14');
      await button(form, 'Create Rate').click();
      await expect(form).toHaveCount(0);
      const dialog = page.getByRole('dialog');
      await expect.poll(() => foreign.asked(list).length).toBe(reads + 1);
      await expect(routesOf(dialog)).toHaveCount(3);
      rates.rows(foreign).push(made);
      foreign.release();
      await expect(routesOf(dialog).last()).toHaveText('Sharjah, Zone 1 to Sharjah, Zone 2');
    });

    test(`${name}: a check that comes late does not overwrite what was typed and ticked meanwhile`, async ({
      page,
      foreign,
    }) => {
      foreign.next(check, 'hang');
      const form = await openAdd(page, rates);
      await chooseRoute(form, TAKEN);
      await button(form, 'Check Existing Rate').click();
      await expect.poll(() => foreign.asked(check).length).toBe(1);
      await fieldOf(form, 'Rate (AED)').fill('99');
      await areasOf(form, 'To').getByRole('checkbox', { name: 'Industrial Area 13' }).check();
      foreign.release();
      await expect(form.getByText(/already has a rate: AED 30\.00/)).toBeVisible();
      await expect(fieldOf(form, 'Rate (AED)')).toHaveValue('99');
      await expect(areasOf(form, 'From').locator('input:checked')).toHaveCount(2);
      await expect(areasOf(form, 'To').locator('input:checked')).toHaveCount(1);
      await expect(areasOf(form, 'To').getByRole('checkbox', { name: 'Industrial Area 13' })).toBeChecked();
    });

    test(`${name}: a rate between zones that only the server knows is edited as any other`, async ({
      page,
      foreign,
    }) => {
      const route = { fromCity: 'Ajman', fromZone: 'Zone 3', toCity: 'Dubai', toZone: 'Free Zone' };
      const areas = { fromZoneAreas: ['Corniche'], toZoneAreas: [] };
      rates.rows(foreign).unshift({ _id: 'z9', ...route, ...areas, rate: 8, mode: 'normal' });
      const dialog = await openRates(page, rates);
      await button(dialog, 'Edit Ajman, Zone 3 to Dubai, Free Zone').click();
      const form = page.getByRole('dialog', { name: 'Edit Zone Rate', exact: true });
      await expect(fieldOf(form, 'From City')).toHaveValue('Ajman');
      await fieldOf(form, 'Rate (AED)').fill('8.5');
      await button(form, 'Update Rate').click();
      await expect(toast(page, 'Zone rate updated successfully!')).toBeVisible();
      const sent = { ...route, ...areas, rate: 8.5, mode: 'normal', ...owner(foreign) };
      expect(foreign.asked(update).map(({ body }) => body)).toEqual([sent]);
    });

    test(`${name}: a stored rate of three decimals bears no error, and can get other areas`, async ({
      page,
      foreign,
    }) => {
      Object.assign(rates.rows(foreign)[0] ?? {}, { rate: 31.125 });
      const form = await openEdit(page, rates);
      await areasOf(form, 'From').getByRole('checkbox', { name: 'Naif' }).uncheck();
      await button(form, 'Update Rate').click();
      await expect(toast(page, 'Zone rate updated successfully!')).toBeVisible();
      expect(foreign.asked(update)[0]?.body).toMatchObject({ rate: 31.125, fromZoneAreas: ['Deira'] });
    });

    test(`${name}: an updated rate is sent whole and said, and its row is replaced`, async ({
      page,
      foreign,
    }) => {
      const form = await openEdit(page, rates);
      await fieldOf(form, 'Rate (AED)').fill('33');
      await areasOf(form, 'From').getByRole('checkbox', { name: 'Naif' }).uncheck();
      await button(form, 'Update Rate').click();
      await expect(toast(page, 'Zone rate updated successfully!')).toBeVisible();
      const dialog = page.getByRole('dialog');
      await expect(routesOf(dialog)).toHaveCount(3);
      await expect(rowsOf(dialog).nth(1)).toContainText(/AED 33\.00.*From: 1 area/);
      expect(foreign.asked(update).map(({ body }) => body)).toEqual([
        {
          fromCity: 'Dubai',
          fromZone: 'Zone 1',
          fromZoneAreas: ['Deira'],
          toCity: 'Sharjah',
          toZone: 'Zone 1',
          toZoneAreas: ['Industrial Area 1'],
          rate: 33,
          mode: 'normal',
          ...owner(foreign),
        },
      ]);
    });
  });
}

/** What the form does and says in both windows: tried in one, as it is one form. */
export function everyZoneCallSuite(rates: ZoneRatesWindow): void {
  const { name, create, update, check } = rates;

  withZoneRates(rates, () => {
    test(`${name}: Check Existing Rate asks nothing before the route is chosen`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      await button(form, 'Check Existing Rate').click();
      await expect(fieldOf(form, 'From City')).toBeFocused();
      await expect(fieldOf(form, 'To Zone')).toHaveAccessibleDescription(/^Must be/);
      expect(foreign.asked(check)).toEqual([]);
    });

    test(`${name}: Check Existing Rate says so when it fails, or when the token is missing`, async ({
      page,
      foreign,
    }) => {
      foreign.next(check, { status: 500, body: { message: 'Out of order' } });
      foreign.next(check, { status: 500 });
      const form = await openAdd(page, rates);
      await chooseRoute(form, TAKEN);
      await button(form, 'Check Existing Rate').click();
      await expect(toast(page, 'Out of order')).toBeVisible();
      await button(form, 'Check Existing Rate').click();
      await expect(toast(page, 'Failed to check existing rate')).toBeVisible();
      await expect(fieldOf(form, 'Rate (AED)')).toHaveValue('');
      await forgetToken(page);
      await button(form, 'Check Existing Rate').click();
      await expect(toast(page, 'Authentication token is missing')).toBeVisible();
    });

    test(`${name}: a rate added under Urgent Rates is urgent`, async ({ page, foreign }) => {
      const dialog = await openZoneRates(page, rates);
      await button(dialog, 'Urgent Rates').click();
      await button(dialog, 'Add New Rate').click();
      const form = page.getByRole('dialog', { name: 'Add New Zone Rate' });
      await chooseRoute(form, FREE);
      await fieldOf(form, 'Rate (AED)').fill('20');
      await button(form, 'Create Rate').click();
      await expect(routesOf(dialog)).toHaveText([FIRST, 'Sharjah, Zone 1 to Sharjah, Zone 2']);
      expect(foreign.asked(create)[0]?.body).toMatchObject({ mode: 'urgent', rate: 20 });
    });

    test(`${name}: while a rate is saved the button reads Processing... and cannot be pressed`, async ({
      page,
      foreign,
    }) => {
      foreign.next(create, 'hang');
      const form = await openAdd(page, rates);
      await chooseRoute(form, FREE);
      await fieldOf(form, 'Rate (AED)').fill('5');
      await button(form, 'Create Rate').click();
      await expect(button(form, 'Processing...')).toBeDisabled();
      await expect(button(form, 'Create Rate')).toHaveCount(0);
      await expect(fieldOf(form, 'Rate (AED)')).not.toBeEditable();
      const checked = areasOf(form, 'From').locator('input:checked');
      const chosen = await checked.count();
      await areasOf(form, 'From').getByRole('checkbox').last().dispatchEvent('click');
      await expect(checked).toHaveCount(chosen);
      foreign.release();
      await expect(form).toHaveCount(0);
      expect(foreign.asked(create)).toHaveLength(1);
    });

    test(`${name}: a rate that cannot be saved is said, with the reason if there is one, and the form stays as typed`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      await chooseRoute(form, FREE);
      await fieldOf(form, 'Rate (AED)').fill('5');
      for (const [rule, said] of failures('An error occurred')) {
        foreign.next(create, rule);
        await button(form, 'Create Rate').click();
        await expect(toast(page, said)).toBeVisible();
        // The next may say the same.
        await button(page, 'Dismiss').click();
        await expect(toast(page, said)).toHaveCount(0);
        await expect(fieldOf(form, 'Rate (AED)')).toHaveValue('5');
      }
      await button(form, 'Create Rate').click();
      await expect(toast(page, 'Zone rate created successfully!')).toBeVisible();
    });

    test(`${name}: without a token no rate is saved, and it is said`, async ({ page, foreign }) => {
      const form = await openEdit(page, rates);
      await forgetToken(page);
      await button(form, 'Update Rate').click();
      await expect(toast(page, 'Authentication token is missing')).toBeVisible();
      await expect(form).toBeVisible();
      expect(foreign.asked(update)).toEqual([]);
    });

    test(`${name}: editing begins with what is stored, and has no Check Existing Rate`, async ({ page }) => {
      const form = await openEdit(page, rates);
      await expect(fieldOf(form, 'From City')).toHaveValue('Dubai');
      await expect(fieldOf(form, 'To Zone')).toHaveValue('Zone 1');
      await expect(fieldOf(form, 'Rate (AED)')).toHaveValue('30');
      await expect(areasOf(form, 'From').locator('input:checked')).toHaveCount(2);
      await expect(button(form, 'Check Existing Rate')).toHaveCount(0);
      await expect(button(form, 'Create Rate')).toHaveCount(0);
    });
  });
}
