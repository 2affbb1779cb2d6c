const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/**
 * Template tag for texts that mix directions: isolates each inserted value, so that a name, a number or an ID keeps its
 * own direction (Unicode bidirectional algorithm) and does not reorder the text around it.
 */
export function isolated(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return texts.reduce((whole, text, at) => {
    const value = String(values[at - 1]);
    return whole + (value === '' ? '' : FIRST_STRONG_ISOLATE + value + POP_ISOLATE) + text;
  });
}
