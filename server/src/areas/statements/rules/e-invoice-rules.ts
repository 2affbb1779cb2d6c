import type { EInvoiceLack } from '@tawseel/contract/facts/e-invoices';
import type { Element } from './pint-ae.ts';

type Holds = (element: Element) => boolean;

/** Returns the elements at a path: all of a list, and none of an empty one. */
export function elementsAt(element: Element, path: string): Element[] {
  const [name = '', ...rest] = path.split('/');
  const found = typeof element === 'string' ? undefined : element[name];
  const list = (Array.isArray(found) ? found : found === undefined ? [] : [found]) as Element[];
  return rest.length === 0 ? list : list.flatMap((one) => elementsAt(one, rest.join('/')));
}

/** Returns the texts at a path that are not empty. */
function textsAt(element: Element, path: string): string[] {
  const texts = elementsAt(element, path).map((one) => (typeof one === 'string' ? one : one['#']));
  return texts.filter((text) => typeof text === 'string' && text !== '') as string[];
}

const FILS = 100;

/** Returns the sum of the amounts at a path, in fils. */
function filsAt(element: Element, path: string): number {
  return textsAt(element, path).reduce((sum, aed) => sum + Math.round(Number(aed) * FILS), 0);
}

const SOME = /\S/;
const has =
  (path: string, form = SOME): Holds =>
  (element) => {
    const texts = textsAt(element, path);
    return texts.length > 0 && texts.every((text) => form.test(text));
  };
/** Like `has`, but an empty text is for another rule. */
const formed =
  (path: string, form: RegExp): Holds =>
  (element) =>
    textsAt(element, path).every((text) => form.test(text));
const same =
  (one: string, other: string): Holds =>
  (element) =>
    filsAt(element, one) === filsAt(element, other);
const each =
  (path: string, holds: Holds): Holds =>
  (element) =>
    elementsAt(element, path).every(holds);
const onlyIf =
  (kind: '380' | '381', holds: Holds): Holds =>
  (element) =>
    textsAt(element, 'TypeCode')[0] !== kind || holds(element);
const onInvoice = (path: string, form: RegExp) => onlyIf('380', has(path, form));

const DAY = /^\d{4}-\d\d-\d\d$/;
const EMIRATE = /^(AUH|DXB|SHJ|AJM|UAQ|RAK|FUJ)$/;
const TRN = /^1\d{12}03$/;
const TIN = /^1\d{9}$/;
const AMOUNT = /^-?\d+\.\d\d$/;

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const TOTAL = 'LegalMonetaryTotal';
const SUBTOTAL = 'TaxTotal/TaxSubtotal';
const REASON = 'DiscrepancyResponse/ResponseCode';
/** Most that the VAT may differ from 5 % of the net amount, in fils. */
const SLACK = 2;

/** Returns true if the price of a line times its quantity is its net amount; a missing price is for another rule. */
const isPriced: Holds = (line) => {
  const [quantity, price] = ['Quantity', 'Price/PriceAmount'].map((path) => textsAt(line, path)[0]);
  const net = filsAt(line, 'LineExtensionAmount');
  return (
    quantity === undefined ||
    price === undefined ||
    Math.round(Number(quantity) * Number(price) * FILS) === net
  );
};

const isTaxedOnce: Holds = (invoice) => {
  const exact = Math.round((filsAt(invoice, `${SUBTOTAL}/TaxableAmount`) * 5) / 100);
  return Math.abs(exact - filsAt(invoice, `${SUBTOTAL}/TaxAmount`)) <= SLACK;
};

