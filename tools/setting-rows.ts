// Compares the table of settings in docs/operating.md with the settings that the server reads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings, settingNames } from '../server/src/platform/settings.ts';

type Default = string | number | boolean | readonly string[] | undefined;

/** Returns the inline code of a cell; several are several settings. */
function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
}

function shown(value: NonNullable<Default>): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/**
 * Returns problems of the table under '## Settings' as sentences: settings without a row, rows without a setting,
 * other defaults.
 */
export function settingFaults(page: string, defaults: Record<string, Default>): string[] {
  const [, section = ''] = page.split(/^## Settings$/m);
  const [table = ''] = section.split(/^## /m);
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const faults: string[] = [];
  const listed = new Set<string>();
  for (const row of rows) {
    const [, names = '', values = ''] = row.split('|');
    const shownDefaults = quoted(values);
    for (const [index, name] of quoted(names).entries()) {
      listed.add(name);
      const value = defaults[name];
      if (!(name in defaults)) faults.push(`has a row for ${name}, which is no setting.`);
      else if (value !== undefined && shown(value) !== (shownDefaults[index] ?? ''))
        faults.push(
          `says that ${name} is ${shownDefaults[index] ?? 'nothing'} by default; it is ${shown(value)}.`,
        );
    }
  }
  const missing = Object.keys(defaults).filter((name) => !listed.has(name));
  return [...faults, ...missing.map((name) => `has no row for the setting ${name}.`)];
}

if (import.meta.main) {
  const page = 'docs/operating.md';
  const text = readFileSync(path.join(path.dirname(import.meta.dirname), page), 'utf8');
  const none = Object.fromEntries(settingNames.map((name) => [name, undefined]));

  for (const fault of settingFaults(text, { ...none, ...readSettings({}) })) {
    console.error(`${page} ${fault}`);
    process.exitCode = 1;
  }
}
