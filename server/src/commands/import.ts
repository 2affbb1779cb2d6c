import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { EarlierImport } from '@tawseel/contract/imports';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { importedTables } from '../areas/exports/csv-tables.ts';
import { findEarlier, insertImportedFile } from '../areas/imports/store.ts';
import { findUnfinishedImport } from '../areas/orders/store/unfinished-import.ts';
import { badRowText, badSettingText } from '../platform/csv/bad-rows.ts';
import type { CsvTable } from '../platform/csv/csv-table.ts';
import { type ImportOptions, type ImportReport, importCsv, type Source } from '../platform/csv/import-csv.ts';
import { ALL } from '../platform/csv/live-rows.ts';
import { findMappings, mappingNames } from '../platform/csv/mappings.ts';
import { rejectsOf } from '../platform/csv/rejects.ts';
import { engineOf } from '../platform/engine/database.ts';
import { spooled } from '../platform/engine/spool.ts';
import { keepTimeZone } from '../platform/engine/stored-time-zone.ts';
import { typedAgain } from '../platform/typed-command.ts';
import { UserError } from '../platform/user-error.ts';
import { inEnglish } from '../platform/values/in-english.ts';
import { zonedText } from '../platform/values/time-zone.ts';
import { auditOfCommand, systemUser } from './audited.ts';
import { progressBar } from './progress.ts';
import { WholeFile } from './whole-file.ts';
import { say, withDatabase } from './with-database.ts';

const READ_AT_ONCE = 64 * 1024;
const REASONS_SHOWN = 12;

type Options = {
  mapping?: string[];
  take?: string[];
  set?: Record<string, string>;
  monthFirst?: true;
  dryRun?: true;
  skipBad?: string;
};

type SizedSource = Source & { size?: number };

async function sourceOf(file: string): Promise<SizedSource> {
  if (file === '-') return { name: 'standard input', read: spooled(process.stdin) };
  const stats = await stat(file);
  if (stats.isDirectory()) throw new UserError(`${file} is a folder, not a file.`);
  // Opened only when it is read, so that nothing stays open if an earlier step fails.
  const read = () => createReadStream(file, { highWaterMark: READ_AT_ONCE });
  const name = basename(file);
  // A pipe can be read only once.
  return stats.isFIFO() ? { name, read: spooled(read()) } : { name, read, size: stats.size };
}

async function hashOf({ read }: Source): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of read()) hash.update(piece);
  return hash.digest('hex');
}

function addSetting(text: string, known: Record<string, string> = {}): Record<string, string> {
  const [name = '', ...value] = text.split('=');
  if (value.length === 0) throw new InvalidArgumentError('Must be <column>=<value>.');
  return { ...known, [name.trim()]: value.join('=').trim() };
}

function addOne(name: string, known: string[] = []): string[] {
  return [...known, name];
}

async function refusedRows(name: string | undefined, file: string) {
  if (name === undefined) return undefined;
  const output = await WholeFile.open(name);
  const rejectOf = rejectsOf(file);
  const onBad: ImportOptions['onBad'] = (...rejected) => output.write(rejectOf(...rejected));
  return { output, onBad };
}

async function importFile(kind: ImportedKind, file: string, options: Options): Promise<void> {
  const table = importedTables.find(({ name }) => name === kind) as CsvTable;
  const mapping = await findMappings(options.mapping ?? [], table.name);
  const source = await sourceOf(file);
  const refused = await refusedRows(options.skipBad, source.name);
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
  const bars = {
    look: progressBar(`Checking ${source.name} (MB)`),
    store: progressBar(`Importing ${source.name} (MB)`),
  };
  const stopBars = () => Object.values(bars).map((bar) => bar.stop());
  try {
    const report = await withDatabase(
      async (db, { TIME_ZONE: timeZone }) => {
        await keepTimeZone(db, timeZone);
        // A dry run cannot delete the orders of an interrupted import, so their keys would be reported as in use.
        if (options.dryRun) for (const sentence of await findUnfinishedImport(db)) say(sentence);
        const sha256 = await hashOf(source);
        const earlier = await findEarlier(db, { sha256, kind });
        if (earlier) sayEarlier(earlier, timeZone);
        const done = await importCsv(db, table, source, {
          timeZone,
          now: () => new Date(),
          mapping,
          set: options.set,
          take: options.take,
          isMonthFirst: options.monthFirst,
          dryRun: options.dryRun,
          onPlan: (lines) => {
            say(`${source.name} as ${table.name}. ${table.adds}`);
            for (const line of lines) say(line);
          },
          onStored: async (trx, { stored, bad }) => {
            await insertImportedFile(trx, {
              sha256,
              kind,
              times: (earlier?.times ?? 0) + 1,
              stored,
              imported_at: new Date().toISOString(),
              by_name: systemUser(),
              warehouse_id: null,
            });
            await auditOfCommand('import')(trx, {
              subject: { kind: 'import', id: '', name: source.name },
              after: { kind, rows: stored, ...(bad > 0 ? { leftOut: bad } : {}) },
            });
          },
          onProgress: (bytes, isValidation) => {
            const bar = isValidation ? bars.look : bars.store;
            bar.update(megabytes(bytes), megabytes(source.size ?? bytes));
          },
          ...(refused ? { onBad: refused.onBad } : {}),
        });
        if (!options.dryRun) await engineOf(db).cutLog(db);
        return done;
      },
      { mayMake: true },
    );
    stopBars();
    if (refused && report.bad > 0) await refused.output.finish();
    else await refused?.output.discard();
    sayReport(report, table, source.name, options);
  } catch (error) {
    stopBars();
    await refused?.output.discard().catch(() => undefined);
    throw error;
  }
}

