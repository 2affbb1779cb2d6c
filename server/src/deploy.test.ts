import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_LIMIT } from '@tawseel/contract/facts/limits';
import { expect, test } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';
import { readSettings, settingNames } from './platform/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** `NAME=value` lines, as systemd and the shell read them. */
const assignments = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
const START: string = JSON.parse(read('package.json')).scripts.start.replace(/^exec /, '');
const linesOf = (file: string) => read(file).split('\n');

const environment = assignments(linesOf('deploy/tawseel.env').filter((line) => /^[A-Z]/.test(line)));
const settings = readSettings(environment);

/** Returns the value of a directive of the unit, all its lines together. */
function unit(directive: string): string {
  const beginning = `${directive}=`;
  const lines = linesOf('deploy/tawseel.service').filter((line) => line.startsWith(beginning));
  return lines.map((line) => line.slice(beginning.length)).join(' ');
}

test('the sample of settings has only settings, with valid values', () => {
  expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(misspeltSettings(environment)).toEqual([]);
  expect(settings).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: true, DEMO: false });
});

test('the unit starts the server like npm start, with enough time, files and folders', () => {
  const words = unit('ExecStart').split(' ');
  expect(`node ${words.slice(1).join(' ')}`).toBe(START);
  const set = assignments(unit('Environment').split(' '));
  expect(set).toMatchObject({ DATA_DIR: `/var/lib/${unit('StateDirectory')}` });
  expect(Number(unit('TimeoutStopSec'))).toBeGreaterThan(settings.DRAIN_SECONDS + settings.STOP_SECONDS);
  expect(Number(unit('LimitNOFILE'))).toBeGreaterThan(settings.MOST_CONNECTIONS);
  expect(unit('ReadWritePaths')).toBe(`-${settings.BACKUP_DIR}`);
  expect(unit('EnvironmentFile')).toBe('/etc/tawseel.env');
  const command = read('deploy/tawseel');
  expect(command).toContain(`${words[0]} ${unit('WorkingDirectory')}/server/src/tawseel.ts "$@"`);
  expect(command).toContain(`:-${set.DATA_DIR}}`);
  expect(command).toContain(`. ${unit('EnvironmentFile')}\n`);
});

test('the container starts the server like npm start', () => {
  const lines = linesOf('Containerfile');
  const command = lines.findLast((line) => line.startsWith('CMD '))?.slice(4) ?? '';
  expect(JSON.parse(command).join(' ')).toBe(START);
});

test('the proxies forward to the server of the sample, and keep its refusals and time limits', () => {
  const address = `${settings.HOST}:${settings.PORT}`;
  const caddy = read('deploy/Caddyfile');
  const nginx = read('deploy/nginx.conf');
  expect(caddy).toContain(`reverse_proxy ${address} {`);
  expect(nginx).toContain(`server ${address};`);
  const megabytes = [/max_size (\d+)MB/.exec(caddy), /client_max_body_size (\d+)m/.exec(nginx)];
  for (const size of megabytes) expect(Number(size?.[1]) * 1e6).toBeGreaterThan(FORM_LIMIT);
  // Longer than the server gives a statement.
  const seconds = [/response_header_timeout (\d+)s/.exec(caddy), /proxy_read_timeout (\d+)s/.exec(nginx)];
  for (const time of seconds) expect(Number(time?.[1])).toBeGreaterThan(60);
  expect(nginx).toContain(`limit_conn tawseel ${settings.MOST_CONNECTIONS_PER_ADDRESS};`);
  expect(nginx).toContain('X-Forwarded-For $remote_addr;');
  expect(nginx).toContain('X-Forwarded-Proto $scheme;');
  // Else the server would take a caller's own for the proxy's.
  expect(nginx).toContain('X-Request-Id $request_id;');
  expect(caddy).toContain('header_up X-Request-Id {http.request.uuid}');
});

test('the page on deploying names every file that is to be copied', () => {
  const page = read('docs/deploying.md');
  for (const file of ['tawseel.service', 'tawseel.env', 'tawseel ', 'Caddyfile', 'nginx.conf']) {
    expect(page).toContain(`deploy/${file}`);
  }
});
