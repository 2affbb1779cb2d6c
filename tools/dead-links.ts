// Checks that links between our documents have a target, and that files and folders they name exist.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Page = { name: string; text: string };

/** Returns the anchor of a heading: its letters and digits in lower case, with hyphens for spaces. */
function anchorOf(heading: string): string {
  const words = heading.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, '');
}

/** Returns links to missing files or headings, as sentences. */
export function deadLinks(pages: Page[], exists: (name: string) => boolean): string[] {
  const anchors = new Map(
    pages.map(({ name, text }) => {
      const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)];
      return [name, new Set(headings.map(([, heading]) => anchorOf(heading!)))];
    }),
  );
  return pages.flatMap(({ name, text }) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
      if (/^[a-z]+:/.test(link!)) return [];
      const [file, anchor] = link!.split('#');
      const target = file ? path.posix.join(path.posix.dirname(name), decodeURI(file)) : name;
      if (!exists(target)) return [`${name} links to ${link}, which is not there.`];
      if (anchor !== undefined && !anchors.get(target)?.has(anchor))
        return [`${name} links to ${link}, a heading that ${target} does not have.`];
      return [];
    }),
  );
}

/** Returns names between backquotes that look like files or folders below `roots` and do not exist. */
export function deadPaths(
  { name, text }: Page,
  roots: string[],
  exists: (name: string) => boolean,
): string[] {
  const quoted = [...withoutCode(text).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, word]) => word!);
  return quoted
    .filter((word) => roots.includes(word.split('/')[0]!) && !exists(word))
    .map((word) => `${name} names ${word}, which is not there.`);
}

if (import.meta.main) {
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
  /** Generated files, which a fresh clone does not have. */
  const BUILT = ['console/dist', 'docs/openapi.json'];
  const exists = (name: string) => BUILT.includes(name) || existsSync(path.join(root, name));
  /** Decisions and the changelog may name files that no longer exist. */
  const ofNow = pages.filter(({ name }) => !/^docs\/decisions\/\d|^CHANGELOG/.test(name));
  const faults = [...deadLinks(pages, exists), ...ofNow.flatMap((page) => deadPaths(page, roots, exists))];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
