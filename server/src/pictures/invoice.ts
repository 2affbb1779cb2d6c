import { seededRandom } from './random.ts';
import { bars, el, ellipse, line, picture, rect, words } from './svg.ts';

/** What an invoice is for, what stands on it, and who sends it. */
const TRADES = {
  fuel: {
    supplier: 'Wadi Fuel Distribution LLC',
    trade: 'Fuel and lubricants',
    items: ['Petrol, delivery motorbikes', 'Diesel, delivery vans', 'Engine oil'],
  },
  packing: {
    supplier: 'Crescent Line Packaging LLC',
    trade: 'Cartons and packing material',
    items: ['Corrugated cartons, mixed sizes', 'Air cushion roll, 100 m', 'Printed tape, 50 mm'],
  },
  workshop: {
    supplier: 'Falcon Auto Workshop',
    trade: 'Vehicle service and repair',
    items: ['Periodic service', 'Brake pads and labour', 'Tyres, light truck'],
  },
  utilities: {
    supplier: 'Northern Utilities Services',
    trade: 'Water and electricity',
    items: ['Electricity consumption', 'Water consumption', 'Meter service'],
  },
  rent: {
    supplier: 'Bayt Al Safa Real Estate',
    trade: 'Warehouse leasing',
    items: ['Warehouse rent, part of the month', 'Yard parking', 'Cleaning'],
  },
  labour: {
    supplier: 'Rakan Support Services LLC',
    trade: 'Loading and sorting crews',
    items: ['Loading crew, day shift', 'Sorting crew, evening shift', 'Overtime'],
  },
} as const;

export type Trade = keyof typeof TRADES;
export const TRADE_NAMES = Object.keys(TRADES) as Trade[];

/** The seed of an invoice; the amount is part of it, so the drawing bears the sum that was paid. */
export function invoiceSeed(trade: Trade, code: string, day: string, fils: number): string {
  return `${trade}-${code.toLowerCase()}-${day}-${fils}`;
}

const SHAPE = /^([a-z]+)-([a-z]{2,4}-\d{3})-(\d{4})-(\d{2})-(\d{2})-(\d{1,12})$/;
const VAT_PERCENT = 5;

/** An invoice to a warehouse; a seed of another shape gives one to nobody in particular. */
export function drawInvoice(seed: string): string {
  const random = seededRandom(`invoice ${seed}`);
  const [, named, code, year, month, day, paid] = SHAPE.exec(seed) ?? [];
  const trade = TRADES[TRADE_NAMES.find((name) => name === named) ?? random.pick(TRADE_NAMES)];
  const total = paid === undefined ? random.between(20_000, 900_000) : Number(paid);
  const net = Math.round((total * 100) / (100 + VAT_PERCENT));
  const accent = random.pick(['#11706D', '#7A5A2E', '#44546A', '#8C3F4D', '#365A7C']);
  const rows = shares(net, trade.items.length, random.next).map((fils, index) => ({
    item: trade.items[index] ?? '',
    fils,
  }));
  const date = year === undefined ? '' : `${day}/${month}/${year}`;
  const number = `INV-${random.between(10_000, 99_999)}`;
  const content = [
    rect(0, 0, 480, 640, '#E4E0D8'),
    rect(18, 18, 444, 604, '#FDFCF9', 4),
    letterhead(trade.supplier, trade.trade, accent),
    facts(number, date, code ?? '', accent),
    table(rows, accent),
    sums(net, total - net, total, accent),
    paidStamp(random.between(-16, -8)),
    bars(44, 570, 130, 26, random.next),
    words(436, 594, 10, 'Thank you for your business.', { 'text-anchor': 'end', fill: '#7B766D' }),
  ];
  return picture(480, 640, `Invoice ${number} of ${trade.supplier}`, content.join(''));
}

function letterhead(supplier: string, trade: string, accent: string): string {
  return (
    rect(18, 18, 444, 10, accent) +
    ellipse(66, 72, 22, 22, accent) +
    words(66, 80, 22, supplier.charAt(0), { 'text-anchor': 'middle', fill: '#FFFFFF', 'font-weight': 700 }) +
    words(102, 70, 16, supplier, { 'font-weight': 700 }) +
    words(102, 88, 11, trade, { fill: '#7B766D' }) +
    words(436, 130, 26, 'TAX INVOICE', {
      'text-anchor': 'end',
      fill: accent,
      'font-weight': 700,
      'letter-spacing': 1,
    })
  );
}

function facts(number: string, date: string, code: string, accent: string): string {
  const small = { fill: accent, 'letter-spacing': 0.6 };
  return (
    words(44, 160, 10, 'BILLED TO', small) +
    words(44, 178, 13, 'Tawseel Delivery Services', { 'font-weight': 600 }) +
    words(44, 195, 12, code ? `Warehouse ${code.toUpperCase()}` : 'United Arab Emirates') +
    words(278, 160, 10, 'INVOICE', small) +
    words(278, 178, 13, number, { 'font-weight': 600 }) +
    (date ? words(362, 160, 10, 'DATE', small) + words(362, 178, 13, date, { 'font-weight': 600 }) : '')
  );
}

function table(rows: readonly { item: string; fils: number }[], accent: string): string {
  const head =
    rect(44, 224, 392, 28, accent, 3) +
    words(56, 243, 11, 'Description', { fill: '#FFFFFF', 'font-weight': 600 }) +
    words(424, 243, 11, 'Amount (AED)', { fill: '#FFFFFF', 'font-weight': 600, 'text-anchor': 'end' });
  const body = rows.map(({ item, fils }, index) => {
    const y = 278 + index * 34;
    return (
      words(56, y, 13, item) +
      words(424, y, 13, amountText(fils), { 'text-anchor': 'end' }) +
      line(`M44 ${y + 12}H436`, '#E4E0D8', 1)
    );
  });
  return head + body.join('');
}

function sums(net: number, vat: number, total: number, accent: string): string {
  const sum = (y: number, label: string, fils: number) =>
    words(290, y, 13, label, { fill: '#5B5750' }) +
    words(424, y, 13, amountText(fils), { 'text-anchor': 'end' });
  return (
    sum(418, 'Subtotal', net) +
    sum(444, `VAT ${VAT_PERCENT}%`, vat) +
    rect(278, 460, 158, 36, accent, 4) +
    words(290, 483, 14, 'Total', { fill: '#FFFFFF', 'font-weight': 700 }) +
    words(424, 483, 15, amountText(total), { fill: '#FFFFFF', 'font-weight': 700, 'text-anchor': 'end' })
  );
}

function paidStamp(tilt: number): string {
  const frame = el('rect', {
    x: -62,
    y: -28,
    width: 124,
    height: 50,
    rx: 8,
    fill: 'none',
    stroke: '#B5332C',
    'stroke-width': 3.5,
  });
  const text = words(0, 8, 30, 'PAID', {
    'text-anchor': 'middle',
    fill: '#B5332C',
    'font-weight': 700,
    'letter-spacing': 4,
  });
  return el('g', { transform: `translate(142 462) rotate(${tilt})`, opacity: 0.75 }, frame + text);
}

/** Random partition: parts that add up to the whole, the first the largest. */
function shares(whole: number, count: number, next: () => number): number[] {
  const first = Math.round(whole * (0.5 + next() * 0.2));
  const second = Math.round((whole - first) * (0.55 + next() * 0.2));
  return [first, second, whole - first - second].slice(0, count);
}

function amountText(fils: number): string {
  const dirhams = Math.floor(fils / 100);
  const grouped = String(dirhams).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${String(fils % 100).padStart(2, '0')}`;
}
