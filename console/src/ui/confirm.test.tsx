// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, find, press, testPage, type } from '../testing/test-page.tsx';
import { type ConfirmRequest, confirm } from './confirm.ts';
import { ConfirmHost } from './confirm-host.tsx';

let page: ReturnType<typeof testPage>;

async function ask(request: Partial<ConfirmRequest> = {}): Promise<{ answer: Promise<boolean> }> {
  let answer: Promise<boolean> | undefined;
  await act(async () => {
    answer = confirm({ title: 'Delete Deira Hub?', yes: 'Delete', ...request });
  });
  if (!answer) throw new Error('Nothing was asked.');
  return { answer };
}

beforeEach(async () => {
  page = testPage();
  await page.draw(<ConfirmHost />);
});

afterEach(() => page.leave());

test('is true when the user goes ahead', async () => {
  const { answer } = await ask();
  await press(button('Delete'));
  await expect(answer).resolves.toBe(true);
});

test('is false on the safe button', async () => {
  const { answer } = await ask();
  await press(button('Cancel'));
  await expect(answer).resolves.toBe(false);
});

test('is false on Escape', async () => {
  const { answer } = await ask();
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(answer).resolves.toBe(false);
});

test('asks as an alert dialog with its title and the focus on the safe button', async () => {
  const { answer } = await ask({ no: 'Keep it', phrase: 'delete' });
  const dialog = find('[role="alertdialog"]', HTMLElement);
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Delete Deira Hub?');
  await act(() => vi.waitUntil(() => document.activeElement?.textContent === 'Keep it'));
  await press(button('Keep it'));
  await answer;
});

test('asks one after the other', async () => {
  const first = await ask({ title: 'First?' });
  const second = await ask({ title: 'Second?' });
  expect(document.body.textContent).not.toContain('Second?');
  await press(button('Delete'));
  expect(document.body.textContent).toContain('Second?');
  await press(button('Cancel'));
  await expect(first.answer).resolves.toBe(true);
  await expect(second.answer).resolves.toBe(false);
});

test('with a phrase, goes ahead only once it is typed to the letter', async () => {
  const { answer } = await ask({
    phrase: 'update all',
    phraseError: 'Not the phrase',
    yes: 'Confirm Update',
  });
  const input = find('[role="alertdialog"] input', HTMLInputElement);
  expect(document.body.textContent).toContain('update all');
  expect(document.body.textContent).not.toContain('Not the phrase');
  expect(button('Confirm Update').disabled).toBe(true);

  for (const wrong of ['Update all', 'update all ', 'update al']) {
    await type(input, wrong);
    expect(document.body.textContent).toContain('Not the phrase');
    expect(button('Confirm Update').disabled).toBe(true);
  }
  await act(async () => input.form?.requestSubmit());
  expect(document.querySelector('[role="alertdialog"]')).not.toBeNull();

  await type(input, 'update all');
  expect(document.body.textContent).not.toContain('Not the phrase');
  await press(button('Confirm Update'));
  await expect(answer).resolves.toBe(true);
});