function sayEarlier({ at, by, rows }: EarlierImport, timeZone: string): void {
  const whom = by && ` by ${by}`;
  say(
    `This file was imported on ${zonedText(Date.parse(at), timeZone)}${whom} (${rows} ${rows === 1 ? 'row' : 'rows'}).`,
  );
}

function sayLeftOut({ leftOut }: ImportReport): void {
  const [first, ...others] = leftOut.texts();
  if (!first) return;
  const texts = [first, ...others].map(({ text }) => text).join(', ');
  say(`Left out because of their status in the file: ${texts}.`);
  say(`To import those too: --take "${first.reason}". To import all of them: --take ${ALL}.`);
}

function sayDoubts({ doubts, doubted, alike, rows }: ImportReport, file: string): void {
  if (alike > 0) say(inEnglish(sentence('rows_alike', { count: alike, rows })));
  if (doubted === 0) return;
  say('Imported as written, but please check:');
  for (const doubt of doubts) say(badRowText(file, doubt));
  if (doubted > doubts.length) say(`… and ${doubted - doubts.length} more.`);
}

function sayBad({ badSettings, shown, shownRows, bad, reasons }: ImportReport, file: string): void {
  const complain = (line: string) => process.stderr.write(`${line}\n`);
  for (const fault of badSettings.values()) complain(badSettingText(fault));
  for (const fault of shown) complain(badRowText(file, fault));
  if (shownRows > 0 && bad > shownRows) complain(`… and ${bad - shownRows} more.`);
  const texts = reasons.texts(REASONS_SHOWN);
  if (bad > 1 && texts.length > 0) complain(['Problems, and how often:', ...texts].join('\n  '));
}

function sayReport(report: ImportReport, table: CsvTable, file: string, options: Options): void {
  sayBad(report, file);
  sayLeftOut(report);
  sayDoubts(report, file);
  const bad = report.bad === 1 ? '1 row is bad' : `${report.bad} rows are bad`;
  const sound = `${report.stored} of ${report.rows} rows`;
  if (report.bad > 0 && options.skipBad === undefined) {
    const advice =
      report.bad < report.rows ? ` To leave bad rows out: ${typedAgain('--skip-bad', 'bad.csv')}` : '';
    throw new UserError(`${bad} of ${report.rows}: nothing was imported.${advice}`);
  }
  if (options.dryRun) say(`${sound} could be imported as ${table.name}. Nothing was changed.`);
  else say(`${sound} imported as ${table.name}.`);
  if (report.bad > 0) say(`${bad}: see ${options.skipBad}. Correct them there, then import that file.`);
}

const MORE = `
Columns are found by name; docs/data.md has every column of every kind, with samples.
A file is imported completely or not at all, unless --skip-bad leaves bad rows out.
Known mappings: ${mappingNames.join(', ')}.`;

export function importCommand(): Command {
  return new Command('import')
    .description('imports a CSV file, completely or not at all')
    .addArgument(new Argument('<kind>', 'what the rows are').choices(importedTables.map((one) => one.name)))
    .argument('<file>', 'a CSV file in UTF-8 with a header row, or - for standard input')
    .option(
      '--mapping <name>',
      'the file comes from another program: a known mapping, or a JSON file; a second one extends the first',
      addOne,
    )
    .option(
      '--take <word>',
      `also import rows that the mapping leaves out for this word, such as refunded; ${ALL} for all words; may be repeated`,
      addOne,
    )
    .option(
      '--set <column=value>',
      'the value of a column where the file has none; may be repeated',
      addSetting,
    )
    .option('--month-first', 'in dates such as 3/4/2026 the month comes first, not the day')
    .option('--dry-run', 'check every row and change nothing')
    .option(
      '--skip-bad <file>',
      'import the good rows, and write the bad ones with their reasons to this file',
    )
    .addHelpText('after', MORE)
    .action(importFile);
}
