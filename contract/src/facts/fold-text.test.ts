import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, foundRanges } from './fold-text.ts';
import { finder } from './searches.ts';

describe('foldText', () => {
  test.each([
    ['alef and hamza', ['أحمد', 'احمد', 'إحمد', 'آحمد', 'ٱحمد'], 'احمد'],
    ['hamza on waw and yeh', ['مؤيد فائز', 'مويد فايز'], 'مويد فايز'],
    ['teh marbuta and heh', ['فاطمة', 'فاطمه', 'فاطمہ', 'فاطمۃ'], 'فاطمه'],
    ['alef maqsura and yeh', ['مصطفى', 'مصطفي', 'مصطفی'], 'مصطفي'],
    ['kaf', ['کریم', 'كريم'], 'كريم'],
    ['tatweel', ['عبـــد', 'عبد'], 'عبد'],
    ['tashkeel', ['مُحَمَّد', 'محمد', 'مـُحمّد'], 'محمد'],
    ['digits', ['١٢٣٤٥٦٧٨٩٠', '۱۲۳۴۵۶۷۸۹۰', '1234567890', '１２３４５６７８９０'], '1234567890'],
    ['compatibility forms', ['ﻻ ﷴ', 'لا محمد'], 'لا محمد'],
    ['accents', ['José', 'Jose\u0301', 'JOSE', 'jose'], 'jose'],
    ['Vietnamese', ['Nguyễn Đình', 'nguyen dinh'], 'nguyen dinh'],
    ['barred letters', ['Łukasz Sørensen', 'lukasz sorensen'], 'lukasz sorensen'],
    ['case', ['ΣΊΣΥΦΟΣ', 'σίσυφος', 'Σισυφος'], 'σισυφοσ'],
    ['sharp s', ['Straße', 'STRAẞE', 'strasse'], 'strasse'],
    ['Turkish', ['İstanbul', 'ıstanbul', 'istanbul'], 'istanbul'],
    ['invisible characters', ['\u202aOm\u200bar\u202c', 'Omar'], 'omar'],
    ['marks of other scripts', ['हिन्दी'], 'हिन्दी'],
    ['signs', ['A_B C\\D 50% 🚚'], 'a_b c\\d 50% 🚚'],
  ])('writes %s in one spelling', (_, texts, folded) => {
    expect(texts.map(foldText)).toEqual(texts.map(() => folded));
  });

  test('keeps different letters apart', () => {
    const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويء', ...'abcdefghijklmnopqrstuvwxyz'];
    expect(new Set(letters.map(foldText)).size).toBe(letters.length);
  });

  test('folds each character to what stays as it is, and so its compositions', () => {
    const characters = Array.from({ length: 0x10000 }, (_, codePoint) => String.fromCodePoint(codePoint));
    const isWrong = (character: string) => {
      const folded = foldText(character);
      return [folded, character.normalize('NFD'), character.normalize('NFKC')].some(
        (text) => foldText(text) !== folded,
      );
    };
    expect(characters.filter(isWrong)).toEqual([]);
  });
});

const LETTERS = [
  ...'aeéÉßẞﬁαΣς',
  ...'اأآىيةهـعﻻ٣۳3',
  '\u0301',
  '\u064e',
  '\u200f',
  '\u093f',
  'क',
  '🚚',
  ' ',
  '-',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...LETTERS), fc.string({ unit: 'binary', maxLength: 2 })), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''));

describe('a search', () => {
  test('finds every part of a text, in any case', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, part, after) => {
        const holds = (search: string) => finder(search)([before + part + after]);
        const isNothing = part.trim() !== '' && foldText(part).trim() === '';
        const forms = isNothing ? [] : [part, part.toLowerCase(), part.normalize('NFD'), foldText(part)];
        expect(forms.map(holds)).not.toContain(false);
      }),
    );
  });

  test('folds a folded text no further', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test('marks whole characters within the text wherever it finds something, and nothing elsewhere', () => {
    fc.assert(
      fc.property(texts, texts, (text, search) => {
        const sought = foldText(search).trim();
        const ranges = foundRanges(text, search);
        expect(ranges.length > 0).toBe(search.trim() !== '' && finder(search)([text]));
        let last = 0;
        for (const { start, end } of ranges) {
          expect(foldText(text.slice(start, end))).toContain(sought);
          expect([start >= last, end > start, end <= text.length]).toEqual([true, true, true]);
          for (const cut of [start, end]) {
            expect(
              /^[\udc00-\udfff]/.test(text.slice(cut)) && /[\ud800-\udbff]$/.test(text.slice(0, cut)),
            ).toBe(false);
            expect(cut > 0 && /^\p{M}/u.test(text.slice(cut))).toBe(false);
          }
          last = end;
        }
      }),
    );
  });

  test.each(['ـ', 'ـ \u200f', '\u064b', '\u0301', '¨'])(
    'finds nothing for %j, of which no letter is left',
    (search) => {
      expect(finder(search)(['Deira', `ديـرة ${search}`, ''])).toBe(false);
      expect(foundRanges(`ديـرة ${search}`, search)).toEqual([]);
    },
  );

  test.each([
    ['أحمد وأحمـد', 'احمد', ['أحمد', 'أحمـد']],
    ['مُحَمَّد', 'محم', ['مُحَمَّ']],
    ['Jose\u0301 y José', 'jose', ['Jose\u0301', 'José']],
    ['Jose', 'José', ['Jose']],
    ['Straße', 's', ['S', 'ß']],
    ['ﻻ إله', 'ل', ['ﻻ', 'ل']],
    ['شارع ١٢', '2', ['٢']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['🚚🚚', '🚚', ['🚚', '🚚']],
    ['Deira', ' ', []],
    ['Deira', 'ـ', []],
  ])('marks in %j what %j stands for', (text, search, marked) => {
    expect(foundRanges(text, search).map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });
});
