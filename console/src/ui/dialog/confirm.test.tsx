// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { type ConfirmRequest, confirm } from './confirm.ts';
import { ConfirmHost } from './confirm-host.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));

function ask(request: Partial<ConfirmRequest> = {}) {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirm({ title: 'Delete Deira Hub?', yes: 'Delete', ...request });
  });
  return answer;
}

beforeEach(() => {
  renderPart(<ConfirmHost />);
});

test('is true if the user confirms', async () => {
  const answer = ask();
  press('Delete');
  await expect(answer).resolves.toBe(true);
});

test('is false on the safe button', async () => {
  const answer = ask();
  press('Cancel');
  await expect(answer).resolves.toBe(false);
});

test('is false on Escape', async () => {
  const answer = ask();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await expect(answer).resolves.toBe(false);
});

test('asks as an alert dialog with its title and the focus on the safe button', async () => {
  const answer = ask({ no: 'Keep it', phrase: 'delete' });
  screen.getByRole('alertdialog', { name: 'Delete Deira Hub?' });
  await waitFor(() => expect(document.activeElement).toBe(button('Keep it')));
  press('Keep it');
  await answer;
});

test('asks one question after the other', async () => {
  const first = ask({ title: 'First?' });
  const second = ask({ title: 'Second?' });
  expect(document.body.textContent).not.toContain('Second?');
  press('Delete');
  expect(document.body.textContent).toContain('Second?');
  press('Cancel');
  await expect(first).resolves.toBe(true);
  await expect(second).resolves.toBe(false);
});

test('with a phrase, confirms only once it is typed exactly', async () => {
  const answer = ask({
    phrase: 'update all',
    phraseError: 'Not the phrase',
    yes: 'Confirm Update',
  });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.body.textContent).toContain('update all');
  expect(document.body.textContent).not.toContain('Not the phrase');
  expect(button('Confirm Update').disabled).toBe(true);

  for (const wrong of ['Update all', 'update all ', 'update al']) {
    fireEvent.change(input, { target: { value: wrong } });
    expect(document.body.textContent).toContain('Not the phrase');
    expect(button('Confirm Update').disabled).toBe(true);
  }
  act(() => input.form?.requestSubmit());
  screen.getByRole('alertdialog');

  fireEvent.change(input, { target: { value: 'update all' } });
  expect(document.body.textContent).not.toContain('Not the phrase');
  press('Confirm Update');
  await expect(answer).resolves.toBe(true);
});
