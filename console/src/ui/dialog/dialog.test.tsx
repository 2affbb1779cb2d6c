// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { Dialog } from './dialog.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let broken = true;

function Facts() {
  if (broken) throw new Error('broken on purpose');
  return <p>Mended</p>;
}

test('an error in the content leaves the title, the close button and a way to retry', () => {
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

test('a title keeps the number of a run or parcel on one line, and its whole name', () => {
  const title = 'Move TWS-2222-232W to RUN-DXB-001-261127-004, by-the-way?';
  renderPart(
    <Dialog open title={title} onClose={() => undefined}>
      {null}
    </Dialog>,
  );
  const heading = within(screen.getByRole('dialog', { name: title })).getByRole('heading');
  expect([...heading.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'TWS-2222-232W',
    'RUN-DXB-001-261127-004',
  ]);
});
