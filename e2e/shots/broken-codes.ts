import type { Page } from '@playwright/test';

/** Tracking IDs, numbers of runs, phones, number plates and sort codes, none of which may stand in two lines. */
const CODES = [
  'TWS-[A-Z0-9]{4}-[A-Z0-9]{4,}',
  '(?:RUN|PCK)-[A-Z]{3}-[A-Z0-9-]+',
  '\\+971[ \\d\\u00a0]{9,}',
  '\\b05\\d[ \\d\\u00a0]{7,}',
  '(?:Dubai|Sharjah|Ajman|Abu Dhabi)\\s[A-Z0-9]{1,2}\\s\\d{4,5}',
  '[A-Z]{3} · [A-Z0-9]{2,}(?: · [A-Z]{3,})?',
].join('|');

/** Finds codes that break over two lines on the page. */
export async function findBrokenCodes(page: Page): Promise<string[]> {
  const found = await page.evaluate((source) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: code, index } of (node.textContent ?? '').matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + code.trimEnd().length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${code} in ${node.parentElement?.closest('[class]')?.className}`);
      }
    }
    return [...new Set(broken)];
  }, CODES);
  return found.map((code) => `in two lines: ${code}`);
}
