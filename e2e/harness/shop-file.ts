import { readFileSync } from 'node:fs';
import path from 'node:path';

const SAMPLE = path.resolve(import.meta.dirname, '../../docs/samples/shopify-orders.csv');
const NAMES = ['Huda Saleh', 'عمر فاروق', 'Priya Nair', 'مريم السويدي', "Sean O'Brien"];
const PROVINCES = ['DU', 'SH', 'AZ', 'AJ'];

/** Each so many rows: cancelled, fulfilled, without a phone, with a total that is none. */
export const CANCELLED_EACH = 10;
export const FULFILLED_EACH = 25;
export const PHONELESS_EACH = 60;
export const PRICELESS_EACH = 100;

function cellsOf(row: number): Record<string, string> {
  const name = NAMES[row % NAMES.length] ?? '';
  const phone = row % PHONELESS_EACH === 1 ? '' : `+97150${1_000_000 + row}`;
  return {
    Name: `#${5000 + row}`,
    Email: `buyer${row}@mail.example`,
    'Financial Status': row % 3 === 0 ? 'pending' : 'paid',
    'Fulfillment Status': row % FULFILLED_EACH === 3 ? 'fulfilled' : 'unfulfilled',
    Currency: 'AED',
    Total: row % PRICELESS_EACH === 7 ? 'free' : `${(row % 400) + 20}.50`,
    'Shipping Method': row % 4 === 0 ? 'Express' : 'Standard',
    'Created at': '2026-11-20 10:01:58 +0400',
    'Lineitem name': row % 2 === 0 ? 'Amber oud, 50 ml' : 'عطر العود "ملكي"',
    'Shipping Name': name,
    'Shipping Address1': `Villa ${row}, Al Wasl Road`,
    'Shipping City': 'Al Karama',
    'Shipping Province': PROVINCES[row % PROVINCES.length] ?? '',
    'Shipping Country': 'AE',
    'Shipping Phone': phone,
    'Cancelled at': row % CANCELLED_EACH === 5 ? '2026-11-20 12:00:00 +0400' : '',
    'Payment Method': row % 3 === 0 ? 'Cash on Delivery (COD)' : 'Shopify Payments',
  };
}

const written = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** An export of a Shopify shop with so many orders, as an office gets it: cancelled ones, Arabic names, and faults. */
export function shopFile(orders: number): Buffer {
  const [header = ''] = readFileSync(SAMPLE, 'utf8').split('\n');
  const columns = header.trim().split(',');
  const lines = Array.from({ length: orders }, (_, row) => {
    const cells = cellsOf(row);
    return columns.map((column) => written(cells[column] ?? '')).join(',');
  });
  return Buffer.from(`${columns.join(',')}\n${lines.join('\n')}\n`);
}
