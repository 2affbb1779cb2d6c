import { CREDIT_REASONS } from '@tawseel/contract/facts/charges';
import { CITY_CODES, cityFromText, cityLabel } from '@tawseel/contract/facts/emirates';
import { type InvoiceDocument, type InvoiceLine, type InvoiceParty, SERVICES } from './invoice.ts';

/**
 * Element of UBL: a text, or elements by name in the order of its schema. `#` is a text with attributes, which begin with @.
 * Empty ones are not written.
 */
export type Element = string | { readonly [name: string]: Element | readonly Element[] };

/** Invoice as it is stored. */
export type PintInvoice = { document: InvoiceDocument; uuid: string; buyerId: string };

/** Endpoint of a buyer that is not registered for VAT, and so cannot receive e-invoices. */
const OUTSIDE_OF_NETWORK = '9900000098';
/** Fourth flag: a summary invoice, which has many supplies of a period. */
const SUMMARY = '00010000';
const NO_FLAGS = '00000000';
const CREDIT_TRANSFER = '30';
const PIECE = 'C62';
const CATEGORY = { ID: 'S', Percent: '5', TaxScheme: { ID: 'VAT' } };

const FILS = 100;
const aed = (fils: number) => ({ '@currencyID': 'AED', '#': (fils / FILS).toFixed(2) });

function partyOf(party: InvoiceParty, endpoint: string, id: string) {
  const city = cityFromText(party.city);
  const licence = { '@schemeAgencyID': 'TL', '@schemeAgencyName': party.licenceAuthority };
  return {
    Party: {
      EndpointID: { '@schemeID': '0235', '#': endpoint },
      PartyIdentification: { ID: id },
      PartyName: { Name: party.name },
      PostalAddress: {
        StreetName: party.street,
        CityName: cityLabel(party.city),
        CountrySubentity: city ? CITY_CODES[city] : '',
        Country: { IdentificationCode: 'AE' },
      },
      PartyTaxScheme: party.trn === '' ? '' : { CompanyID: party.trn, TaxScheme: { ID: 'VAT' } },
      PartyLegalEntity: {
        RegistrationName: party.name,
        CompanyID: { ...licence, '#': party.licenceNumber },
      },
      Contact: { Telephone: party.phone, ElectronicMail: party.email },
    },
  };
}

function lineOf({ kind, what, from, to, quantity, price, net, vat }: InvoiceLine, at: number, sac: string) {
  const name = what || SERVICES[kind][0];
  const route = from === '' || to === '' ? '' : `, ${cityLabel(from)} – ${cityLabel(to)}`;
  return {
    ID: String(at + 1),
    Quantity: { '@unitCode': PIECE, '#': String(quantity) },
    LineExtensionAmount: aed(net),
    Item: {
      Description: `${name}${route}`,
      Name: name,
      AdditionalItemIdentification: { ID: { '@schemeID': 'SAC', '#': sac } },
      CommodityClassification: { CommodityCode: 'S' },
      ClassifiedTaxCategory: CATEGORY,
    },
    Price: {
      PriceAmount: aed(price),
      BaseQuantity: { '@unitCode': PIECE, '#': '1' },
      AllowanceCharge: { ChargeIndicator: 'false', Amount: aed(0), BaseAmount: aed(price) },
    },
    ItemPriceExtension: { Amount: aed(net + vat), TaxTotal: { TaxAmount: aed(vat) } },
  };
}

/** Returns an invoice or a credit note as elements of PINT AE, in the order of both schemas. */
export function pintElements({ document, uuid, buyerId }: PintInvoice): Element {
  const { no, kind, issuedOn, dueOn, from, to, period, seller, buyer, credit, sac } = document;
  const { net, vat, total } = document;
  const isInvoice = kind === 380;
  return {
    CustomizationID: 'urn:peppol:pint:billing-1@ae-1',
    ProfileID: 'urn:peppol:bis:billing',
    ProfileExecutionID: isInvoice ? SUMMARY : NO_FLAGS,
    ID: no,
    UUID: uuid,
    IssueDate: issuedOn,
    DueDate: isInvoice ? dueOn : '',
    TypeCode: String(kind),
    DocumentCurrencyCode: 'AED',
    InvoicePeriod: isInvoice ? { StartDate: from, EndDate: to, DescriptionCode: period } : '',
    DiscrepancyResponse: credit ? { ResponseCode: CREDIT_REASONS[credit.reason] } : '',
    BillingReference: credit
      ? { InvoiceDocumentReference: { ID: credit.of, IssueDate: credit.ofIssuedOn } }
      : '',
    AccountingSupplierParty: partyOf(seller, seller.tin, ''),
    AccountingCustomerParty: partyOf(buyer, buyer.tin || OUTSIDE_OF_NETWORK, buyerId),
    PaymentMeans: isInvoice
      ? { PaymentMeansCode: CREDIT_TRANSFER, PayeeFinancialAccount: { ID: seller.iban } }
      : '',
    TaxTotal: {
      TaxAmount: aed(vat),
      TaxIncludedIndicator: 'false',
      TaxSubtotal: { TaxableAmount: aed(net), TaxAmount: aed(vat), TaxCategory: CATEGORY },
    },
    LegalMonetaryTotal: {
      LineExtensionAmount: aed(net),
      TaxExclusiveAmount: aed(net),
      TaxInclusiveAmount: aed(total),
      PayableAmount: aed(total),
    },
    Line: document.lines.map((line, at) => lineOf(line, at, sac)),
  };
}
