declare global {
  interface JSON {
    /** Absent in older browsers, as is the source of a number in JSON.parse. */
    rawJSON?: (text: string) => object;
  }
}

/** A number with so many digits that JavaScript may round it. */
const MAYBE_LONG = /[[:,]\s*-?\d{16}/;
const INTEGER = /^-?\d+$/;

function keepLong(_name: string, value: unknown, { source = '' }: { source?: string } = {}): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && INTEGER.test(source) ? BigInt(source) : value;
}

/**
 * Parses JSON. Integers beyond 2^53 become BigInts, because an id goes back as it came; in browsers that cannot write
 * them, they are rounded numbers.
 */
export function parseJson(text: string): unknown {
  return JSON.rawJSON && MAYBE_LONG.test(text) ? JSON.parse(text, keepLong) : JSON.parse(text);
}

/** Returns true for a JSON object, which is no array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lets JSON.stringify write a BigInt as the number that it was, also in query keys. */
Reflect.set(BigInt.prototype, 'toJSON', function toJSON(this: bigint) {
  return JSON.rawJSON?.(String(this));
});
