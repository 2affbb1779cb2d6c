import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Participles and particles, which do not tell the role of a type: a type is a noun, `RunSummary` and not `Told`. */
const BARE_TYPE =
  /^\s*(?:export )?(?:type|interface|class) ((?:Said|Told|Found|Asked|Given|Kept|Known|Made|Moved|Named|Read|Refused|Sent|Shown|Standing|Stored|Taken|Waiting|Wanted|Happening|Opened|Left|Seen|Listed|Chosen|By|Who|Way|News)\b)/gm;
/** The same for files, which are named for their main export. */
const BARE_FILE =
  /^(?:told|known|seen|shown|entered|aside|said|asked|given|kept|made|found|wanted|later|news)\b/;

/** Returns a sentence for each file and type that is named by a participle; `read` returns the text of a file. */
export function plainNameProblems(files: readonly string[], read: (file: string) => string): string[] {
  return files.flatMap((file) => [
    ...(BARE_FILE.test(path.basename(file)) ? [`${file}: name the file for its main export.`] : []),
    ...[...read(file).matchAll(BARE_TYPE)].map(
      ([, name]) => `${file}: name the type ${name} by its role, such as RunSummary.`,
    ),
  ]);
}

if (import.meta.main) {
  const tracked = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
  const files = tracked.split('\0').filter((file) => file !== '' && !file.includes('/released/'));
  const problems = plainNameProblems(files, (file) => readFileSync(file, 'utf8'));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
