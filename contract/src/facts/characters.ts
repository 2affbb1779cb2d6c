/** Western digits for the Arabic (٠) and Persian (۰) ones that a keyboard of this country types. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Characters that come along unseen with copied text: direction overrides, embeddings and isolates, which show what
 * follows in another order than it is stored in; soft hyphen, Arabic letter mark, zero-width space, word joiner, byte
 * order mark; a zero-width joiner. That one stays after a vowel sign or an emoji, and the non-joiner (U+200C) and the
 * marks U+200E and U+200F stay everywhere, because texts are spelt with them.
 */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d/gu;

/** Returns a typed or pasted text without its invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Returns a typed number, code or date in western digits; no invisible character belongs into one. */
export function plainCharacters(text: string): string {
  return westernDigits(text).replace(/\p{Cf}/gu, '');
}

/** Returns a PIN, or another code of digits, without the blanks that were typed in it. */
export function digitsFromText(typed: string): string {
  return plainCharacters(typed).replace(/\s/g, '');
}
