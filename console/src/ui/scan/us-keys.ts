/** Characters of a US keyboard by key position (`KeyboardEvent.code`), without Shift and with it. */
export const US_KEYS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  ...Object.fromEntries(
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [
      `Key${letter.toUpperCase()}`,
      [letter, letter.toUpperCase()] as const,
    ]),
  ),
  ...Object.fromEntries(
    [...')!@#$%^&*('].map((sign, digit) => [`Digit${digit}`, [`${digit}`, sign] as const]),
  ),
  ...Object.fromEntries([...'0123456789'].map((digit) => [`Numpad${digit}`, [digit, digit] as const])),
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  IntlBackslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
  NumpadAdd: ['+', '+'],
  NumpadSubtract: ['-', '-'],
  NumpadMultiply: ['*', '*'],
  NumpadDivide: ['/', '/'],
  NumpadDecimal: ['.', '.'],
};
