import { type Result, toTable } from './result.ts';
import type { ResultPage } from './result-page.ts';

export type Case = {
  title: string;
  /** Whether what comes of it is what the page is for, and not a try with less. */
  isKept: boolean;
  run: () => Promise<Result[]>;
};
export type Cases = { readonly [name: string]: Case };

/** The names of all cases, or of those listed. */
export function choose(cases: Cases, only: string | undefined): string[] {
  const names = only?.split(',') ?? Object.keys(cases);
  const unknown = names.find((name) => !(name in cases));
  if (unknown === undefined) return names;
  throw new Error(`There is no case '${unknown}': ${Object.keys(cases).join(', ')}`);
}

/** Runs cases one after the other; prints each, with the time it took the last time, and keeps it on the page. */
export async function runCases(cases: Cases, names: readonly string[], page: ResultPage): Promise<void> {
  const minutes = names.reduce((sum, name) => sum + (page.secondsOf(name) ?? 0), 0) / 60;
  console.log(`${names.join(', ')}: ${minutes.toFixed(0)} minutes the last time.`);
  for (const name of names) {
    const { title, isKept, run } = cases[name]!;
    const last = page.secondsOf(name);
    console.log(`\n${title} (${name}${last === undefined ? '' : `, ${last.toFixed(0)} s the last time`})`);
    const started = performance.now();
    try {
      const results = await run();
      const seconds = (performance.now() - started) / 1000;
      console.log(`${toTable(results).join('\n')}\n${seconds.toFixed(0)} s`);
      if (isKept) page.keep(name, title, results, seconds);
    } catch (error) {
      // The others are still worth their time.
      console.error(error);
      process.exitCode = 1;
    }
  }
}
