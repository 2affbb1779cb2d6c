import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Code of the console that could not be fetched: there is no network, or an update has taken it away. */
export class MissingCode extends Error {}

export type LazyPart<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code. A failure stays, as browser and bundler keep it too: a reload alone mends it. */
  load: () => Promise<unknown>;
};

/** A component whose code is fetched when it is first drawn, or ahead. */
export function lazyPart<Name extends string, Props extends object>(
  fetchCode: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;

  async function fetchPart() {
    try {
      return { default: (await fetchCode())[name] };
    } catch (cause) {
      throw new MissingCode(`The code of ${name} could not be fetched.`, { cause });
    }
  }

  function load() {
    fetched ??= fetchPart();
    return fetched;
  }

  return Object.assign(lazy(load), { load });
}

/** Fetches code before it is needed; should that fail, it is said where it is needed. */
export function fetchAhead({ load }: Pick<LazyPart, 'load'>): void {
  load().catch(() => undefined);
}
