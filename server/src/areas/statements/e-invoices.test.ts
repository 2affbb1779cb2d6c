import { business } from '@tawseel/contract/business';
import { eInvoices } from '@tawseel/contract/e-invoices';
import { statements } from '@tawseel/contract/statements';
import { beforeEach, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertStatement } from '../../testing/statements.ts';

const NO = 'INV-2026-000001';
const BILLING = { codFee: 0, returnFee: 0, dueDays: 30, tin: '', sac: '', pricesHaveVat: 'no' } as const;

onEveryDatabase((server) => {
  let shop: string;
  let charge: string;

  beforeEach(async () => {
    ({ billed: shop, charge } = await insertStatement(server.db, 'Noor & <Sons> نور'));
  });

  const xml = (no = NO) => server.send(eInvoices.readInvoiceXml, { params: { no } });
  const refused = (no = NO) => server.refused(eInvoices.readInvoiceXml, { params: { no } });
  const mark = (body: object, no = NO) => ({ params: { no }, body: body as never });
  const save = (details: object, version: number) =>
    server.call(business.updateBusiness, { body: { ...BUSINESS, ...details, version } as never });

  /** Closes the other shop, of which nothing is known of an e-invoice but what the business says now. */
  const closeOther = async (toBill: string, toPay: number) =>
    (
      await server.call(statements.closeStatements, {
        body: { through: '2026-11-21', shops: [{ _id: toBill, toPay }] },
      })
    ).data;

  test('an invoice is read as XML, with any characters in a name, and its credit note as well', async () => {
    const { body, headers } = await xml();
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${NO}.xml"`,
    });
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice /);
    expect(body).toContain('<cbc:RegistrationName>Noor &amp; &lt;Sons&gt; نور</cbc:RegistrationName>');
    expect(body).toContain(`<cac:PartyIdentification>\n        <cbc:ID>${shop}</cbc:ID>`);
    await server.call(statements.creditInvoice, {
      params: { no: NO },
      body: { charges: [charge], reason: 'altered' },
    });
    const credit = (await xml('CN-2026-000001')).body;
    expect(credit).toContain('<cbc:ResponseCode>DL8.61.1.C</cbc:ResponseCode>');
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('the XML is refused for an unknown invoice, to a person, and without VAT', async () => {
    expect(await refused('INV-2026-000009')).toMatchObject({ status: 404, code: 'no_such_invoice' });
    await server.db.updateTable('senders').set({ role: 'User' }).execute();
    expect(await refused()).toMatchObject({ status: 409, code: 'not_e_invoice' });
    expect(await server.refused(eInvoices.markInvoice, mark({ state: 'sent' }))).toMatchObject({
      status: 409,
      message: `${NO} is not an e-invoice: it is to a person, or without VAT.`,
    });
    const { data } = await server.call(statements.readInvoice, { params: { no: NO } });
    expect(data.eState).toBe(null);
  });

  test('the refusal names what an invoice lacks, until that is entered', async () => {
    const { toBill } = await insertStatement(server.db);
    await server.db.updateTable('senders').set({ street: '' }).where('id', '=', toBill).execute();
    await save({ licenceNumber: '', iban: '', billing: BILLING }, 0);
    expect(await closeOther(toBill, 89.5)).toMatchObject([{ reason: '' }]);
    const no = 'INV-2026-000003';
    const { status, message, issues } = await refused(no);
    expect([status, message]).toEqual([409, `${no} is not complete: 4 details are missing.`]);
    expect(issues?.map(({ path, message: words }) => [path, words])).toEqual([
      ['business.licenceNumber', 'Enter the trade licence number of your business under Settings.'],
      ['business.iban', 'Enter the IBAN of your business under Settings.'],
      ['business.sac', 'Enter the service accounting code under Settings.'],
      ['shop.street', expect.stringMatching(/^Enter the street of .+ under Users\.$/)],
    ]);
    await server.db.updateTable('senders').set({ street: 'Al Rigga' }).where('id', '=', toBill).execute();
    const listed = await server.call(eInvoices.listInvoiceXml, { query: { month: '2026-11' } });
    expect(listed.data.map(({ _id, xml: written, lacks }) => [_id, written === null, lacks.length])).toEqual([
      [no, true, 3],
      ['INV-2026-000002', false, 0],
      [NO, false, 0],
    ]);
    expect(listed.data[0]?.lacks[0]).toEqual({ field: 'business.licenceNumber', what: issues?.[0]?.message });
    await save({ tradeName: 'Other', billing: { ...BILLING, sac: '9965' } }, 1);
    expect((await xml(no)).body).toContain('<cbc:StreetName>Al Rigga</cbc:StreetName>');
  });

  test('credit notes one by one have VAT that is never more than one fils off', async () => {
    const { toBill } = await insertStatement(server.db);
    await save({ billing: { ...BILLING, sac: '9965' } }, 0);
    for (let extra = 0; extra < 5; extra += 1) {
      const body = { kind: 'charge', amount: 17.5, what: `Storage ${extra}` } as const;
      await server.call(statements.adjustShop, { params: { id: toBill }, body });
    }
    // 97.50 with 4.88 of VAT.
    expect(await closeOther(toBill, 0)).toMatchObject([{ reason: '' }]);
    const invoice = { params: { no: 'INV-2026-000003' } };
    const { charges } = (await server.call(statements.readInvoice, invoice)).data;
    const vats: number[] = [];
    for (const { _id } of charges) {
      const body = { charges: [_id], reason: 'error' as const };
      const { data } = await server.call(statements.creditInvoice, { ...invoice, body });
      vats.push(data.vat);
      await xml(data._id);
    }
    expect(vats).toEqual([0.5, 0.88, 0.87, 0.88, 0.87, 0.88]);
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('an invoice is marked as sent, accepted or rejected with the reason, and stays as it was issued', async () => {
    const silent = await server.refused(eInvoices.markInvoice, mark({ state: 'rejected' }));
    expect(silent).toMatchObject({ status: 422, issues: [{ path: 'note' }] });
    expect((await server.refused(eInvoices.markInvoice, mark({ state: 'lost' }))).status).toBe(422);
    const before = (await xml()).body;
    const { data, message } = await server.call(
      eInvoices.markInvoice,
      mark({ state: 'rejected', note: 'ibr-150-ae' }),
    );
    expect(message).toBe(`${NO} is marked as rejected.`);
    expect(data).toMatchObject({ eState: 'rejected', eNote: 'ibr-150-ae' });
    await server.call(eInvoices.markInvoice, mark({ state: 'accepted' }));
    const listed = (await server.call(statements.listInvoices, { query: {} })).data;
    expect(listed).toMatchObject([{ _id: NO, eState: 'accepted', eNote: '' }]);
    expect((await xml()).body).toBe(before);
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });
});
