import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';
import { type Result, toTable } from './result.ts';

export type Cases = { readonly [name: string]: { title: string; run: () => Promise<Result[]> } };

/** File of results, and its introduction. */
export type Page = { name: string; intro: string };

const folder = path.join(import.meta.dirname, 'results');

/** Returns the date, commit and machine of the measurement. */
function stamp(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: folder, encoding: 'utf8' });
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GB of memory`;
  const system = `Linux ${release()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, ${processor}, ${memory}, ${system}.\n`;
}

/** Runs all cases or the listed ones, in sequence, and prints each; a complete run without a failure writes the page. */
export async function runCases(cases: Cases, only: string | undefined, page?: Page): Promise<void> {
  const names = only?.split(',') ?? Object.keys(cases);
  const unknown = names.find((name) => !(name in cases));
  if (unknown !== undefined) {
    throw new Error(`There is no case '${unknown}': ${Object.keys(cases).join(', ')}`);
  }
  const sections = [stamp()];
  let failed = false;
  for (const name of names) {
    const { title, run } = cases[name]!;
    console.log(`\n${title} (${name})`);
    try {
      const section = [`## ${title}\n`, ...toTable(await run()), ''].join('\n');
      console.log(section);
      sections.push(section);
    } catch (error) {
      // The other cases still run.
      console.error(error);
      process.exitCode = 1;
      failed = true;
    }
  }
  if (page && !only && !failed) {
    writeFileSync(path.join(folder, `${page.name}.md`), [page.intro, ...sections].join('\n'));
  }
}
