export type Counts = { passed: number; failed: number; skipped: number };

export type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: unknown[];
};

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A test file that does not load has no failed test of its own; it counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((each) => each.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Flaky tests, which passed only when retried, count as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Totals of a run: one that ended badly, or left no report, has failed somewhere even if no test says so. */
export function judge(counted: Counts | undefined, status: number | null): Counts {
  const counts = counted ?? nothing;
  const endedWell = counted !== undefined && status === 0;
  return endedWell ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

export function add(all: Counts[]): Counts {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    nothing,
  );
}

/** `3 passed, 0 failed`, and how many were skipped if any were. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
