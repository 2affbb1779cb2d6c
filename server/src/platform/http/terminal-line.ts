type Line = {
  level?: string;
  time?: string;
  msg?: string;
  err?: { stack?: string } & Record<string, unknown>;
};

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Log line as a person reads it: time of day, level and message, then the fields, then the stack of an error. */
export function terminalLine(json: string): string {
  const { level = '', time = '', msg = '', err, ...fields }: Line = JSON.parse(json);
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const stack = err ? `\n${err.stack}` : '';
  return `${[clock, level.padEnd(5), msg, ...rest].join(' ')}${stack}\n`;
}
