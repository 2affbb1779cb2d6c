import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// It would be fetched from the internet otherwise.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** Dots of a thermal printer in a millimetre, and pixels of CSS in an inch. */
const DOTS_PER_MM = 8;
const MM_PER_INCH = 25.4;
const PX_PER_INCH = 96;

/** A page on which each pixel of a screenshot is a dot of a printer of 203 dpi; it shows HTML with this policy. */
export async function openPaper(browser: Browser, html: string, policy: string): Promise<Page> {
  const page = await browser.newPage({
    deviceScaleFactor: (DOTS_PER_MM * MM_PER_INCH) / PX_PER_INCH,
    viewport: { width: 900, height: 1200 },
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  await page.route('**/*', (route) => route.fulfill({ headers, body: html }));
  await page.goto('https://paper.example/');
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** The paper of each page of a PDF, in points. */
export function paperOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]*)\]/g);
  return [...boxes].map(([, box = '']) => box.split(' ').slice(2).map(Number));
}

export type Code = { format: string; text: string };

/** The codes that a scanner reads on a picture, in black and white as a thermal printer has it. */
export async function codesIn(picture: Buffer, most = 2): Promise<Code[]> {
  const found = await readBarcodes(new Uint8Array(picture), {
    formats: ['Code128', 'QRCode'],
    binarizer: 'FixedThreshold',
    tryRotate: false,
    tryInvert: false,
    maxNumberOfSymbols: most,
  });
  return found.map(({ format, text }) => ({ format, text }));
}

/** Codes that are not drawn in whole dots, each as wide as it says it is. */
export function betweenDots(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('.bar, .qr')]
      .filter((drawn) => {
        const dots = drawn.getBoundingClientRect().width * devicePixelRatio;
        const isWhole = !/\./.test(drawn.querySelector('path')?.getAttribute('d') ?? '.');
        return !isWhole || Math.abs(dots - drawn.viewBox.baseVal.width) > 0.5;
      })
      .map(({ parentElement }) => parentElement?.textContent ?? ''),
  );
}

/** Returns parts of labels that overflow or are cut off without an ellipsis. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    // Lines that are cut with an ellipsis go on inside, unseen.
    const isCut = (element: Element) => element.matches('.one, .two, .code, .both > *');
    const faults: string[] = [];
    for (const element of document.querySelectorAll('.label *:not(.preview, .preview *)')) {
      const parent = element.parentElement;
      if (!parent || parent.closest('.one, .two, .code, .both > *, svg')) continue;
      // A letter may be higher than its line.
      if (getComputedStyle(element).display === 'inline') continue;
      const inner = element.getBoundingClientRect();
      const outer = parent.getBoundingClientRect();
      const beyond = Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      );
      const isHidden = !isCut(element) && element.scrollHeight > element.clientHeight + 3;
      if (beyond > TOLERANCE || isHidden)
        faults.push(`${parent.className} > ${element.className}: ${element.textContent?.slice(0, 40)}`);
    }
    return faults;
  });
}
