import { expect, test } from 'vitest';
import { missingTitles, titlesIn } from './titles.ts';

test('titles are read from the rows of tables only', () => {
  const page =
    'See “not this”.\n\n| what | test |\n|---|---|\n| search | “finds a part”, “says it’s empty” |\n';
  expect(titlesIn(page)).toEqual(['finds a part', 'says it’s empty']);
});

test('a title must be the whole title of a test, whatever its quotes', () => {
  const sources = [
    `test('finds a part', () => {}); test("it's empty", () => {});`,
    `test('it\\'s late', () => {}); test(\`\${kind}: pages\`, () => {});`,
  ];
  const carried = ['finds a part', "it's empty", "it's late", `\${kind}: pages`];
  expect(missingTitles(carried, sources)).toEqual([]);
  expect(missingTitles(['finds', 'pages', 'finds a part '], sources)).toEqual([
    'finds',
    'pages',
    'finds a part ',
  ]);
});
