/** A phone number, an IP address or other figures in groups, whose order Arabic would turn around without an isolate. */
const IN_FIGURES = /^[+\d][\d\s+().,:/*-]*$/;

export const isolateFigures = (text: string): string =>
  IN_FIGURES.test(text) ? `\u2066${text}\u2069` : text;

/** Isolates each part of a line. Isolates say nothing of the direction of the line, so a mark begins it. */
export const isolateParts = (parts: readonly string[]): string[] =>
  parts.map((part, at) => `${at === 0 ? '\u200f' : ''}\u2068${part}\u2069`);
