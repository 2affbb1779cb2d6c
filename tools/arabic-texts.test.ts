import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const textFiles = (language: string) =>
  globSync([`console/src/texts/${language}/*.ts`, `contract/src/facts/sentences/${language}/*.ts`], {
    cwd: root,
    // Names of parts and formats.
    exclude: ['**/*.test.ts', '**/arabic.ts', '**/driver-{arabic,urdu}.ts'],
  });
const files = textFiles('ar');

/** Latin letters that Arabic and Urdu texts keep: the currency, and what stands on keys. */
const KEPT = /\b(AED|Ctrl|Cmd|Shift|Alt|Enter|Esc|Tab|Space|Backspace|Delete|Home|End|[A-Z])\b/g;
/** Isolated values: names, codes and examples, which are Latin in any language. */
const ISOLATED = /[\u2066\u2068][^\u2069]*\u2069/g;

type Node = { type: string; start: number; end: number };

/**
 * Returns the constant texts of a module, also those inside of its functions: all its strings but names of modules and
 * properties, what is compared, what methods and formats of `Intl` get, and values that an `ar` template isolates.
 */
function textsIn(code: string): string[] {
  const texts: { at: number; text: string }[] = [];
  const ranges: Node[] = [];
  const isCode = (node: Node | null | undefined): void => {
    if (node && /^(Literal|TemplateLiteral|ObjectExpression)$/.test(node.type)) ranges.push(node);
  };
  const areCode = (nodes: readonly (Node | null)[]): void => nodes.forEach(isCode);
  const { program } = parseSync('texts.ts', code);
  new Visitor({
    Literal: ({ start, value }) => void (typeof value === 'string' && texts.push({ at: start, text: value })),
    TemplateElement: ({ start, value }) => void texts.push({ at: start, text: value.cooked ?? '' }),
    ImportDeclaration: ({ source }) => isCode(source),
    TSLiteralType: ({ literal }) => isCode(literal),
    MemberExpression: ({ property }) => isCode(property),
    Property: ({ key }) => isCode(key),
    SwitchCase: ({ test: compared }) => isCode(compared),
    BinaryExpression: ({ operator, left, right }) => void (operator !== '+' && areCode([left, right])),
    NewExpression: (node) => areCode(node.arguments),
    CallExpression: ({ callee, arguments: given }) => void (isOfCode(callee) && areCode(given)),
    TaggedTemplateExpression: ({ quasi }) => areCode(quasi.expressions),
  }).visit(program);
  const isText = ({ at }: { at: number }) => !ranges.some(({ start, end }) => start <= at && at < end);
  return texts.filter(isText).map(({ text }) => text);
}

/** True for a method, and for the plurals of a language. */
const isOfCode = (callee: { type: string; name?: unknown }) =>
  callee.type === 'MemberExpression' || callee.name === 'pluralsOf';

const latinIn = (text: string) => /\p{Script=Latin}/u.test(text.replace(ISOLATED, '').replace(KEPT, ''));

test('finds Latin letters in constants and functions, and not in what code compares', () => {
  const code = `
    export const text = { 'not-shown': 'حفظ', save: 'Save', of: (n) => (n === 'one' ? \`\${n} parcels\` : ar\`شحنة \${n} AED\`) };
  `;
  expect(textsIn(code).filter(latinIn)).toEqual(['Save', ' parcels']);
});

test.each([...files, ...textFiles('ur')])(
  '%s has no Latin letter but in values that are isolated',
  (file) => {
    expect(textsIn(readFileSync(path.join(root, file), 'utf8')).filter(latinIn)).toEqual([]);
  },
);

/** Words for things that the table in GLOSSARY.md calls otherwise. */
const OTHER_WORDS = /مسح (كل عوامل|البحث|التحديد)|امسح البحث|إعطاء|معطا|مال الشركة/;

test.each(files)('%s takes the words of the table', (file) => {
  expect(
    textsIn(readFileSync(path.join(root, file), 'utf8')).filter((text) => OTHER_WORDS.test(text)),
  ).toEqual([]);
});

/** Words that GLOSSARY.md has another one for, in any form. */
const RETIRED =
  /مندوب|صندوق النقد|غير مسلّم|إيصال البنك|العامل الثاني|مرة أخرى|نقل المال|أسعار بداية|سعر بداية|محطة المسح|(?<!\p{L})(?:[وبلك]?ال|لل)?نقط(?:ة|تان|تين)|(?<!\p{L})(?:ال)?نقاط/u;
const readElsewhere = [
  'server/src/areas/{tracking/words,cash/receipt,labels/sheet/words}.ts',
  'contract/src/facts/*-reasons.ts',
  'console/src/texts/{on-paper,to-receivers}.ts',
];

test.each([...files, ...globSync(readElsewhere, { cwd: root })])('%s has one word for each thing', (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  expect(lines.filter((line) => RETIRED.test(line))).toEqual([]);
});
