import { create } from 'xmlbuilder2';
import { type Element, type PintInvoice, pintElements } from './rules/pint-ae.ts';

const NAMESPACES = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Names that differ between invoices and credit notes. */
const NAMES = {
  380: { TypeCode: 'InvoiceTypeCode', Line: 'InvoiceLine', Quantity: 'InvoicedQuantity' },
  381: { TypeCode: 'CreditNoteTypeCode', Line: 'CreditNoteLine', Quantity: 'CreditedQuantity' },
} as const;

type Written = string | { [name: string]: Written | Written[] };

/** Characters that XML does not have, even escaped: control characters, halves of a pair. */
const NOT_OF_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns an element with the names of its kind and their prefixes; '' if nothing is in it. */
function written(element: Element, names: Readonly<Record<string, string>>): Written {
  if (typeof element === 'string') return element.replace(NOT_OF_XML, '');
  if ('#' in element) {
    const texts = Object.entries(element as Record<string, string>);
    return element['#'] === ''
      ? ''
      : Object.fromEntries(texts.map(([name, text]) => [name, text.replace(NOT_OF_XML, '')]));
  }
  const inside = Object.entries(element).flatMap(([name, value]) => {
    const isText = (one: Element) => typeof one === 'string' || '#' in one;
    const list = (Array.isArray(value) ? value : [value]) as Element[];
    const filled = list.map((one) => written(one, names)).filter((one) => one !== '');
    const prefix = list.every(isText) ? 'cbc' : 'cac';
    return filled.length === 0 ? [] : [[`${prefix}:${names[name] ?? name}`, filled] as const];
  });
  return inside.length === 0 ? '' : Object.fromEntries(inside);
}

/** Writes an invoice or a credit note as XML: UBL 2.1 of PINT AE 1.0.4. */
export function pintXml(invoice: PintInvoice): string {
  const { kind } = invoice.document;
  const root = kind === 380 ? 'Invoice' : 'CreditNote';
  const content = written(pintElements(invoice), NAMES[kind]);
  return create({ version: '1.0', encoding: 'UTF-8' })
    .ele(`${NAMESPACES}${root}-2`, root)
    .att('http://www.w3.org/2000/xmlns/', 'xmlns:cac', `${NAMESPACES}CommonAggregateComponents-2`)
    .att('http://www.w3.org/2000/xmlns/', 'xmlns:cbc', `${NAMESPACES}CommonBasicComponents-2`)
    .ele(content as never)
    .root()
    .end({ prettyPrint: true, wellFormed: true });
}
