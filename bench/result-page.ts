import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';
import { findBinaries } from '@tawseel/server/src/testing/postgres.ts';
import { type Result, toTable } from './result.ts';

/** What came of one case, and where and when. */
type Section = {
  title: string;
  results: Result[];
  when: string;
  commit: string;
  machine: string;
  seconds: number;
};

const folder = path.join(import.meta.dirname, 'results');

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

/** The commit that is measured, and whether what is measured is just that. The results themselves do not count. */
function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', ':/', ':!/bench/results');
    return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`;
  } catch {
    return 'unknown';
  }
}

function postgresVersion(): string {
  const binaries = findBinaries();
  if (!binaries) return 'no PostgreSQL';
  const said = execFileSync(path.join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
  return `PostgreSQL ${/\d+(\.\d+)?/.exec(said)?.[0]}`;
}

function machine(): string {
  const [processor] = cpus();
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GB of memory`;
  const databases = `SQLite ${process.versions.sqlite}, ${postgresVersion()}`;
  return `${cpus().length} × ${processor?.model.trim()}, ${memory}, Linux ${release()}, Node ${process.version}, ${databases}; load ${loadBefore.toFixed(1)} before it began`;
}

/** Load average when the program began: what else the machine had to do. */
const loadBefore = loadavg()[0] ?? 0;

type Recorded = { name: string; page: string; intro: string; order: readonly string[] };

/** The accepted results of a measuring program: a file to read on, and the page that is made from it. */
export class ResultPage {
  readonly #file: string;
  readonly #page: string;
  readonly #intro: string;
  readonly #order: readonly string[];
  readonly #sections: { [name: string]: Section };

  /** `order` is that of the page, which begins with the intro; a section whose case is no more is dropped. */
  constructor({ name, page, intro, order }: Recorded) {
    this.#file = path.join(folder, `${name}.json`);
    this.#page = path.join(folder, page);
    this.#intro = intro;
    this.#order = order;
    this.#sections = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  /** How long a case took the last time, in seconds; undefined where it never ran. */
  secondsOf(name: string): number | undefined {
    return this.#sections[name]?.seconds;
  }

  /** Takes the results of a case in place of its last, and writes file and page. */
  keep(name: string, title: string, results: Result[], seconds: number): void {
    const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    this.#sections[name] = { title, results, when, commit: commit(), machine: machine(), seconds };
    this.#write();
  }

  #write(): void {
    const kept = this.#order.flatMap((each) =>
      this.#sections[each] ? [[each, this.#sections[each]] as const] : [],
    );
    const sections = kept.map(([, section]) => section);
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
    writeFileSync(this.#page, [this.#intro, summary(sections), ...sections.map(toMarkdown)].join('\n'));
  }
}

function summary(sections: readonly Section[]): string {
  const results = sections.flatMap((section) => section.results);
  const judged = results.filter(({ isReached }) => isReached !== undefined);
  const missed = judged.filter(({ isReached }) => !isReached);
  const list = missed.map(({ what }) => `- ${what}\n`).join('');
  return `${judged.length - missed.length} of ${judged.length} figures are reached${list === '' ? '.' : `; not reached:\n\n${list}`}\n`;
}

function toMarkdown({ title, results, when, commit, machine, seconds }: Section): string {
  return `## ${title}

${when}, commit ${commit}, in ${seconds.toFixed(0)} s on ${machine}.

${toTable(results).join('\n')}
`;
}
