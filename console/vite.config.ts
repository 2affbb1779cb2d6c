import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { liveTexts } from './live-texts.ts';

/** Address of the server during `npm run dev`. */
const SERVER = `http://127.0.0.1:${process.env.PORT || 3000}`;

/** Tree shaking of the router, whose `forwardRef` and `displayName` would keep unused components. */
const unusedOfRouter: Plugin = {
  name: 'unused-of-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/= (\S+\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** The end of a path of an icon, if the next one is drawn in the same way. */
const NEXT_PATH = /", "key": "[\w-]+" \}\], \["path", \{ "d": "(?=M[^"]*", "key": "[\w-]+" \}\])/g;

/** Joins the paths of an icon to one: the others were every seventh element of the first list. */
const iconsOfOnePath: Plugin = {
  name: 'icons-of-one-path',
  apply: 'build',
  transform: {
    filter: { id: /@tabler\/icons-react\/.+\/Icon\w+\.mjs$/ },
    handler: (code) => code.replace(NEXT_PATH, ''),
  },
};

/** A text of a row on a line of its own, or on the next. */
const SUMMARY = /^\s+summary:\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),$/gm;

/** The refusals of a row, by code with their meaning. */
const REFUSALS = /^( +)refusals: (?:\{\n(?:\1 .*\n)+\1\}|.*),$/gm;

/** Removes parts of the contract that only its documents use; line numbers stay the same. */
const unsaidOfContract: Plugin = {
  name: 'unsaid-of-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
    handler: (code) =>
      [SUMMARY, REFUSALS].reduce(
        (left, part) => left.replace(part, (text) => '\n'.repeat(text.split('\n').length - 1)),
        code,
      ),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), liveTexts, iconsOfOnePath, unusedOfRouter, unsaidOfContract],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': SERVER, '/settings.json': SERVER, '/pictures': SERVER } },
});
