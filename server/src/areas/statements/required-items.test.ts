import { business } from '@tawseel/contract/business';
import { statements } from '@tawseel/contract/statements';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertStatement } from '../../testing/statements.ts';

const INVOICE = 'INV-2026-000002';

/** Items of a tax invoice by Article 59(1); no discounts are offered, and no tax is for the recipient to account for. */
const ARTICLE_59: Readonly<Record<string, RegExp>> = {
  'a: the words': /^(?:(?!Number).)*Tax Invoice/,
  'b: the supplier with address and TRN':
    /From .*Wasl Parcel Delivery L\.L\.C .*Al Quoz Industrial Area 3, 17B Street, Dubai .*TRN .*100384726190003/,
  'c: the recipient with address and TRN':
    /To .*Layla Home L\.L\.C Al Wasl Road, Dubai .*TRN .*100112233400003/,
  'd: the number': /Number الرقم INV-2026-000002/,
  'e: the date of issue': /Date of issue تاريخ الإصدار 21 Nov 2026/,
  'f: the date of supply': /Date of supply تاريخ التوريد 21 Nov 2026/,
  'g: the description': /Storage 1 /,
  'h: unit price, quantity, rate and amount payable':
    /Storage 1 AED 10\.00 AED 10\.00 5% AED 0\.50 AED 10\.50/,
  'j: the gross amount payable': /Total الإجمالي AED 10\.50/,
  'k: the tax payable': /VAT ضريبة القيمة المضافة AED 0\.50/,
};

/** Items of a tax credit note by Article 60(1). */
const ARTICLE_60: Readonly<Record<string, RegExp>> = {
  'a: the words': /^(?:(?!Number).)*Tax Credit Note/,
  'b: the supplier with address and TRN': ARTICLE_59['b: the supplier with address and TRN']!,
  'c: the recipient with address and TRN': ARTICLE_59['c: the recipient with address and TRN']!,
  'd: the date of issue': /Date of issue تاريخ الإصدار 21 Nov 2026/,
  'e: the value on the invoice': /Invoiced before قيمة الفاتورة قبل الإشعار AED 10\.50/,
  'e: the correct value': /Invoiced now قيمة الفاتورة بعد الإشعار AED 0\.00/,
  'e: the difference': /Difference الفرق AED 10\.50/,
  'e: the tax on the difference': /VAT of the difference ضريبة الفرق AED 0\.50/,
  'f: the reason': /Reason السبب Charged in error/,
  'g: the supply': /Invoice and its date الفاتورة وتاريخها INV-2026-000002, 21 Nov 2026 .*Storage 1 /,
};

onEveryDatabase((server) => {
  const paperOf = async (no: string) => {
    const { body } = await server.send(statements.printInvoice, { params: { no } });
    return body
      .replace(/^.*<body>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replaceAll(' ,', ',')
      .trim();
  };

  beforeEach(async () => {
    const { toBill: shop } = await insertStatement(server.db);
    await server.call(business.updateBusiness, { body: { ...BUSINESS, version: 0 } });
    const known = { legal_name: 'Layla Home L.L.C', trn: '100112233400003', street: 'Al Wasl Road' };
    const sender = server.db.updateTable('senders').set({ ...known, city: 'Dubai' });
    await sender.where('id', '=', shop).execute();
    const body = { through: '2026-11-21', shops: [{ _id: shop, toPay: 89.5 }] };
    await server.call(statements.closeStatements, { body });
  });

  test('a tax invoice on paper has each item of Article 59(1)', async () => {
    const paper = await paperOf(INVOICE);
    for (const [item, expected] of Object.entries(ARTICLE_59)) expect(paper, item).toMatch(expected);
  });

  test('a tax credit note on paper has each item of Article 60(1)', async () => {
    const asked = { params: { no: INVOICE } };
    const { charges } = (await server.call(statements.readInvoice, asked)).data;
    const body = { charges: charges.map(({ _id }) => _id), reason: 'error' } as const;
    const { _id: no } = (await server.call(statements.creditInvoice, { ...asked, body })).data;
    const paper = await paperOf(no);
    for (const [item, expected] of Object.entries(ARTICLE_60)) expect(paper, item).toMatch(expected);
  });
});
