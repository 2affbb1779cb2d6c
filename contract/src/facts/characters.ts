/** Returns a text with Arabic (٠) and Persian (۰) digits, which keyboards in the UAE type, replaced by western ones. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Invisible characters that are copied with text: direction overrides, embeddings and isolates, which change the
 * visible order of the text; soft hyphen, Arabic letter mark, zero-width space, word joiner, byte order mark; and the
 * zero-width joiner, except after a vowel sign or an emoji. The non-joiner (U+200C) and the marks U+200E and U+200F
 * are kept, because they are part of the spelling.
 */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d/gu;

/** Returns a typed or pasted text without its invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Returns a typed number, code or date with western digits and without any invisible characters. */
export function plainCharacters(text: string): string {
  return westernDigits(text).replace(/\p{Cf}/gu, '');
}

/** Returns a PIN or another code of digits without spaces. */
export function digitsFromText(typed: string): string {
  return plainCharacters(typed).replace(/\s/g, '');
}
