// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/page.tsx';
import { Dialog } from './dialog.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let broken = true;

function Facts() {
  if (broken) throw new Error('broken on purpose');
  return <p>Mended</p>;
}

test('a fault in what it shows leaves its title, its close button and a way to try again', () => {
  const close = vi.fn();
  renderPart(
    <Dialog open title="Order details" onClose={close}>
      <Facts />
    </Dialog>,
  );
  screen.getByRole('dialog', { name: 'Order details' });
  expect(screen.getByRole('alert').textContent).toContain('This could not be shown');
  expect(String(logged.mock.calls)).toContain('broken on purpose');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  screen.getByText('Mended');
});
