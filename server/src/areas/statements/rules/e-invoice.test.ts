import { readdirSync, readFileSync } from 'node:fs';
import { CREDIT_REASONS } from '@tawseel/contract/facts/charges';
import { describe, expect, test } from 'vitest';
import { convert } from 'xmlbuilder2';
import { validateXML } from 'xmllint-wasm';
import { pintXml } from '../pint-xml.ts';
import { E_INVOICE_RULES, elementsAt, invoiceLacks } from './e-invoice-rules.ts';
import type { InvoiceDocument, InvoiceParty } from './invoice.ts';
import { type Element, pintElements } from './pint-ae.ts';

const SELLER: InvoiceParty = {
  ...{
    name: 'Tawseel Express <LLC> & Sons\u0001',
    nameArabic: 'توصيل',
    trn: '100384726190003',
    tin: '1003847261',
  },
  ...{ street: 'Al Wasl "Road"', city: 'Abu-Dhabi', phone: '+97141234567', email: 'bills@tawseel.example' },
  ...{ iban: 'AE070331234567890123456', licenceNumber: '742913', licenceAuthority: 'DET & partners\ud800' },
  isPerson: false,
};
const BUYER: InvoiceParty = {
  ...{ ...SELLER, name: 'متجر نور للتجارة', trn: '100222333400003', tin: '1002223334', city: 'Dubai' },
  ...{ iban: '', licenceNumber: '', licenceAuthority: '' },
};
const INVOICE: InvoiceDocument = {
  ...{ no: 'INV-2026-000123', kind: 380, issuedOn: '2026-11-21', dueOn: '2026-12-21' },
  ...{ from: '2026-11-16', to: '2026-11-21', period: 'WKY', seller: SELLER, buyer: BUYER },
  ...{ isTaxed: true, isIncluded: false, sac: '9965', charges: [] },
  lines: [
    {
      ...{ kind: 'delivery', what: '', from: 'Dubai', to: 'Abu-Dhabi', quantity: 6, price: 1_750 },
      ...{ net: 10_500, vat: 525 },
    },
  ],
  ...{ net: 10_500, vat: 525, total: 11_025 },
};
const CREDIT: InvoiceDocument = {
  ...{ ...INVOICE, no: 'CN-2026-000045', kind: 381, issuedOn: '2026-11-25', dueOn: '2026-11-25' },
  credit: {
    ...{ of: 'INV-2026-000123', ofIssuedOn: '2026-11-21', reason: 'returned', before: 11_025, after: 0 },
  },
};
const UUID = '019a8c3e-5b00-7000-8000-000000000000';
const stored = (document: InvoiceDocument) => ({ document, uuid: UUID, buyerId: 'shop-1' });

/** Returns what libxml2 reads, without the prefixes of names. */
async function parsed(document: InvoiceDocument): Promise<Record<string, unknown>> {
  const { normalized, errors } = await validateXML({ xml: pintXml(stored(document)), normalization: 'c14n' });
  expect(errors).toEqual([]);
  const plain = normalized.replaceAll(/(<\/?)c[ab]c:/g, '$1');
  return convert(plain, { format: 'object' }) as Record<string, unknown>;
}

const aed = (text: string) => ({ '@currencyID': 'AED', '#': text });

