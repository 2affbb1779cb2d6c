import { expect, test } from 'vitest';
import { openApi } from '../server/src/http/openapi.ts';
import { apiPage } from './api-page.ts';

const description = openApi();
const page = apiPage(description);

test('every call has a section with who may make it and what it answers', () => {
  const sections = page.split('\n### ').slice(1);
  const calls = Object.values(description.paths).flatMap((methods) => Object.keys(methods));
  expect(sections).toHaveLength(calls.length);
  for (const section of sections) expect(section).toMatch(/Wants .+\nAnswer 20[01]( \(.+\))?:\n/s);
});

test('a refusal of one call stands at that call, one of most calls stands once', () => {
  const [top, ...sections] = page.split('\n### ');
  const deleting = sections.find((section) => section.startsWith('DELETE /api/warehouse/{id}'));
  expect(deleting).toContain('404 No such warehouse');
  expect(page.split('401 No token')).toHaveLength(2);
  expect(top).toContain('401 No token');
});
