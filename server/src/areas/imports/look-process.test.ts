import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportChoice } from '@tawseel/contract/imports';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '../../platform/http/errors.ts';
import { NOTHING_CHOSEN } from './columns.ts';
import { type FileLook, lookAtFile } from './look-at-file.ts';
import { lookApart } from './look-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'tawseel-look-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
function lookOf(text: string, choice?: ImportChoice, isWhole = true): FileLook {
  made += 1;
  const file = join(folder, `${made}.csv`);
  writeFileSync(file, text);
  const sent = { kind: 'senders', name: 'senders.csv', file, home: undefined } as const;
  return { sent, isWhole, choice, timeZone: 'Asia/Dubai', now: '2026-11-21T10:00:00.000Z' };
}

const HEADER = 'name,email,phone,street,city\n';
const looks = [
  lookOf(`${HEADER}Noor,noor@shop.example,0501234567,Al Maktoum Road 4,Dubai\n`),
  lookOf(`${HEADER}${'\n'.repeat(60_000)}`, NOTHING_CHOSEN),
  lookOf(HEADER, { ...NOTHING_CHOSEN, mapping: 'nobody' }),
  lookOf('', undefined, false),
  lookOf(HEADER, undefined, false),
];

/** Returns the answer, or the sentence of the refusal. */
const outcomeOf = (answer: Promise<unknown>) =>
  answer.catch((error: unknown) => (error instanceof Refusal ? error.sentence : Promise.reject(error)));

test('a process of its own answers as this one does', async () => {
  const look = lookApart();
  const here = await Promise.all(looks.map((one) => outcomeOf(lookAtFile(one))));
  expect(here.slice(0, 4)).toMatchObject([
    { rows: [{ cells: { name: 'Noor' } }] },
    { rows: [] },
    { code: 'no_such_mapping' },
    { code: 'file_not_readable', params: { problem: { code: 'file_empty' } } },
  ]);
  expect(here[4]).toBeUndefined();
  expect(await Promise.all(looks.map((one) => outcomeOf(look(one))))).toEqual(here);
});

test('refuses a file that takes too long', async () => {
  // A pipe without a writer, whose rows never come.
  const look = lookOf('');
  rmSync(look.sent.file);
  execFileSync('mkfifo', [look.sent.file]);
  expect(await outcomeOf(lookApart(1)(look))).toMatchObject({
    ...{ code: 'file_not_readable', params: { problem: { code: 'file_takes_long' } } },
  });
});
