// Every link between our documents leads somewhere, and every file or folder of ours that they name is there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deadLinks, deadPaths } from './dead-links.ts';

const root = path.dirname(import.meta.dirname);
const roots = ['bench', 'console', 'contract', 'docs', 'e2e', 'server', 'tools'];

const names = globSync(['*.md', `{${roots.join(',')}}/**/*.md`], {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});
const pages = names.map((name) => ({
  name: name.replaceAll('\\', '/'),
  text: readFileSync(path.join(root, name), 'utf8'),
}));
/** Not in git, so a fresh clone does not have them. */
const BUILT = ['console/dist', 'docs/openapi.json'];
const exists = (name: string) => BUILT.includes(name) || existsSync(path.join(root, name));
/** What was decided or changed then may name what is no more. */
const ofNow = pages.filter(({ name }) => !/^docs\/decisions\/\d|^CHANGELOG/.test(name));
const faults = [...deadLinks(pages, exists), ...ofNow.flatMap((page) => deadPaths(page, roots, exists))];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
