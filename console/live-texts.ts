import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const language = JSON.stringify(join(import.meta.dirname, 'src/texts/language.ts').replaceAll('\\', '/'));

/**
 * Replaces what code imports from a file of `texts/en/` with names that hold nothing until that part of the language
 * the user chose has loaded. The files of that folder import each other as they are.
 */
export const liveTexts: Plugin = {
  name: 'live-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/en\/(?!(driver-)?english\.)[\w-]+\.ts$/ },
    async handler(source, importer) {
      // The development server resolves addresses too, as if a page had imported them.
      if (!importer || importer.endsWith('.html') || importer.includes('/texts/en/')) return;
      const file = await this.resolve(source, importer);
      return file?.id.includes('/texts/en/') ? `${file.id}?live` : file;
    },
  },
  load: {
    filter: { id: /\/texts\/en\/[\w-]+\.ts\?live$/ },
    handler(id) {
      const file = id.slice(0, -'?live'.length);
      const exported = readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm);
      const names = [...exported].map(([, name]) => name).join(', ');
      return `import { onTexts } from ${language};
export let ${names};
onTexts('${basename(file, '.ts')}', (texts) => { ({ ${names} } = texts); });`;
    },
  },
};
