// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, press, testPage } from '../testing/test-page.tsx';
import { Dialog } from './dialog.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let page: ReturnType<typeof testPage>;
let broken: boolean;

function Facts() {
  if (broken) throw new Error('broken on purpose');
  return <p>Mended</p>;
}

beforeEach(() => {
  page = testPage();
  broken = true;
});

afterEach(() => page.leave());

test('a fault in what it shows leaves its title, its close button and a way to try again', async () => {
  const close = vi.fn();
  await page.draw(
    <Dialog open title="Order details" onClose={close}>
      <Facts />
    </Dialog>,
  );
  expect(document.body.textContent).toContain('Order details');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This could not be shown');
  expect(String(logged.mock.calls)).toContain('broken on purpose');
  await press(button('Close'));
  expect(close).toHaveBeenCalledOnce();
  broken = false;
  await press(button('Retry'));
  expect(document.body.textContent).toContain('Mended');
});
