const [FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_MARK] = ['\u2068', '\u2069', '\u200f'];

/**
 * Template tag for texts from right to left: isolates each inserted value, so that a name, a number or an ID keeps its
 * own direction (Unicode bidirectional algorithm) and does not reorder the text around it. Isolates say nothing of the
 * direction of a text without words of its own, as `${name}: ${value}`, so a mark begins it.
 */
export function isolated(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  const whole = texts.reduce((before, text, at) => {
    const value = String(values[at - 1]);
    return before + (value === '' ? '' : FIRST_STRONG_ISOLATE + value + POP_ISOLATE) + text;
  });
  return values.length > 1 && !/\p{L}/u.test(texts.join('')) ? RIGHT_TO_LEFT_MARK + whole : whole;
}
