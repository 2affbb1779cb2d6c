import type { Locator } from '@playwright/test';

/** Returns a list of names and values, such as `{ City: 'Ajman' }`. */
export async function factsIn(scope: Locator): Promise<Record<string, string>> {
  const facts = await scope
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((each) => [
        each.querySelector('dt')?.textContent ?? '',
        each.querySelector('dd')?.textContent ?? '',
      ]),
    );
  return Object.fromEntries(facts);
}
