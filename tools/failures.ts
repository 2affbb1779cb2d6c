import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test: its file and title, and the first lines of the reason. */
export type Failure = { name: string; why: string };

export type FailedVitest = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

type Result = { error?: { message?: string } };
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string; results: Result[] }[] }[];
};
export type FailedPlaywright = { suites: Suite[]; errors: { message?: string }[] };

/** Enough lines to recognize the problem; the stack follows them. */
const LINES = 12;

const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .trim()
    .split(/\n\s+at /, 1)[0]!
    .split('\n', LINES)
    .join('\n      ');

/** Returns the failed tests; a file that does not load is one failure. */
export function failuresOfVitest({ testResults }: FailedVitest, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, why: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName.trim()}`,
      why: firstLines(failureMessages?.[0]),
    }));
  });
}

/** Error outside of every test, as tools/unhandled-reporter.ts stores it. */
export type Unhandled = {
  message?: string;
  type?: string;
  VITEST_TEST_NAME?: string;
  VITEST_TEST_PATH?: string;
};

/** Vitest ends with 1 for these though every test has passed. */
export function failuresOfUnhandled(errors: Unhandled[], root: string): Failure[] {
  return errors.map(({ message, type = 'Error', VITEST_TEST_NAME: title, VITEST_TEST_PATH: file }) => ({
    name: [file && path.relative(root, file), title].filter(Boolean).join(' › ') || 'outside the tests',
    why: `${type}: ${firstLines(message)}`,
  }));
}

function inSuite({ title, suites = [], specs = [] }: Suite, above: string[]): Failure[] {
  const names = [...above, title];
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map((spec) => ({
      name: [...names, spec.title].join(' › '),
      why: firstLines(
        spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    }));
  return [...own, ...suites.flatMap((suite) => inSuite(suite, names))];
}

export function failuresOfPlaywright({ suites, errors }: FailedPlaywright): Failure[] {
  const outside = errors.map(({ message }) => ({ name: 'outside the tests', why: firstLines(message) }));
  return [...suites.flatMap((suite) => inSuite(suite, [])), ...outside];
}

/** Lists failures, one per line, at the end, so that a truncated log still names them. */
export function failuresText(failures: Failure[]): string {
  return ['What failed', ...failures.map(({ name, why }) => `  ${name}${why ? `: ${why}` : ''}`)].join('\n');
}
