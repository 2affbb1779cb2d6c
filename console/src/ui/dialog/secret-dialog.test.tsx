// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { ConfirmHost } from './confirm-host.tsx';
import { SecretDialog } from './secret-dialog.tsx';

const SECRET = 'tws_shown-once';
const question = { title: 'Close without copying?', yes: 'Close', no: 'Stay' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' });

function show(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const close = vi.fn();
  const dialog = { title: 'The key', about: 'Keep it.', label: 'Key', secret: SECRET, question };
  renderPart(
    <BrowserRouter>
      <SecretDialog open onClose={close} {...dialog} />
      <ConfirmHost />
    </BrowserRouter>,
  );
  return close;
}

afterEach(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));

test.each([
  ['is not there', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
])(
  'where the clipboard %s the secret is selected for the keyboard to copy, and closing asks',
  async (_, clipboard) => {
    const close = show(clipboard);
    press('Copy');
    await screen.findByText(/^Could not copy\./);
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, SECRET.length]);
    press('Done');
    await screen.findByRole('alertdialog', { name: 'Close without copying?' });
    press('Stay');
    expect(close).not.toHaveBeenCalled();
    fireEvent.copy(field());
    press('Done');
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
);

test('closes without confirmation after the secret was copied by the button', async () => {
  const writeText = vi.fn(async () => undefined);
  const close = show({ writeText });
  press('Copy');
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith(SECRET);
  press('Done');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});
