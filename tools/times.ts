import path from 'node:path';

/** Time of a test file: the sum of its tests, in milliseconds. */
export type FileTime = { file: string; took: number };
export type FamilyTime = { name: string; took: number; tests: number };

export type TimedVitest = {
  testResults: { name: string; startTime: number; endTime: number }[];
};

type Suite = { file?: string; suites?: Suite[]; specs?: { tests: { results: { duration: number }[] }[] }[] };
export type TimedPlaywright = { suites: Suite[] };

const SLOWEST = 10;

export function timesOfVitest({ testResults }: TimedVitest, root: string): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    took: endTime - startTime,
  }));
}

function addUp({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...suites.map(addUp), ...own.map(({ duration }) => duration)].reduce((sum, each) => sum + each, 0);
}

/** Returns times by test file; a suite of `e2e/suites` counts for the file that includes it. */
export function timesOfPlaywright({ suites }: TimedPlaywright): FileTime[] {
  return suites.map((suite) => ({ file: `e2e/tests/${suite.file}`, took: addUp(suite) }));
}

const seconds = (took: number) => `${(took / 1000).toFixed(1).padStart(7)} s`;

/** Formats the times by family and of the slowest files, the slowest first. */
export function timesText(families: FamilyTime[], files: FileTime[], whole: number, most = SLOWEST): string {
  const slowest = files.toSorted((one, other) => other.took - one.took).slice(0, most);
  return [
    'Time by family',
    ...families.map(({ name, took, tests }) => `${seconds(took)}  ${name}, ${tests} tests`),
    `${seconds(whole)}  in all`,
    `The ${slowest.length} slowest files, their tests added up`,
    ...slowest.map(({ file, took }) => `${seconds(took)}  ${file}`),
  ].join('\n');
}
