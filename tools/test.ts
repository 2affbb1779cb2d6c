// npm test: runs the unit and API tests, then the browser tests, each with more processes than a small machine has
// processors. Ends with times, failures, and one line with the counts of both.
// `npm test -- unit server/src/areas/orders` and `npm test -- browser login` run the named tests of one family;
// `npm test -- changed` runs tests that import files changed since the last commit (`changed main`: since that branch);
// `npm test -- everything` first runs `npm run check` and counts it as one test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  add,
  type Counts,
  countPlaywright,
  countVitest,
  judge,
  lastLine,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import {
  type FailedPlaywright,
  type FailedVitest,
  type Failure,
  failuresOfPlaywright,
  failuresOfUnhandled,
  failuresOfVitest,
  failuresText,
  type Unhandled,
} from './failures.ts';
import { quickFolder } from './quick-folder.ts';
import {
  type FamilyTime,
  type FileTime,
  type TimedPlaywright,
  type TimedVitest,
  timesOfPlaywright,
  timesOfVitest,
  timesText,
} from './times.ts';

const root = path.dirname(import.meta.dirname);
const timesFile = path.join(root, '.cache', 'test-times.txt');
/** Folder of this run's reports and temporary files; writable for all like /tmp, because under root PostgreSQL is another user. */
const temporary = mkdtempSync(path.join(quickFolder(), 'tawseel-tests-'));
chmodSync(temporary, 0o1777);
const [only, ...words] = process.argv.slice(2);
const changedSince = only === 'changed' ? (words[0] ?? 'HEAD') : undefined;
/** Tests to run; all if empty. */
const named = changedSince ? [] : words;
let running: ChildProcess | undefined;
const families: FamilyTime[] = [];
const files: FileTime[] = [];
const failures: Failure[] = [];
let interrupted = false;

/** Forwards signals to the test runner, so that it cleans up. */
function pass(signal: NodeJS.Signals): void {
  interrupted = true;
  running?.kill(signal);
}
process.on('SIGTERM', pass).on('SIGINT', pass);

type Run = { name: string; args: string[]; env?: Record<string, string> };

type Ended = { status: number | null; took: number };

/** Runs a tool with its output on the terminal. */
async function runTool({ name, args, env }: Run): Promise<Ended> {
  console.log(`\n— ${name} —`);
  const started = performance.now();
  running = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: temporary, ...env },
  });
  const [status] = await once(running, 'close');
  running = undefined;
  return { status, took: performance.now() - started };
}

type Reader<R> = {
  count: (report: R) => Counts;
  times: (report: R) => FileTime[];
  failures: (report: R) => Failure[];
};

async function runFamily<R>(run: Run, report: string, read: Reader<R>): Promise<Counts> {
  const { status, took } = await runTool(run);
  const ended = { name: run.name, why: `ended with ${status ?? 'a signal'}, and no test says why` };
  try {
    const parsed: R = JSON.parse(readFileSync(report, 'utf8'));
    const counts = read.count(parsed);
    families.push({ name: run.name, took, tests: counts.passed + counts.failed + counts.skipped });
    files.push(...read.times(parsed));
    const named = read.failures(parsed);
    failures.push(...(status === 0 || named.length > 0 ? named : [ended]));
    return judge(counts, status);
  } catch {
    failures.push(ended);
    return judge(undefined, status);
  }
}

function runUnit(): Promise<Counts> {
  const report = path.join(temporary, 'unit.json');
  const unhandled = path.join(temporary, 'unhandled.json');
  writeFileSync(unhandled, '[]');
  const reporters = ['default', 'json', 'tools/unhandled-reporter.ts'].map((each) => `--reporter=${each}`);
  const chosen = changedSince ? ['--changed', changedSince] : named;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporters,
    `--outputFile.json=${report}`,
    ...chosen,
  ];
  const run = { name: 'Unit and API tests', args, env: { UNHANDLED_FILE: unhandled } };
  return runFamily<VitestReport & TimedVitest & FailedVitest>(run, report, {
    count: countVitest,
    times: (parsed) => timesOfVitest(parsed, root),
    failures: (parsed) => {
      const outside: Unhandled[] = JSON.parse(readFileSync(unhandled, 'utf8'));
      return [...failuresOfVitest(parsed, root), ...failuresOfUnhandled(outside, root)];
    },
  });
}

function runBrowser(): Promise<Counts> {
  const report = path.join(temporary, 'browser.json');
  const config = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const chosen = changedSince ? [`--only-changed=${changedSince}`, '--pass-with-no-tests'] : named;
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...chosen];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const run = { name: 'Browser tests', args, env };
  return runFamily<PlaywrightReport & TimedPlaywright & FailedPlaywright>(run, report, {
    count: countPlaywright,
    times: timesOfPlaywright,
    failures: failuresOfPlaywright,
  });
}

async function runCheck(): Promise<Counts> {
  const { status } = await runTool({ name: 'Checks', args: ['tools/check.ts'] });
  if (status !== 0) failures.push({ name: 'Checks', why: 'npm run check shows them again' });
  return judge({ passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }, status);
}

const both = [runUnit, runBrowser];
const runners = { unit: [runUnit], browser: [runBrowser], everything: [runCheck, ...both] };
const started = performance.now();
const chosen = runners[only as keyof typeof runners] ?? both;
const all: Counts[] = [];
for (const each of chosen) if (!interrupted) all.push(await each());
if (interrupted) {
  console.log('\nInterrupted: not every test ran.');
  all.push(judge(undefined, null));
}
const counts = add(all);
// A stopping PostgreSQL may still be removing its own files.
await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
const whole = performance.now() - started;
if (families.length > 0) {
  console.log(`\n${timesText(families, files, whole)}`);
  mkdirSync(path.dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, `${timesText(families, files, whole, files.length)}\n`);
  console.log(`Of every file: ${path.relative(root, timesFile)}`);
}
if (failures.length > 0) console.log(`\n${failuresText(failures)}`);
console.log(`\n${lastLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
