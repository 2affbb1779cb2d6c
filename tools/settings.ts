// Holds docs/operating.md to the settings that the server reads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings, settingNames } from '../server/src/platform/settings.ts';
import { settingFaults } from './setting-rows.ts';

const page = 'docs/operating.md';
const text = readFileSync(path.join(path.dirname(import.meta.dirname), page), 'utf8');
const none = Object.fromEntries(settingNames.map((name) => [name, undefined]));

for (const fault of settingFaults(text, { ...none, ...readSettings({}) })) {
  console.error(`${page} ${fault}`);
  process.exitCode = 1;
}
