import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';
import { docsPage } from './page.ts';

const api = openApi();
const page = docsPage(api);

test('the page first says how to send a token', () => {
  const guide = page.slice(page.indexOf('id="guide"'), page.indexOf('id="area-'));
  expect(guide).toContain('Authorization: Bearer');
  expect(guide).toContain('keys create');
  expect(guide).toContain('7 days');
});

test('every call has a section with its roles, an example request and its refusals', () => {
  const sections = page.split('<article id="').slice(1);
  const calls = Object.values(api.paths).flatMap((methods) => Object.values(methods));
  expect(sections).toHaveLength(calls.length);
  for (const section of sections) {
    expect(section).toMatch(/For: (open to all|administrator( or [\w -]+)*)\./);
    expect(section).toMatch(/<summary>Example<\/summary><pre tabindex="0">curl -X [A-Z]+ &#39;https:/);
    expect(section).toContain('<b>429</b> Too many');
  }
  const intake = sections.find((section) => section.startsWith('orders.createOrder"'));
  expect(intake).toContain('-H &#39;Idempotency-Key: order-1001&#39;');
  expect(intake).toContain('Weight in kg');
});

test('a reference links to the schema it names', () => {
  const names = [...page.matchAll(/href="#schema-(\w+)"/g)].map(([, name]) => name);
  expect(names).toContain('Order');
  for (const name of new Set(names)) expect(page).toContain(`id="schema-${name}"`);
});

test('nothing on the page is executed', () => {
  expect(page).not.toMatch(/<script|<style|style="| on\w+="/);
});