/** Rules of PINT AE 1.0.4 that a stored invoice may break: the id of each, what is missing then, and whether it holds. */
export const E_INVOICE_RULES: readonly (readonly [id: string, lack: EInvoiceLack, holds: Holds])[] = [
  ['ibr-006', 'business.legalName', has(`${SELLER}/PartyLegalEntity/RegistrationName`)],
  ['ibr-081', 'record', has(`${SELLER}/EndpointID`)],
  ['ibr-148-ae', 'record', formed(`${SELLER}/EndpointID`, TIN)],
  ['ibr-134-ae', 'record', has(`${SELLER}/PartyTaxScheme/CompanyID`)],
  ['ibr-132-ae', 'record', formed(`${SELLER}/PartyTaxScheme/CompanyID`, TRN)],
  ['ibr-143-ae', 'business.street', has(`${SELLER}/PostalAddress/StreetName`)],
  ['ibr-143-ae', 'business.city', has(`${SELLER}/PostalAddress/CityName`)],
  ['ibr-128-ae', 'business.city', has(`${SELLER}/PostalAddress/CountrySubentity`, EMIRATE)],
  ['ibr-150-ae', 'business.licenceNumber', has(`${SELLER}/PartyLegalEntity/CompanyID`)],
  ['ibr-172-ae', 'business.licenceAuthority', has(`${SELLER}/PartyLegalEntity/CompanyID/@schemeAgencyName`)],
  ['ibr-192-ae', 'business.iban', onInvoice('PaymentMeans/PayeeFinancialAccount/ID', SOME)],
  ['ibr-185-ae', 'business.sac', each('Line', has('Item/AdditionalItemIdentification/ID'))],

  ['ibr-007', 'record', has(`${BUYER}/PartyLegalEntity/RegistrationName`)],
  ['ibr-135-ae', 'record', has(`${BUYER}/EndpointID`, /^(1\d{9}|9900000098)$/)],
  ['ibr-132-ae', 'record', formed(`${BUYER}/PartyTaxScheme/CompanyID`, TRN)],
  ['ibr-144-ae', 'shop.street', has(`${BUYER}/PostalAddress/StreetName`)],
  ['ibr-144-ae', 'shop.city', has(`${BUYER}/PostalAddress/CityName`)],
  ['ibr-128-ae', 'shop.city', has(`${BUYER}/PostalAddress/CountrySubentity`, EMIRATE)],

  ['ibr-002', 'record', has('ID')],
  ['ibr-193-ae', 'record', has('UUID')],
  ['ibr-003', 'record', has('IssueDate')],
  ['ibr-073', 'record', formed('IssueDate', DAY)],
  ['ibr-cl-01', 'record', has('TypeCode', /^38[01]$/)],
  ['ibr-127-ae', 'record', onInvoice('DueDate', DAY)],
  ['ibr-138-ae', 'record', onInvoice('InvoicePeriod/StartDate', DAY)],
  ['ibr-138-ae', 'record', onInvoice('InvoicePeriod/EndDate', DAY)],
  ['ibr-005-ae', 'record', onInvoice('InvoicePeriod/DescriptionCode', /^(WKY|MTH)$/)],
  [
    'ibr-029',
    'record',
    each('InvoicePeriod', (period) => {
      const [start = '', end = start] = ['StartDate', 'EndDate'].map((name) => textsAt(period, name)[0]);
      return start <= end;
    }),
  ],
  ['ibr-158-ae', 'record', onlyIf('381', has(REASON))],
  ['ibr-001-ae', 'record', formed(REASON, /^DL8\.61\.1\.[A-E]$/)],
  ['ibr-055-ae', 'record', onlyIf('381', has('BillingReference/InvoiceDocumentReference/ID'))],

  ['ibr-016', 'record', has('Line/ID')],
  ['ibr-022', 'record', each('Line', has('Quantity', /^[1-9]\d*$/))],
  ['ibr-024', 'record', each('Line', has('LineExtensionAmount', AMOUNT))],
  ['ibr-025', 'record', each('Line', has('Item/Name'))],
  ['ibr-125-ae', 'record', each('Line', has('Item/Description'))],
  ['ibr-026', 'record', each('Line', has('Price/PriceAmount', AMOUNT))],
  ['ibr-027', 'record', each('Line', formed('Price/PriceAmount', /^\d/))],
  ['ibr-104-ae', 'record', each('Line', has('ItemPriceExtension/TaxTotal/TaxAmount', AMOUNT))],
  ['ibr-194-ae', 'record', each('Line', has('ItemPriceExtension/Amount', AMOUNT))],
  ['ibr-147-ae', 'record', each('Line', isPriced)],

  ['ibr-co-10', 'record', same('Line/LineExtensionAmount', `${TOTAL}/LineExtensionAmount`)],
  ['ibr-co-13', 'record', same(`${TOTAL}/LineExtensionAmount`, `${TOTAL}/TaxExclusiveAmount`)],
  ['ibr-co-14', 'record', same('TaxTotal/TaxAmount', `${SUBTOTAL}/TaxAmount`)],
  ['ibr-co-16', 'record', same(`${TOTAL}/TaxInclusiveAmount`, `${TOTAL}/PayableAmount`)],
  [
    'ibr-co-15',
    'record',
    (all) =>
      filsAt(all, `${TOTAL}/TaxExclusiveAmount`) + filsAt(all, 'TaxTotal/TaxAmount') ===
      filsAt(all, `${TOTAL}/TaxInclusiveAmount`),
  ],
  ['aligned-ibrp-s-08', 'record', same('Line/LineExtensionAmount', `${SUBTOTAL}/TaxableAmount`)],
  ['aligned-ibrp-s-09', 'record', isTaxedOnce],
];

/** Returns what an invoice lacks, with the id of each rule that it breaks. */
export function invoiceLacks(invoice: Element): { id: string; lack: EInvoiceLack }[] {
  return E_INVOICE_RULES.filter(([, , holds]) => !holds(invoice)).map(([id, lack]) => ({ id, lack }));
}
