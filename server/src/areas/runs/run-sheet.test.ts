import { business } from '@tawseel/contract/business';
import { BRAND_COLOURS } from '@tawseel/contract/facts/brand-colours';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const PNG = 'iVBORw0KGgoAAAAB';

onEveryDatabase((server) => {
  const { at, hire, out, act } = atTheDoor(server);
  const runOfToday = async () => (await server.call(runs.listRuns, { query: {} }, at.sara)).data[0]!;
  const printed = (id: string, by = at.sara) => server.send(runs.readRunSheet, { params: { id } }, by);

  test('a sheet is refused to roles that may not dispatch, and of a run that the caller may not see', async () => {
    await out(1);
    const { _id } = await runOfToday();
    for (const kind of ['driver', 'cashier'])
      expect((await printed(_id, await hire(kind))).statusCode).toBe(403);
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    expect((await printed(_id, await hire('operator', warehouse_id))).statusCode).toBe(404);
    expect((await printed('none')).statusCode).toBe(404);
  });

  test('a sheet lists the stops with how they ended, in both languages, and escapes what was typed', async () => {
    const place = { dropoff_city: 'Sharjah', dropoff_area: 'Al Nahda' };
    const [failed] = await out(2, {
      ...place,
      payment_method: 'COD',
      value_fils: 125_000,
      receiver_name: '<b>Omar',
    });
    await act(failed!.stopId, FAILED);
    const { _id, number } = await runOfToday();
    const { statusCode, headers, body } = await printed(_id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const text = body
      .replace(/<style>.*<\/style>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    for (const part of [
      `Run sheet كشف التوصيل ${number}`,
      '&lt;b&gt;Omar',
      'AED 1,250.00',
      'Sharjah الشارقة',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Failed فاشلة · .* · 21 Nov 2026, \d\d:\d\d/);
    expect(text).toContain('Parcels الشحنات 2');
    expect(text).toContain(failed!.trackingID);
  });

  test('a sheet of a run that collects no cash names no amount of its parcels', async () => {
    const { id: to_warehouse_id } = await insertRow(server.db, 'warehouses');
    const order = await insertOrder(server.db, { payment_method: 'COD', value_fils: 125_000 });
    const run = { warehouse_id: at.dubai, to_warehouse_id, kind: 'linehaul', driver_id: at.bilal.id };
    const { body } = await printed(await insertRun(server.db, run, [order]));
    expect(body).toContain(order.tracking_id);
    expect(body).not.toContain('1,250.00');
  });

  test('a sheet has the logo, names and colour of the business, under a policy for its one style', async () => {
    const body = { ...BUSINESS, version: 0, colour: 'blue' as const, logo: `data:image/png;base64,${PNG}` };
    await server.call(business.updateBusiness, { body });
    await out(1);
    const { _id } = await runOfToday();
    const { body: html, headers } = await printed(_id);
    for (const part of [
      `--brand: ${BRAND_COLOURS.blue.light}`,
      PNG,
      'Wasl',
      BUSINESS.legalNameAr,
      BUSINESS.trn,
    ])
      expect(html).toContain(part);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.*'; img-src data:;/,
    );
  });
});
