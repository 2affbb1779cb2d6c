import { CHANGED_SECRET, HIDDEN_SECRET } from '@tawseel/contract/facts/audit';
import { expect, test } from 'vitest';
import { valueText } from '../features/audit/audit-rows.ts';
import { areaChoice } from '../features/orders/filter-choices.ts';
import { areaLine } from '../features/pickups/pickup-rows.ts';
import { joined, show, showMoney, showNumber } from '../ui/format.ts';
import { setFormats } from '../ui/formats.ts';
import { arabic } from './ar/arabic.ts';
import { arabic as arabicOfDrivers } from './ar/driver-arabic.ts';
import { english as englishOfDrivers } from './en/driver-english.ts';
import { english } from './en/english.ts';
import { speak } from './language.ts';
import { urdu } from './ur/driver-urdu.ts';
import { showWord } from './words.ts';

/** Returns a text with a name or a count in it, or undefined if it takes something else. */
function fill(text: (...given: unknown[]) => unknown, given: string | number): unknown {
  try {
    return text(given, given, given);
  } catch {
    return undefined;
  }
}

/**
 * Returns the texts of buttons that do not occur in the name of the same button, as `rename` in `renameOf`, where they do
 * in English.
 */
function misnamedIn(value: unknown, inEnglish: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const [texts, names] = [value, inEnglish] as Record<string, unknown>[];
  return Object.entries(texts!).flatMap(([key, text]) => {
    const [name, english] = [texts, names].map((all) => fill(all?.[`${key}Of`] as () => unknown, 'x'));
    if (typeof text !== 'string' || typeof name !== 'string')
      return misnamedIn(text, names?.[key], `${path}.${key}`);
    return String(english).startsWith(String(names?.[key])) && !` ${name}`.includes(` ${text}`)
      ? [`${path}.${key}`]
      : [];
  });
}

test('the name of a button contains its words, for users who say what they see', async () => {
  const inEnglish: Record<string, () => Promise<object>> = { ...english.parts, ...englishOfDrivers.parts };
  const parts = [arabic, arabicOfDrivers, urdu].flatMap((language) => Object.entries(language.parts));
  const misnamed = parts.map(async ([name, load]) =>
    misnamedIn({ ...(await load()) }, { ...(await inEnglish[name]!()) }, name),
  );
  expect((await Promise.all(misnamed)).flat()).toEqual([]);
});

test('the audit log names the routes of rates in Arabic', async () => {
  const { nameOf } = (await arabic.parts.audit()).auditText;
  const routes = [
    'Ras Al Khaimah to Dubai (normal)',
    'Dubai, Zone 1 to Ajman, Zone 2 (urgent)',
    'note to self',
  ];
  expect(routes.map((route) => nameOf(route).replace(/[\u200f\u2066-\u2069]/g, ''))).toEqual([
    'من رأس الخيمة إلى دبي (عادي)',
    'من دبي، النطاق 1 إلى عجمان، النطاق 2 (عاجل)',
    'note to self',
  ]);
});

test('phones, other figures and negative amounts keep their order between Arabic words', () => {
  setFormats(arabic);
  expect(['+971 55 672 8437', '100384726190003', '203.0.113.*', 'Al Quoz', ''].map(show)).toEqual([
    '\u2066+971 55 672 8437\u2069',
    '\u2066100384726190003\u2069',
    '\u2066203.0.113.*\u2069',
    'Al Quoz',
    'غير متوفر',
  ]);
  expect([showMoney(-5), showNumber(12_000)]).toEqual(['\u2066\u2212AED\u00a05.00\u2069', '12,000']);
  setFormats(english);
  expect([show('+971 55 672 8437'), showMoney(-5)]).toEqual(['+971 55 672 8437', '\u2212AED 5.00']);
});

test('parts of a text are joined by the comma of the language, each in its own direction', () => {
  const parts = ['فيلا 12', 'Al Wasl Road', '', undefined, 'دبي'];
  setFormats(arabic);
  expect(joined(parts)).toBe('\u200f\u2068فيلا 12\u2069، \u2068Al Wasl Road\u2069، \u2068دبي\u2069');
  expect(joined(['Al Quoz', false])).toBe('Al Quoz');
  setFormats(english);
  expect(joined(parts)).toBe('فيلا 12, Al Wasl Road, دبي');
});

test('the cash of two stops is that of both', async () => {
  const { cashText } = await arabic.parts.cash();
  expect([1, 2, 3].map(cashText.openStops)).toEqual([
    expect.stringMatching(/: نقدها /),
    expect.stringMatching(/: نقدهما /),
    expect.stringMatching(/: نقدها /),
  ]);
});

test('what the audit log withholds is named in the language of the reader', async () => {
  await speak(arabic);
  expect([valueText(CHANGED_SECRET, 'pin'), valueText(`Bank ${HIDDEN_SECRET}`)]).toEqual([
    'تغيّر',
    'Bank [مخفي]',
  ]);
  await speak(english);
  expect([valueText(CHANGED_SECRET, 'pin'), valueText(`Bank ${HIDDEN_SECRET}`)]).toEqual([
    'changed',
    'Bank [hidden]',
  ]);
});

test('the audit log says in the language of the reader why it was locked, and what was made or ended', async () => {
  const facts = [
    ['locked', 'Too many failed attempts'],
    ['resetLink', 'made'],
    ['signedOut', 'every device'],
  ] as const;
  const texts = () => facts.map(([name, value]) => valueText(value, name));
  expect(texts()).toEqual(facts.map(([, value]) => value));
  await speak(arabic);
  expect(texts()).toEqual(['محاولات فاشلة كثيرة', 'تم الإنشاء', 'كل الأجهزة']);
  await speak(english);
});

test('office and driver read a listed area by its Arabic name, and any other as it is stored', async () => {
  await speak(arabic);
  setFormats(arabic);
  expect([showWord('area', 'Mussafah'), showWord('area', 'Sector 9')]).toEqual(['مصفح', 'Sector 9']);
  expect(areaLine({ area: 'Khalifa City', city: 'Abu-Dhabi' })).toMatch(/مدينة خليفة.*أبوظبي/);
  const mussafah = { _id: 'a1', name: 'Mussafah', nameAr: 'مصفح', city: 'Abu-Dhabi' } as const;
  const { driverText } = await arabicOfDrivers.parts.driver();
  expect([driverText.area('Mussafah'), driverText.area('Sector 9')]).toEqual(['مصفح', 'Sector 9']);
  expect(areaChoice(mussafah)).toMatchObject({ name: 'مصفح', details: ['Mussafah', 'أبوظبي'] });
  await speak(english);
  expect(areaChoice(mussafah)).toMatchObject({ name: 'Mussafah', details: ['مصفح', 'Abu Dhabi'] });
});
