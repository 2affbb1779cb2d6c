// npm test: the unit and API tests beside the browser's, so that no processor waits; ends with the time that each took,
// with what failed, and with one line that counts both.
// `npm test -- unit server/src/areas/orders` and `npm test -- browser login` run one of the two, on what is named;
// `npm test -- everything` runs `npm run check` before them and counts it as one test.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  failuresOfVitest,
  tellFailures,
} from './failures.ts';
import {
  type FamilyTime,
  type FileTime,
  type TimedPlaywright,
  type TimedVitest,
  tellTimes,
  timesOfPlaywright,
  timesOfVitest,
} from './times.ts';

const root = path.dirname(import.meta.dirname);
const kept = path.join(root, '.cache', 'test-times.txt');
const reports = mkdtempSync(path.join(tmpdir(), 'tawseel-reports-'));
const [only, ...named] = process.argv.slice(2);
const running = new Set<ChildProcess>();
const families: FamilyTime[] = [];
const files: FileTime[] = [];
const failures: Failure[] = [];
let interrupted = false;

/** Forwards signals: told to end, the tools are told as well, which then clean up. */
function pass(signal: NodeJS.Signals): void {
  interrupted = true;
  for (const tool of running) tool.kill(signal);
}
process.on('SIGTERM', pass).on('SIGINT', pass);

type Run = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Buffers the output of this run until it is over: two at a time could not be read. */
  after?: Promise<unknown> | undefined;
};

type Ended = { status: number | null; took: number };

/** Runs a tool in sight of the user. */
async function runTool({ name, args, env, after }: Run): Promise<Ended> {
  const started = performance.now();
  const tool = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', after ? 'pipe' : 'inherit', after ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  running.add(tool);
  const ended = new Promise<Ended>((resolve) => {
    tool.on('close', (status) => resolve({ status, took: performance.now() - started }));
  });
  // Drained all the while, or back-pressure of a full pipe would hold the tool up.
  const held: Buffer[] = [];
  let show = (part: Buffer): void => void held.push(part);
  for (const stream of [tool.stdout, tool.stderr]) stream?.on('data', (part: Buffer) => show(part));
  await after;
  console.log(`\n— ${name} —`);
  show = (part) => void process.stdout.write(part);
  for (const part of held) show(part);
  await ended;
  running.delete(tool);
  return ended;
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
    const said: R = JSON.parse(readFileSync(report, 'utf8'));
    const counts = read.count(said);
    families.push({ name: run.name, took, tests: counts.passed + counts.failed + counts.skipped });
    files.push(...read.times(said));
    const named = read.failures(said);
    failures.push(...(status === 0 || named.length > 0 ? named : [ended]));
    return judge(counts, status);
  } catch {
    failures.push(ended);
    return judge(undefined, status);
  }
}

function runUnit(): Promise<Counts> {
  const report = path.join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...named];
  return runFamily<VitestReport & TimedVitest & FailedVitest>({ name: 'Unit and API tests', args }, report, {
    count: countVitest,
    times: (said) => timesOfVitest(said, root),
    failures: (said) => failuresOfVitest(said, root),
  });
}

function runBrowser(after?: Promise<unknown>): Promise<Counts> {
  const report = path.join(reports, 'browser.json');
  const config = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...named];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runFamily<PlaywrightReport & TimedPlaywright & FailedPlaywright>(
    { name: 'Browser tests', args, env, after },
    report,
    {
      count: countPlaywright,
      times: timesOfPlaywright,
      failures: failuresOfPlaywright,
    },
  );
}

async function runCheck(): Promise<Counts> {
  const { status } = await runTool({ name: 'Checks', args: ['tools/check.ts'] });
  if (status !== 0) failures.push({ name: 'Checks', why: 'npm run check shows them again' });
  return judge({ passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }, status);
}

async function runBoth(): Promise<Counts> {
  const unit = runUnit();
  return add(await Promise.all([unit, runBrowser(unit)]));
}

const runners = {
  unit: [runUnit],
  browser: [() => runBrowser()],
  everything: [runCheck, runBoth],
};
const started = performance.now();
const chosen = runners[only as keyof typeof runners] ?? [runBoth];
const all: Counts[] = [];
for (const each of chosen) if (!interrupted) all.push(await each());
if (interrupted) {
  console.log('\nInterrupted: not every test ran.');
  all.push(judge(undefined, null));
}
const counts = add(all);
rmSync(reports, { recursive: true });
const whole = performance.now() - started;
if (families.length > 0) {
  console.log(`\n${tellTimes(families, files, whole)}`);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, `${tellTimes(families, files, whole, files.length)}\n`);
  console.log(`Of every file: ${path.relative(root, kept)}`);
}
if (failures.length > 0) console.log(`\n${tellFailures(failures)}`);
console.log(`\n${lastLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
