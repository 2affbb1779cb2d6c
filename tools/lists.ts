// Lists in code of the files of a folder. npm run docs adds what is missing and takes out what is gone; npm run check
// names the files that a list forgot.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One run of lines in a list: how a line is read, and how it is written for the name of a file. */
type Lines = { pattern: RegExp; line: (name: string) => string };

type List = {
  /** File with the list. */
  file: string;
  /** Files that it lists; those of other names in the folder are no parts of it. */
  of: string;
  except?: RegExp;
  lines: readonly Lines[];
};

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name);

const SENTENCES: readonly Lines[] = [
  {
    pattern: /^import \{ \w+ \} from '\.\/([\w-]+)\.ts';$/,
    line: (name) => `import { ${camel(name)} } from './${name}.ts';`,
  },
  { pattern: /^ {2}\.\.\.(\w+),$/, line: (name) => `  ...${camel(name)},` },
];
const TEXTS: readonly Lines[] = [
  {
    pattern: /^ {4}'?[\w-]+'?: \(\) => import\('\.\/([\w-]+)\.ts'\),$/,
    line: (name) => `    ${quoted(name)}: () => import('./${name}.ts'),`,
  },
];
const aliasOf = (migration: string) => camel(migration.replace(/^\d+-/, ''));
const MIGRATIONS: readonly Lines[] = [
  {
    pattern: /^import \* as \w+ from '\.\/migrations\/([\w-]+)\.ts';$/,
    line: (name) => `import * as ${aliasOf(name)} from './migrations/${name}.ts';`,
  },
  { pattern: /^ {2}'(\d[\w-]+)': \w+,$/, line: (name) => `  '${name}': ${aliasOf(name)},` },
];

const sentences = 'contract/src/facts/sentences';
const LISTS: readonly List[] = [
  ...['en/english', 'ar/arabic'].map((file) => ({
    file: `${sentences}/${file}.ts`,
    of: `${path.dirname(`${sentences}/${file}`)}/*.ts`,
    except: /^(english|arabic|words|for-drivers)$/,
    lines: SENTENCES,
  })),
  ...['en/english', 'ar/arabic'].map((file) => ({
    file: `console/src/texts/${file}.ts`,
    of: `${path.dirname(`console/src/texts/${file}`)}/*.ts`,
    except: /^(english|arabic|driver(-.*)?)$/,
    lines: TEXTS,
  })),
  {
    file: 'server/src/platform/engine/migrate.ts',
    of: 'server/src/platform/engine/migrations/[0-9]*-*.ts',
    lines: MIGRATIONS,
  },
];

/** Returns a text whose lines of a list name exactly these files; the others, and their order, stay. */
export function withNames(text: string, names: readonly string[], { pattern, line }: Lines): string {
  const byLine = new Map(names.map((name) => [line(name), name]));
  const isOfList = (one: string) => pattern.test(one);
  const kept = text.split('\n').filter((one) => !isOfList(one) || byLine.has(one));
  for (const added of byLine.keys()) {
    if (kept.includes(added)) continue;
    const later = kept.findIndex((one) => isOfList(one) && one > added);
    kept.splice(later < 0 ? kept.findLastIndex(isOfList) + 1 : later, 0, added);
  }
  return kept.join('\n');
}

/** Returns the files whose lists are not those of their folders, with the text that they should have. */
export function staleLists(root: string): { file: string; text: string }[] {
  return LISTS.flatMap(({ file, of, except, lines }) => {
    const names = globSync(of, { cwd: root })
      .map((found) => path.basename(found, '.ts'))
      .filter((name) => !name.endsWith('.test') && !except?.test(name))
      .sort();
    const before = readFileSync(path.join(root, file), 'utf8');
    const text = lines.reduce((done, part) => withNames(done, names, part), before);
    return text === before ? [] : [{ file, text }];
  });
}
