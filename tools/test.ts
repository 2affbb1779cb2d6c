// npm test: the unit and API tests, then the browser's; ends with one line that counts both.
// `npm test -- unit server/src/store` and `npm test -- browser login` run one of the two, on what is named;
// `npm test -- everything` runs `npm run check` before them and counts it as one test.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { add, type Counts, countPlaywright, countVitest, judge, lastLine } from './counts.ts';

const root = path.dirname(import.meta.dirname);
const reports = mkdtempSync(path.join(tmpdir(), 'tawseel-reports-'));
const [only, ...named] = process.argv.slice(2);
let interrupted = false;

/** Runs a tool in sight of the user; told to end, it ends the tool as well, which then cleans up. */
function runTool(name: string, args: string[], more: Record<string, string> = {}): Promise<number | null> {
  console.log(`\n— ${name} —`);
  const tool = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...more },
  });
  const pass = (signal: NodeJS.Signals) => {
    interrupted = true;
    tool.kill(signal);
  };
  process.on('SIGTERM', pass).on('SIGINT', pass);
  return new Promise((resolve) => {
    tool.on('close', (status) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(status);
    });
  });
}

async function run<R>(
  name: string,
  args: string[],
  report: string,
  count: (report: R) => Counts,
): Promise<Counts> {
  const status = await runTool(name, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  try {
    return judge(count(JSON.parse(readFileSync(report, 'utf8'))), status);
  } catch {
    return judge(undefined, status);
  }
}

function runUnit(): Promise<Counts> {
  const report = path.join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...named];
  return run('Unit and API tests', args, report, countVitest);
}

function runBrowser(): Promise<Counts> {
  const report = path.join(reports, 'browser.json');
  const config = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...named];
  return run('Browser tests', args, report, countPlaywright);
}

async function runCheck(): Promise<Counts> {
  const status = await runTool('Checks', ['tools/check.ts']);
  return judge({ passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }, status);
}

const runners = {
  unit: [runUnit],
  browser: [runBrowser],
  everything: [runCheck, runUnit, runBrowser],
};
const chosen = runners[only as keyof typeof runners] ?? [runUnit, runBrowser];
const all: Counts[] = [];
for (const each of chosen) if (!interrupted) all.push(await each());
if (interrupted) {
  console.log('\nInterrupted: not every test ran.');
  all.push(judge(undefined, null));
}
const counts = add(all);
rmSync(reports, { recursive: true });
console.log(`\n${lastLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
