// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { setComesAlong } from '../../ui/states/lazy-component.ts';
import { printAct } from './print-act.tsx';

const code = Promise.withResolvers<{ PrintOrderLabel: () => string }>();
vi.mock('./order-labels.tsx', () => code.promise);

test('a window stays while the code of its print button loads', async () => {
  setComesAlong(async () => undefined);
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  render(<Suspense fallback="Loading">The facts. {printAct()?.('TWS-2222-232W', false)}</Suspense>);
  expect(screen.getByText('The facts.').style.display).toBe('');
  expect(screen.queryByText('Loading')).toBeNull();
  await act(async () => code.resolve({ PrintOrderLabel: () => 'Print label' }));
  await screen.findByText(/Print label/);
});
