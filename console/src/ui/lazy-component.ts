import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Chunk load error, code of the console that could not be fetched: there is no network, or a deployment has removed
 * it.
 */
export class ChunkLoadError extends Error {}

export type LazyComponent<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code. A failure stays, as browser and bundler keep it too: a reload alone mends it. */
  load: () => Promise<unknown>;
};

let comesAlong: () => Promise<unknown>;

/** Dependency of all split code, loaded before it is rendered: its texts. Set once at start. */
export function setComesAlong(load: () => Promise<unknown>): void {
  comesAlong = load;
}

/** Code splitting: a React.lazy component whose code is fetched when it is first rendered, or preloaded. */
export function lazyComponent<Name extends string, Props extends object>(
  fetchCode: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;

  async function fetchPart() {
    try {
      const code = await fetchCode();
      await comesAlong();
      return { default: code[name] };
    } catch (cause) {
      throw new ChunkLoadError(`The code of ${name} could not be fetched.`, { cause });
    }
  }

  function load() {
    fetched ??= fetchPart();
    return fetched;
  }

  return Object.assign(lazy(load), { load });
}

/** Preloads code before it is needed; should that fail, it is said where it is needed. */
export function preload({ load }: Pick<LazyComponent, 'load'>): void {
  load().catch(() => undefined);
}
