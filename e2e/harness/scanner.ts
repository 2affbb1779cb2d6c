import type { Page } from '@playwright/test';

/** Characters of the Arabic layout by the letters of a US keyboard. */
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  [...'QWERTYUIOPASDFGHJKLZXCVNM'].map((letter, at) => [letter, [...'ضصثقفغعهخحشسيبلاتنمئءؤرىة'][at]!]),
);

const PLACES: Readonly<Record<string, string>> = {
  '-': 'Minus',
  ':': 'Semicolon',
  '/': 'Slash',
  '.': 'Period',
};
const SHIFT = 8;

function positionOf(sign: string): string {
  if (/[a-z]/i.test(sign)) return `Key${sign.toUpperCase()}`;
  return /\d/.test(sign) ? `Digit${sign}` : PLACES[sign]!;
}

type Key = { code: string; key: string; text: string; modifiers: number };

function keyOf(sign: string): Key {
  const key = ARABIC[sign.toUpperCase()] ?? sign;
  return { code: positionOf(sign), key, text: key, modifiers: /[A-Z:]/.test(sign) ? SHIFT : 0 };
}

const ENTER: Key = { code: 'Enter', key: 'Enter', text: '\r', modifiers: 0 };
/** A key every 8 ms, by the clock that the events themselves carry: a busy machine changes nothing of it. */
const GAP_SECONDS = 0.008;
/** Keys further apart than this are a person's. */
const LONGEST_GAP_MS = 35;

/** Types a code as a keyboard-wedge scanner does, wherever the focus is, with the computer on the Arabic layout. */
export async function scan(page: Page, code: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  // All at once: an answer to each takes longer than a scanner waits.
  await Promise.all(
    [...[...code].map(keyOf), ENTER].flatMap(({ code, key, text, modifiers }, at) => {
      const base = { code, key, modifiers, timestamp: start + at * GAP_SECONDS };
      return [
        client.send('Input.dispatchKeyEvent', { ...base, type: 'keyDown', text, unmodifiedText: text }),
        client.send('Input.dispatchKeyEvent', { ...base, type: 'keyUp' }),
      ];
    }),
  );
  await client.detach();
  // Its last keys may be ahead of the clock, so later keys get later times.
  const end = (start + (code.length + 1) * GAP_SECONDS) * 1000 + LONGEST_GAP_MS;
  await page.waitForFunction((at) => performance.timeOrigin + performance.now() > at, end);
}

/** Presses one key as a person does, with the computer on the Arabic layout: 'N', '5', 'Enter'. */
export async function pressArabic(page: Page, name: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { code, key, text } = name === 'Enter' ? ENTER : keyOf(name.toLowerCase());
  await client.send('Input.dispatchKeyEvent', { code, key, type: 'keyDown', text, unmodifiedText: text });
  await client.send('Input.dispatchKeyEvent', { code, key, type: 'keyUp' });
  await client.detach();
}
