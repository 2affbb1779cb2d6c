import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { type LogStream, logStreamOf } from './log-stream.ts';

/** Properties of errors that may be logged; others, added by drivers, quote rows of the database. */
const PLAIN = ['code', 'errcode', 'syscall'] as const;

function stackOf({ stack = '', cause }: Error): string {
  return cause instanceof Error ? `${stack}\nCaused by: ${stackOf(cause)}` : stack;
}

function errorOf(error: Error) {
  const { name, message } = error;
  const plain = PLAIN.map((key) => [key, Reflect.get(error, key)]).filter(([, value]) => value !== undefined);
  return { type: name, message, ...Object.fromEntries(plain), stack: stackOf(error) };
}

type Line = {
  level?: string;
  time?: string;
  msg?: string;
  err?: { stack?: string } & Record<string, unknown>;
};

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Formats a log line for a terminal: time of day, level and message, then the fields, then the stack of an error. */
export function terminalLine(json: string): string {
  const { level = '', time = '', msg = '', err, ...fields }: Line = JSON.parse(json);
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const stack = err ? `\n${err.stack}` : '';
  return `${[clock, level.padEnd(5), msg, ...rest].join(' ')}${stack}\n`;
}

let opened: LogStream | undefined;

/** Returns the log destination of the process, opened once. */
export function standardOutput(): LogStream {
  const { stdout } = process;
  opened ??= stdout.isTTY ? { write: (line) => stdout.write(terminalLine(line)) } : logStreamOf(stdout.fd);
  return opened;
}

/** Returns the logger's options. By default requests are logged, except to a terminal. */
export function loggerOf(settings: Settings, stream: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: settings.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorOf },
    stream,
  };
}
