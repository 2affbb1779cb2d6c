import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const files = globSync('e2e/{tests,suites,harness}/**/*.ts', { cwd: root });

/** A line in which a test acts like a user, and waits for nothing. */
const ACT = /^\s*await [^\n]*\.(?:click|dblclick|press|check|uncheck|selectOption|setInputFiles)\([^\n]*\);$/;
/** A line that waits for what its action sends. */
const WAITS = /\b(?:ended|press|sent)\(/;
/** A look at what the action may not have reached yet: the server, the page's state, another page. */
const LOOK = /\bask\(|\battemptsOf\(|\.asked\(|\.evaluate\(|await \w+\.(?:reload|goto)\(/;
/** A window that can be seen may not have the focus yet. */
const WINDOW_SEEN = /dialog[^\n]*\.toBeVisible\(\);$/i;
const KEY = /keyboard\.(?:press|type)\(/;
/** A short number may stand anywhere in a row, in a street for instance. */
const NUMBER_IN_ROW = /row[^\n]*\.toContainText\(\s*['"`/]\d{1,3}['"`/]/i;

/** Returns the numbers of the lines that depend on what comes first. */
function racesIn(code: string): number[] {
  const lines = code.split('\n');
  return lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? '';
    const isEarly = ACT.test(before) && !WAITS.test(before) && LOOK.test(line);
    const isKeyLost = WINDOW_SEEN.test(before) && KEY.test(line);
    return isEarly || isKeyLost || NUMBER_IN_ROW.test(line) ? [at + 1] : [];
  });
}

test('finds a server check right after an action, a key for a window that just opened, and a number anywhere in a row', () => {
  const early = "await save.click();\nexpect(foreign.asked('PUT /x')).toEqual([]);";
  expect(racesIn(early)).toEqual([2]);
  expect(racesIn('await save.click();\nawait page.reload();')).toEqual([2]);
  expect(racesIn("await save.click();\nawait expect(toast(page, 'Saved')).toBeVisible();")).toEqual([]);
  expect(racesIn("await press(save, 'PUT /x');\nawait page.reload();")).toEqual([]);
  const seen = "await expect(page.getByRole('dialog')).toBeVisible();";
  expect(racesIn(`${seen}\nawait page.keyboard.press('Tab');`)).toEqual([2]);
  expect(racesIn("await expect(page.getByRole('row').nth(1)).toContainText('15');")).toEqual([1]);
});

test('no browser test checks the server or leaves the page right after an action', () => {
  const found = files.flatMap((file) =>
    racesIn(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('no test of the console continues before its action has settled', () => {
  const found = globSync('console/src/**/*.test.{ts,tsx}', { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /void (?:does|settle|open|press|fill|type|keys|reload)\(/.test(line) ? [`${file}:${at + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

/** A loop over promises that are under way: the second may reject while nothing waits for it yet. */
const REJECTS_EARLY = /for \(const (\w+) of [^)]*?(?:\[[^\]]*\])?\)\s*\{?\s*await expect\(\1\)\.rejects/;

test('no unit test starts what will be refused before something waits for it', () => {
  const code = 'for (const change of changes) await expect(change).rejects.toThrow(NO);';
  expect(code).toMatch(REJECTS_EARLY);
  expect(code.replace('expect(change)', 'expect(change.execute())')).not.toMatch(REJECTS_EARLY);
  const tests = globSync('{server,contract,console,bench,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'tools/races.test.ts'],
  });
  expect(tests.filter((file) => REJECTS_EARLY.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
