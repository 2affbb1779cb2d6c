import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';
import { saveData } from '../harness/warm-context.ts';

/** Work that a page did, in numbers that are the same on every machine. */
type Work = {
  /** Formats of Intl that were made: the first takes longer than drawing a list. */
  formats: number;
  /** Layouts that code read or changed: before a paint each is computed once more. */
  layouts: number;
  /** Elements that were created, by tag. */
  elements: Record<string, number>;
};

/** Functions that compute the layout of a page. */
const LAYOUT = ['getBoundingClientRect', 'getClientRects', 'scrollIntoView'];
const LAYOUT_GETTERS = ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight'];

/** Counts the work of a page from its start, in `work`. Runs in the page. */
function count([functions, getters]: readonly [string[], string[]]): void {
  const work: Work = { formats: 0, layouts: 0, elements: {} };
  Object.assign(window, { work });

  function countCalls(object: object, name: string, onCall: (first: unknown) => void): void {
    const called = Reflect.get(object, name);
    Reflect.set(object, name, function counted(this: unknown, ...given: unknown[]) {
      onCall(given[0]);
      return new.target ? Reflect.construct(called, given) : Reflect.apply(called, this, given);
    });
  }

  const onLayout = () => {
    work.layouts += 1;
  };
  for (const name of functions) countCalls(Element.prototype, name, onLayout);
  countCalls(window, 'scrollTo', onLayout);
  for (const name of getters) {
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)!;
    Object.defineProperty(HTMLElement.prototype, name, {
      get() {
        onLayout();
        return get!.call(this);
      },
    });
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules']) {
    countCalls(Intl, name, () => {
      work.formats += 1;
    });
  }
  countCalls(Document.prototype, 'createElement', (tag) => {
    work.elements[String(tag)] = (work.elements[String(tag)] ?? 0) + 1;
  });
}

/** Code that is preloaded makes formats, too. */
async function startCounting(page: Page, language = 'en'): Promise<void> {
  await saveData(page);
  await page.addInitScript((tag) => localStorage.setItem('language', tag), language);
  await page.addInitScript(count, [LAYOUT, LAYOUT_GETTERS] as const);
}

/** Resolves to the work until the frame in which such an element is first drawn, and counts anew from there. */
function workUntil(page: Page, selector: string): Promise<Work> {
  return page.evaluate(
    (wanted) =>
      new Promise<Work>((resolve) => {
        const observer = new MutationObserver(look);
        function look() {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const work: Work = Reflect.get(window, 'work');
            resolve({ ...work });
            Object.assign(work, { formats: 0, layouts: 0, elements: {} });
          });
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    selector,
  );
}

test.describe('in an empty browser', () => {
  test.use({ fresh: true });

  test('All Orders draws its rows once, and a page change draws only rows', async ({ page }) => {
    // The answer is there before the code, as on a machine whose processor is the limit.
    const answered = page.waitForResponse(/orders-all\?page=1/).then((response) => response.finished());
    await page.route(/\/assets\/lists-.*\.js$/, async (route) => {
      await answered;
      await route.continue();
    });
    const next = page.waitForResponse(/orders-all\?page=2/).then((response) => response.finished());
    await startCounting(page);
    await page.goto(addresses.allOrders, { waitUntil: 'commit' });
    const first = await workUntil(page, 'tbody [role=row]');
    expect([first.formats, first.layouts]).toEqual([0, 0]);
    // A skeleton would have as many again.
    expect(first.elements.tr).toBe(1 + 10);

    await next;
    await expect(orderRows(page)).toHaveCount(10);
    const shown = await orderRows(page).first().textContent();
    await page.evaluate(() =>
      Object.assign(Reflect.get(window, 'work'), { formats: 0, layouts: 0, elements: {} }),
    );
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(orderRows(page).first()).not.toHaveText(shown ?? '');
    const turned: Work = await page.evaluate(() => Reflect.get(window, 'work'));
    expect(turned.formats).toBe(0);
    expect(turned.elements.tr).toBe(10);
    expect(turned.elements).not.toHaveProperty('li');
  });

  test('All Orders in Arabic makes no format, either', async ({ page }) => {
    await startCounting(page, 'ar');
    await page.goto(addresses.allOrders, { waitUntil: 'commit' });
    const { formats } = await workUntil(page, 'tbody [role=row]');
    expect(formats).toBe(0);
  });

  test.describe('signed out', () => {
    test.use({ signedIn: false });

    test('the sign-in page makes no format and reads no layout before it is painted', async ({ page }) => {
      await startCounting(page);
      await page.goto(addresses.login, { waitUntil: 'commit' });
      const work = await workUntil(page, 'input[type=email]');
      expect([work.formats, work.layouts]).toEqual([0, 0]);
    });
  });
});