describe('the XML', () => {
  test('has the lines of its invoice, the VAT and both parties, with any characters in a name', async () => {
    expect(await parsed(INVOICE)).toMatchObject({
      Invoice: {
        ...{ CustomizationID: 'urn:peppol:pint:billing-1@ae-1', ProfileExecutionID: '00010000', UUID },
        ...{ ID: 'INV-2026-000123', IssueDate: '2026-11-21', DueDate: '2026-12-21', InvoiceTypeCode: '380' },
        InvoicePeriod: { StartDate: '2026-11-16', EndDate: '2026-11-21', DescriptionCode: 'WKY' },
        AccountingSupplierParty: {
          Party: {
            EndpointID: { '@schemeID': '0235', '#': '1003847261' },
            PostalAddress: {
              StreetName: 'Al Wasl "Road"',
              CityName: 'Abu Dhabi',
              CountrySubentity: 'AUH',
              Country: { IdentificationCode: 'AE' },
            },
            PartyTaxScheme: { CompanyID: '100384726190003', TaxScheme: { ID: 'VAT' } },
            PartyLegalEntity: {
              RegistrationName: 'Tawseel Express &lt;LLC&gt; &amp; Sons',
              CompanyID: {
                '@schemeAgencyID': 'TL',
                '@schemeAgencyName': 'DET &amp; partners',
                '#': '742913',
              },
            },
          },
        },
        AccountingCustomerParty: {
          Party: {
            EndpointID: { '#': '1002223334' },
            PartyIdentification: { ID: 'shop-1' },
            PartyLegalEntity: { RegistrationName: 'متجر نور للتجارة' },
          },
        },
        PaymentMeans: { PaymentMeansCode: '30', PayeeFinancialAccount: { ID: 'AE070331234567890123456' } },
        TaxTotal: { TaxSubtotal: { TaxableAmount: aed('105.00'), TaxCategory: { ID: 'S', Percent: '5' } } },
        LegalMonetaryTotal: { TaxInclusiveAmount: aed('110.25'), PayableAmount: aed('110.25') },
        InvoiceLine: {
          InvoicedQuantity: { '@unitCode': 'C62', '#': '6' },
          LineExtensionAmount: aed('105.00'),
          Item: { Description: 'Delivery, Dubai – Abu Dhabi', Name: 'Delivery' },
          Price: { PriceAmount: aed('17.50') },
          ItemPriceExtension: { Amount: aed('110.25'), TaxTotal: { TaxAmount: aed('5.25') } },
        },
      },
    });
  });

  test('goes to no one on the network if the shop has no TRN', () => {
    const buyer = { ...BUYER, trn: '', tin: '' };
    const [party] = elementsAt(pintElements(stored({ ...INVOICE, buyer })), 'AccountingCustomerParty/Party');
    expect(party).toMatchObject({ EndpointID: { '#': '9900000098' }, PartyTaxScheme: '' });
    expect(invoiceLacks(pintElements(stored({ ...INVOICE, buyer })))).toEqual([]);
  });

  test('of a credit note names its invoice and the reason, and no flag', async () => {
    const { CreditNote } = await parsed(CREDIT);
    expect(CreditNote).toMatchObject({
      ...{ ProfileExecutionID: '00000000', CreditNoteTypeCode: '381' },
      DiscrepancyResponse: { ResponseCode: CREDIT_REASONS.returned },
      BillingReference: { InvoiceDocumentReference: { ID: 'INV-2026-000123', IssueDate: '2026-11-21' } },
      CreditNoteLine: { CreditedQuantity: { '#': '6' } },
    });
    for (const name of ['DueDate', 'InvoicePeriod', 'PaymentMeans'])
      expect(CreditNote).not.toHaveProperty(name);
  });

  const folder = process.env.UBL_XSD;
  if (folder)
    test('follows the schemas of UBL 2.1', async () => {
      const read = (part: string) =>
        readdirSync(`${folder}/${part}`).map((name) => ({
          fileName: name,
          contents: readFileSync(`${folder}/${part}/${name}`, 'utf8').replaceAll('../common/', ''),
        }));
      for (const [document, name] of [
        [INVOICE, 'Invoice'],
        [CREDIT, 'CreditNote'],
      ] as const) {
        const schema = read('maindoc').filter(({ fileName }) => fileName === `UBL-${name}-2.1.xsd`);
        const { errors } = await validateXML({
          ...{ xml: pintXml(stored(document)), schema, preload: read('common'), maxMemoryPages: 4096 },
        });
        expect(errors).toEqual([]);
      }
    });
});

/** Returns a copy with another text at a path. */
function changed(element: Element, path: string, value: string): Element {
  const [name = '', ...rest] = path.split('/');
  if (typeof element === 'string') return element;
  const { [name]: old = '' } = element;
  const deeper = (one: Element) => changed(one, rest.join('/'), value);
  const next = rest.length === 0 ? value : Array.isArray(old) ? old.map(deeper) : deeper(old as Element);
  return { ...element, [name]: next };
}

const PARTY = { business: 'AccountingSupplierParty/Party', shop: 'AccountingCustomerParty/Party' };
const TOTAL = 'LegalMonetaryTotal';
const SUBTOTAL = 'TaxTotal/TaxSubtotal';

/** Amounts with VAT. */
const totals = (text: string) => ({
  [`${TOTAL}/TaxInclusiveAmount/#`]: text,
  [`${TOTAL}/PayableAmount/#`]: text,
});

/** Price of a line before its discount, and the discount. */
const gross = (base: string, discount: string) => ({
  'Line/Price/AllowanceCharge/BaseAmount/#': base,
  'Line/Price/AllowanceCharge/Amount/#': discount,
});

const categories = (code: string) => ({
  'Line/Item/ClassifiedTaxCategory/ID': code,
  [`${SUBTOTAL}/TaxCategory/ID`]: code,
});

