import { describe, expect, test } from 'vitest';
import { picturesIn, pictureUrl, safeUrl, setPictureHost } from './safe-url.ts';

describe('safeUrl', () => {
  test.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['http://example.com/a.png?b=c#d', 'http://example.com/a.png?b=c#d'],
    ['//example.com/a.png', 'http://example.com/a.png'],
    ['/pictures/a.png', '/pictures/a.png'],
    ['pictures/a.png', '/pictures/a.png'],
    [' https://example.com/a.png ', 'https://example.com/a.png'],
  ])('accepts %j as %j', (text, url) => {
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

test('resolves a path from an API on another host against that host', () => {
  setPictureHost('https://api.falcon.example');
  expect(safeUrl('/uploads/driver.png')).toBe('https://api.falcon.example/uploads/driver.png');
  expect(safeUrl('javascript:alert(1)')).toBeUndefined();
  setPictureHost('');
  expect(safeUrl('/uploads/driver.png')).toBe('/uploads/driver.png');
});

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

test('a picture may be a data URL, a link may not', () => {
  expect([pictureUrl(PIXEL), pictureUrl(` ${PIXEL}`), safeUrl(PIXEL)]).toEqual([PIXEL, PIXEL, undefined]);
  expect(pictureUrl('/pictures/a.png')).toBe('/pictures/a.png');
  const others = [
    'data:image/svg+xml,<svg/>',
    'data:text/html,<p>',
    'data:image/pngx,',
    'javascript:alert(1)',
    null,
  ];
  expect(others.map(pictureUrl)).toEqual(others.map(() => undefined));
});

test('an empty item in a list is not a picture', () => {
  expect(picturesIn(['', ' ', '/a.png'])).toEqual(['/a.png']);
  expect(picturesIn()).toEqual([]);
});
