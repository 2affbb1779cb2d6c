import { describe, expect, test } from 'vitest';
import { safeUrl, setPictureHost } from './safe-url.ts';

describe('safeUrl', () => {
  test.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['http://example.com/a.png?b=c#d', 'http://example.com/a.png?b=c#d'],
    ['//example.com/a.png', 'http://example.com/a.png'],
    ['/pictures/a.png', '/pictures/a.png'],
    ['pictures/a.png', '/pictures/a.png'],
    [' https://example.com/a.png ', 'https://example.com/a.png'],
  ])('lets %j through as %j', (text, url) => {
    expect(safeUrl(text)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'http://',
    '',
    '  ',
    null,
    undefined,
  ])('refuses %j', (text) => {
    expect(safeUrl(text)).toBeUndefined();
  });
});

test('a path named by an API on another host lies on that host', () => {
  setPictureHost('https://api.falcon.example');
  expect(safeUrl('/uploads/driver.png')).toBe('https://api.falcon.example/uploads/driver.png');
  expect(safeUrl('javascript:alert(1)')).toBeUndefined();
  setPictureHost('');
  expect(safeUrl('/uploads/driver.png')).toBe('/uploads/driver.png');
});