const NOTHING = { lines: [], net: 0, vat: 0, total: 0 };
const NEGATIVE: InvoiceDocument = {
  ...INVOICE,
  lines: INVOICE.lines.map((line) => ({ ...line, price: -1_750, net: -10_500, vat: -525 })),
  ...{ net: -10_500, vat: -525, total: -11_025 },
};

/** Changes that break one rule each, of an invoice or of another document: what stands at which path. */
const BROKEN: [rule: string, changes: Record<string, string>, document?: InvoiceDocument][] = [
  ['ibr-006', { [`${PARTY.business}/PartyLegalEntity/RegistrationName`]: '' }],
  ['ibr-081', { [`${PARTY.business}/EndpointID/#`]: '' }],
  ['ibr-148-ae', { [`${PARTY.business}/EndpointID/#`]: '2003847261' }],
  ['ibr-062', { [`${PARTY.business}/EndpointID/@schemeID`]: '0088' }],
  ['ibr-009', { [`${PARTY.business}/PostalAddress/Country/IdentificationCode`]: '' }],
  ['ibr-173-ae', { [`${PARTY.business}/PartyLegalEntity/CompanyID/@schemeAgencyID`]: 'XX' }],
  ['ibr-191-ae', { 'PaymentMeans/PaymentMeansCode': '' }],
  ['ibr-080', { [`${PARTY.shop}/EndpointID/#`]: '' }],
  ['ibr-063', { [`${PARTY.shop}/EndpointID/@schemeID`]: '' }],
  ['ibr-011', { [`${PARTY.shop}/PostalAddress/Country/IdentificationCode`]: '' }],
  ['aligned-ibrp-001-ae', { CustomizationID: 'urn:peppol:pint:selfbilling-1@ae-1' }],
  ['aligned-ibrp-002-ae', { ProfileID: 'urn:peppol:bis:selfbilling' }],
  ['ibr-154-ae', { ProfileExecutionID: '0001000' }],
  ['ibr-005', { DocumentCurrencyCode: '' }],
  ['ibr-126', { [`${TOTAL}/PayableAmount/@currencyID`]: 'USD' }],
  ['ibr-134-ae', { [`${PARTY.business}/PartyTaxScheme/CompanyID`]: '' }],
  ['ibr-132-ae', { [`${PARTY.business}/PartyTaxScheme/CompanyID`]: '100384726190004' }],
  ['ibr-143-ae', { [`${PARTY.business}/PostalAddress/StreetName`]: '' }],
  ['ibr-143-ae', { [`${PARTY.business}/PostalAddress/CityName`]: '' }],
  ['ibr-128-ae', { [`${PARTY.business}/PostalAddress/CountrySubentity`]: '' }],
  ['ibr-150-ae', { [`${PARTY.business}/PartyLegalEntity/CompanyID/#`]: '' }],
  ['ibr-172-ae', { [`${PARTY.business}/PartyLegalEntity/CompanyID/@schemeAgencyName`]: '' }],
  ['ibr-192-ae', { 'PaymentMeans/PayeeFinancialAccount/ID': '' }],
  ['ibr-185-ae', { 'Line/Item/AdditionalItemIdentification/ID/#': '' }],
  ['ibr-007', { [`${PARTY.shop}/PartyLegalEntity/RegistrationName`]: '' }],
  ['ibr-135-ae', { [`${PARTY.shop}/EndpointID/#`]: '2003847261' }],
  ['ibr-132-ae', { [`${PARTY.shop}/PartyTaxScheme/CompanyID`]: '1' }],
  ['ibr-144-ae', { [`${PARTY.shop}/PostalAddress/StreetName`]: '' }],
  ['ibr-144-ae', { [`${PARTY.shop}/PostalAddress/CityName`]: '' }],
  ['ibr-128-ae', { [`${PARTY.shop}/PostalAddress/CountrySubentity`]: 'Dubai' }],
  ['ibr-002', { ID: '' }],
  ['ibr-193-ae', { UUID: '' }],
  ['ibr-003', { IssueDate: '' }],
  ['ibr-073', { IssueDate: '21/11/2026' }],
  ['ibr-cl-01', { TypeCode: '389' }],
  ['ibr-127-ae', { DueDate: '' }],
  ['ibr-138-ae', { 'InvoicePeriod/StartDate': '' }],
  ['ibr-138-ae', { 'InvoicePeriod/EndDate': '' }],
  ['ibr-005-ae', { 'InvoicePeriod/DescriptionCode': 'OTH' }],
  ['ibr-029', { 'InvoicePeriod/EndDate': '2026-11-15' }],
  ['ibr-158-ae', { 'DiscrepancyResponse/ResponseCode': '' }, CREDIT],
  ['ibr-001-ae', { 'DiscrepancyResponse/ResponseCode': 'VD' }, CREDIT],
  ['ibr-055-ae', { 'BillingReference/InvoiceDocumentReference/ID': '' }, CREDIT],
  ['ibr-016', {}, { ...INVOICE, ...NOTHING }],
  ['ibr-021', { 'Line/ID': '' }],
  ['ibr-023', { 'Line/Quantity/@unitCode': '' }],
  ['ibr-022', { 'Line/Quantity/#': '6.0' }],
  ['ibr-024', { 'Line/LineExtensionAmount/#': '105.0' }],
  ['ibr-025', { 'Line/Item/Name': '' }],
  ['ibr-125-ae', { 'Line/Item/Description': '' }],
  ['ibr-026', { 'Line/Price/PriceAmount/#': '' }],
  ['ibr-027', gross('17.50', '35.00'), NEGATIVE],
  ['ibr-028', gross('-17.50', '-35.00')],
  ['aligned-ibrp-004', gross('17.50', '1.00')],
  ['ibr-087', { 'Line/Price/BaseQuantity/#': '0' }],
  ['ibr-088', { 'Line/Price/BaseQuantity/@unitCode': 'KGM' }],
  ['ibr-189-ae', { 'Line/Item/AdditionalItemIdentification/ID/@schemeID': 'HS' }],
  ['ibr-104-ae', { 'Line/ItemPriceExtension/TaxTotal/TaxAmount/#': '' }],
  ['ibr-194-ae', { 'Line/ItemPriceExtension/Amount/#': '' }],
  ['ibr-147-ae', { 'Line/Price/PriceAmount/#': '17.51', ...gross('17.51', '0.00') }],
  ['ibr-145-ae', { 'Line/Item/ClassifiedTaxCategory/ID': '' }],
  ['ibr-139-ae', categories('L')],
  ['ibr-133-ae', { [`${SUBTOTAL}/TaxCategory/TaxScheme/ID`]: 'GST' }],
  ['aligned-ibrp-s-01', { 'Line/Item/ClassifiedTaxCategory/ID': 'Z' }],
  ['aligned-ibrp-s-05', { 'Line/Item/ClassifiedTaxCategory/Percent': '0' }],
  ['aligned-ibrp-047', { [`${SUBTOTAL}/TaxCategory/ID`]: '' }],
  ['aligned-ibrp-048', { [`${SUBTOTAL}/TaxCategory/Percent`]: '' }],
  ['ibr-190-ae', { [`${SUBTOTAL}/TaxCategory/Percent`]: '6' }],
  ['ibr-124', { 'TaxTotal/TaxAmount/#': '5.250' }],
  ['ibr-123', { [`${TOTAL}/TaxExclusiveAmount/#`]: '105.000' }],
  ['ibr-125', { [`${TOTAL}/TaxInclusiveAmount/#`]: '110.250' }],
  ['ibr-091', { [`${TOTAL}/PayableAmount/#`]: '110.250' }],
  ['ibr-co-16', { [`${TOTAL}/PayableAmount/#`]: '110.24' }],
  [
    'ibr-co-10',
    {
      'Line/Price/PriceAmount/#': '17.51',
      ...gross('17.51', '0.00'),
      'Line/LineExtensionAmount/#': '105.06',
      [`${SUBTOTAL}/TaxableAmount/#`]: '105.06',
    },
  ],
  ['ibr-co-13', { [`${TOTAL}/TaxExclusiveAmount/#`]: '105.01', ...totals('110.26') }],
  ['ibr-co-14', { 'TaxTotal/TaxAmount/#': '5.26', ...totals('110.26') }],
  ['ibr-co-15', totals('110.26')],
  ['aligned-ibrp-s-08', { [`${SUBTOTAL}/TaxableAmount/#`]: '105.01' }],
  [
    'aligned-ibrp-s-09',
    { 'TaxTotal/TaxAmount/#': '5.28', [`${SUBTOTAL}/TaxAmount/#`]: '5.28', ...totals('110.28') },
  ],
];

test.each(BROKEN)('an invoice that breaks %s alone lacks that: %j', (rule, changes, document = INVOICE) => {
  expect([INVOICE, CREDIT].map((one) => invoiceLacks(pintElements(stored(one))))).toEqual([[], []]);
  const broken = Object.entries(changes).reduce(
    (element, [path, text]) => changed(element, path, text),
    pintElements(stored(document)),
  );
  expect(invoiceLacks(broken).map(({ id }) => id)).toEqual([rule]);
});

test('every rule is broken by one of these', () => {
  const broken = BROKEN.map(([rule]) => rule);
  expect(E_INVOICE_RULES.map(([id]) => id).toSorted()).toEqual(broken.toSorted());
});
