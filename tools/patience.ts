import { vi } from 'vitest';

/** Limit of `vi.waitFor` and `vi.waitUntil`, in ms. Their default of one second fails tests on a loaded machine. */
const timeout = 30_000;

type Wait = (check: never, options?: number | object) => unknown;

function withPatience<W extends Wait>(wait: W): W {
  const patient: Wait = (check, options) =>
    wait(check, typeof options === 'number' ? options : { timeout, ...options });
  return patient as W;
}

vi.waitFor = withPatience(vi.waitFor);
vi.waitUntil = withPatience(vi.waitUntil);
