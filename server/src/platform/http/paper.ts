import { escapeHtml } from '../values/escape-html.ts';

/** Typeface of all pages that the server makes: the console's if the device has it, otherwise the system's. */
export const FONTS =
  '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", "Noto Sans Arabic", sans-serif';

export type Paper = {
  language?: string | undefined;
  direction?: 'ltr' | 'rtl';
  title: string;
  style: string;
  /** HTML of more in the head. */
  head?: string;
  /** True if the reader applies the style, as the console does, whose policy forbids it in the page. */
  styleApart?: boolean | undefined;
};

/** Returns the beginning of a page that the server makes, up to its content. */
export function beginPaper(paper: Paper): string {
  const { language = 'en', direction = 'ltr', title, style, head = '', styleApart = false } = paper;
  const tag = styleApart ? 'template' : 'style';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${head}<${tag}>${style}</${tag}></head><body>`;
}

export const END_OF_PAPER = '</body></html>';
