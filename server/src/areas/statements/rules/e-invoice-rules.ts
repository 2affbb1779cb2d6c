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
/** Amount with two decimals at most, which is all that PINT AE asks of sums. */
const TWO_DECIMALS = /^[^.]*(\.\d{0,2})?$/;
/** Categories of VAT; N is the margin scheme. */
const CATEGORIES = /^(S|E|O|AE|Z|N)$/;
/** Types of a registration: trade licence, Emirates ID, passport, cabinet decision. */
const LICENCE_TYPES = /^(TL|EID|PAS|CD)$/;

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const TOTAL = 'LegalMonetaryTotal';
const SUBTOTAL = 'TaxTotal/TaxSubtotal';
const CATEGORY = 'Item/ClassifiedTaxCategory';
const AMOUNTS = [
  ...['TaxTotal/TaxAmount', `${SUBTOTAL}/TaxableAmount`, `${SUBTOTAL}/TaxAmount`],
  ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].map(
    (name) => `${TOTAL}/${name}`,
  ),
  ...['Line/LineExtensionAmount', 'Line/Price/PriceAmount', 'Line/ItemPriceExtension/Amount'],
];
const TAX_SCHEMES = [
  ...[SELLER, BUYER].map((party) => `${party}/PartyTaxScheme`),
  ...[`${SUBTOTAL}/TaxCategory`, `Line/${CATEGORY}`],
].map((path) => `${path}/TaxScheme/ID`);
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

/** Returns true if the price of a line is its price before discounts less the discount; missing ones are for other rules. */
const isDiscounted: Holds = (line) => {
  const paths = ['PriceAmount', 'AllowanceCharge/BaseAmount', 'AllowanceCharge/Amount'];
  const [net = 0, gross = 0, discount = 0] = paths.map((path) => filsAt(line, `Price/${path}`));
  return textsAt(line, 'Price/PriceAmount').length === 0 || net === gross - discount;
};

/** Returns true if two texts are the same; a missing one is for another rule. */
const sameText =
  (one: string, other: string): Holds =>
  (element) => {
    const [first, second] = [one, other].map((path) => textsAt(element, path)[0]);
    return first === undefined || second === undefined || first === second;
  };

/** Returns true unless a line of the standard category has no rate above 0. */
const isRated: Holds = (line) =>
  textsAt(line, `${CATEGORY}/ID`)[0] !== 'S' || Number(textsAt(line, `${CATEGORY}/Percent`)[0]) > 0;

const isTaxedOnce: Holds = (invoice) => {
  const exact = Math.round((filsAt(invoice, `${SUBTOTAL}/TaxableAmount`) * 5) / 100);
  return Math.abs(exact - filsAt(invoice, `${SUBTOTAL}/TaxAmount`)) <= SLACK;
};

