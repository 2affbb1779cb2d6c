import { expect, test } from 'vitest';
import { deadLinks, deadPaths } from './dead-links.ts';

const exists = (name: string) => ['docs/tea.md', 'docs', 'server/src/app.ts'].includes(name);

test('a link to a missing page or heading is reported', () => {
  const tea = {
    name: 'docs/tea.md',
    text: '# Tea\n\n## How `to` pour, (slowly)\n\n```\n## No heading\n[no](link.md)\n```\n',
  };
  const readme = {
    name: 'README.md',
    text: '[tea](docs/tea.md#how-to-pour-slowly) [jam](docs/jam.md) [no](docs/tea.md#no-heading) [here](#up)',
  };
  expect(deadLinks([tea, readme], (name) => exists(name) || name === 'README.md')).toEqual([
    'README.md links to docs/jam.md, which is not there.',
    'README.md links to docs/tea.md#no-heading, a heading that docs/tea.md does not have.',
    'README.md links to #up, a heading that README.md does not have.',
  ]);
});

test('links between pages, to folders, to headings and to other sites are not', () => {
  const text =
    '# Tea\n\n[up](..) [it](tea.md#tea) [here](#tea) [web](https://example.com/no) [folder](../docs)\n';
  expect(deadLinks([{ name: 'docs/tea.md', text }], (name) => exists(name) || name === '.')).toEqual([]);
});

test('a missing path of ours in backquotes is reported; patterns and paths of others are not', () => {
  const text = '`server/src/app.ts` `server/src/tea.ts` `server/src/<area>.ts` `/api/tea/cups` `data/tea.db`';
  expect(deadPaths({ name: 'README.md', text }, ['server'], exists)).toEqual([
    'README.md names server/src/tea.ts, which is not there.',
  ]);
});
