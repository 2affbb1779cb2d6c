export type Attributes = Readonly<Record<string, string | number>>;

export const FONT = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";
export const INK = '#2B2A28';

/** XML escaping: text safe inside an element and inside a quoted attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** SVG element; `content` is markup already. Styled by presentation attributes: the CSP forbids style sheets. */
export function el(name: string, attributes: Attributes, content = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}) => el('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  el('rect', { x, y, width, height, fill, ...(rx > 0 && { rx }) });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  el('ellipse', { cx, cy, rx, ry, fill });

export function words(x: number, y: number, size: number, text: string, more: Attributes = {}): string {
  return el('text', { x, y, 'font-size': size, 'font-family': FONT, fill: INK, ...more }, escaped(text));
}

export const group = (transform: string, content: string) => el('g', { transform }, content);

/** SVG document with an accessible name: the title, for people who do not see it. */
export function picture(width: number, height: number, title: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` role="img"><title>${escaped(title)}</title>${content}</svg>`
  );
}

/** Mock barcode as one SVG path; for the eye only, its bars encode nothing. */
export function bars(
  x: number,
  y: number,
  width: number,
  height: number,
  next: () => number,
  fill: string = INK,
): string {
  let d = '';
  for (let at = 0; at < width; ) {
    const thick = 1 + Math.floor(next() * 3);
    if (at + thick > width) break;
    d += `M${x + at} ${y}h${thick}v${height}h-${thick}z`;
    at += thick + 1 + Math.floor(next() * 3);
  }
  return path(d, fill);
}