/** Rules of PINT AE 1.0.4 that a stored invoice may break: the id of each, what is missing then, and whether it holds. */
export const E_INVOICE_RULES: readonly (readonly [id: string, lack: EInvoiceLack, holds: Holds])[] = [
  ['ibr-006', 'business.legalName', has(`${SELLER}/PartyLegalEntity/RegistrationName`)],
  ['ibr-081', 'record', has(`${SELLER}/EndpointID`)],
  ['ibr-148-ae', 'record', formed(`${SELLER}/EndpointID`, TIN)],
  ['ibr-062', 'record', has(`${SELLER}/EndpointID/@schemeID`, /^0235$/)],
  ['ibr-134-ae', 'record', has(`${SELLER}/PartyTaxScheme/CompanyID`)],
  ['ibr-132-ae', 'record', formed(`${SELLER}/PartyTaxScheme/CompanyID`, TRN)],
  ['ibr-143-ae', 'business.street', has(`${SELLER}/PostalAddress/StreetName`)],
  ['ibr-143-ae', 'business.city', has(`${SELLER}/PostalAddress/CityName`)],
  ['ibr-128-ae', 'business.city', has(`${SELLER}/PostalAddress/CountrySubentity`, EMIRATE)],
  ['ibr-009', 'record', has(`${SELLER}/PostalAddress/Country/IdentificationCode`)],
  ['ibr-150-ae', 'business.licenceNumber', has(`${SELLER}/PartyLegalEntity/CompanyID`)],
  ['ibr-172-ae', 'business.licenceAuthority', has(`${SELLER}/PartyLegalEntity/CompanyID/@schemeAgencyName`)],
  ['ibr-173-ae', 'record', has(`${SELLER}/PartyLegalEntity/CompanyID/@schemeAgencyID`, LICENCE_TYPES)],
  ['ibr-191-ae', 'record', onInvoice('PaymentMeans/PaymentMeansCode', SOME)],
  ['ibr-192-ae', 'business.iban', onInvoice('PaymentMeans/PayeeFinancialAccount/ID', SOME)],
  ['ibr-185-ae', 'business.sac', each('Line', has('Item/AdditionalItemIdentification/ID'))],

  ['ibr-007', 'record', has(`${BUYER}/PartyLegalEntity/RegistrationName`)],
  ['ibr-080', 'record', has(`${BUYER}/EndpointID`)],
  ['ibr-063', 'record', has(`${BUYER}/EndpointID/@schemeID`, /^0235$/)],
  ['ibr-135-ae', 'record', formed(`${BUYER}/EndpointID`, /^(1\d{9}|9900000098)$/)],
  ['ibr-132-ae', 'record', formed(`${BUYER}/PartyTaxScheme/CompanyID`, TRN)],
  ['ibr-144-ae', 'shop.street', has(`${BUYER}/PostalAddress/StreetName`)],
  ['ibr-144-ae', 'shop.city', has(`${BUYER}/PostalAddress/CityName`)],
  ['ibr-128-ae', 'shop.city', has(`${BUYER}/PostalAddress/CountrySubentity`, EMIRATE)],

  ['ibr-011', 'record', has(`${BUYER}/PostalAddress/Country/IdentificationCode`)],

  ['aligned-ibrp-001-ae', 'record', has('CustomizationID', /^urn:peppol:pint:billing-1@ae-1/)],
  ['aligned-ibrp-002-ae', 'record', has('ProfileID', /^urn:peppol:bis:billing/)],
  ['ibr-154-ae', 'record', has('ProfileExecutionID', /^[01]{8}$/)],
  ['ibr-002', 'record', has('ID')],
  ['ibr-193-ae', 'record', has('UUID')],
  ['ibr-003', 'record', has('IssueDate')],
  ['ibr-073', 'record', formed('IssueDate', DAY)],
  ['ibr-cl-01', 'record', has('TypeCode', /^38[01]$/)],
  ['ibr-005', 'record', has('DocumentCurrencyCode')],
  ['ibr-126', 'record', (all) => AMOUNTS.every((path) => formed(`${path}/@currencyID`, /^AED$/)(all))],
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

  ['ibr-016', 'record', (all) => elementsAt(all, 'Line').length > 0],
  ['ibr-021', 'record', each('Line', has('ID'))],
  ['ibr-022', 'record', each('Line', has('Quantity', /^[1-9]\d*$/))],
  ['ibr-023', 'record', each('Line', has('Quantity/@unitCode'))],
  ['ibr-024', 'record', each('Line', has('LineExtensionAmount', AMOUNT))],
  ['ibr-025', 'record', each('Line', has('Item/Name'))],
  ['ibr-125-ae', 'record', each('Line', has('Item/Description'))],
  ['ibr-026', 'record', each('Line', has('Price/PriceAmount', AMOUNT))],
  ['ibr-027', 'record', each('Line', formed('Price/PriceAmount', /^\d/))],
  ['ibr-028', 'record', each('Line', formed('Price/AllowanceCharge/BaseAmount', /^\d/))],
  ['aligned-ibrp-004', 'record', each('Line', isDiscounted)],
  ['ibr-087', 'record', each('Line', formed('Price/BaseQuantity', /^[1-9]/))],
  ['ibr-088', 'record', each('Line', sameText('Quantity/@unitCode', 'Price/BaseQuantity/@unitCode'))],
  ['ibr-189-ae', 'record', each('Line', has('Item/AdditionalItemIdentification/ID/@schemeID', /^SAC$/))],
  ['ibr-104-ae', 'record', each('Line', has('ItemPriceExtension/TaxTotal/TaxAmount', AMOUNT))],
  ['ibr-194-ae', 'record', each('Line', has('ItemPriceExtension/Amount', AMOUNT))],
  ['ibr-147-ae', 'record', each('Line', isPriced)],

  ['ibr-145-ae', 'record', each('Line', has(`${CATEGORY}/ID`))],
  ['ibr-139-ae', 'record', each('Line', formed(`${CATEGORY}/ID`, CATEGORIES))],
  ['ibr-133-ae', 'record', (all) => TAX_SCHEMES.every((path) => formed(path, /^VAT$/)(all))],
  ['aligned-ibrp-s-01', 'record', sameText(`Line/${CATEGORY}/ID`, `${SUBTOTAL}/TaxCategory/ID`)],
  ['aligned-ibrp-s-05', 'record', each('Line', isRated)],
  ['aligned-ibrp-047', 'record', has(`${SUBTOTAL}/TaxCategory/ID`)],
  ['aligned-ibrp-048', 'record', has(`${SUBTOTAL}/TaxCategory/Percent`)],
  ['ibr-190-ae', 'record', formed(`${SUBTOTAL}/TaxCategory/Percent`, /^5(\.0+)?$/)],
  ['ibr-124', 'record', formed('TaxTotal/TaxAmount', TWO_DECIMALS)],
  ['ibr-123', 'record', formed(`${TOTAL}/TaxExclusiveAmount`, TWO_DECIMALS)],
  ['ibr-125', 'record', formed(`${TOTAL}/TaxInclusiveAmount`, TWO_DECIMALS)],
  ['ibr-091', 'record', formed(`${TOTAL}/PayableAmount`, TWO_DECIMALS)],
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
