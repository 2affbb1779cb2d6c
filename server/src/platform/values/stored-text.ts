import type { Params, Say, Sentence } from '@tawseel/contract/facts/sentences/say';

/**
 * Marks a line of stored text that is a sentence. Users cannot type it, because input with control characters is
 * refused.
 */
const MARK = '\u001e';

/**
 * Returns a sentence as a line of stored text: its code and params, so that each reader gets it in their own
 * language.
 */
export function storeSentence(sentence: Sentence): string {
  return `${MARK}${JSON.stringify(sentence)}`;
}

/** Returns the params of the newest stored sentence of a code in a text, also within another sentence. */
export function findStored(text: string, code: string): Params | undefined {
  for (const line of text.split('\n').toReversed()) {
    if (!line.startsWith(MARK)) continue;
    const { code: found, params = {} }: Sentence = JSON.parse(line.slice(MARK.length));
    if (found === code) return params;
    for (const param of Object.values(params)) {
      const inner = typeof param === 'string' ? findStored(param, code) : undefined;
      if (inner) return inner;
    }
  }
  return undefined;
}

/** Returns stored text with its sentences translated; lines that users typed are unchanged. */
export function sayStored(text: string, say: Say): string {
  if (!text.includes(MARK)) return text;
  // A param may be stored text too, such as the note that ended an order.
  const inWords = (_: string, value: unknown) => (typeof value === 'string' ? sayStored(value, say) : value);
  const sayLine = (line: string) =>
    line.startsWith(MARK) ? say(JSON.parse(line.slice(MARK.length), inWords)) : line;
  return text.split('\n').map(sayLine).join('\n');
}
