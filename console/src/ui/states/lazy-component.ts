import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * Chunk load error, code of the console that could not be fetched: there is no network, or a deployment has removed
 * it.
 */
export class ChunkLoadError extends Error {}

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** The name its module exports it by. */
  displayName: string;
  /** Fetches the code. A failure is cached, as in browser and bundler: only a reload recovers from it. */
  load: () => Promise<unknown>;
};

let comesAlong: () => Promise<unknown>;

/** Dependency of all split code, loaded before it is rendered: its texts. Set once at start. */
export function setComesAlong(load: () => Promise<unknown>): void {
  comesAlong = load;
}

/**
 * Code splitting: a component whose code is fetched when it is first rendered, or preloaded. One that is here is drawn at
 * once, for which React.lazy, which learns of it by a promise, would show nothing first.
 */
export function lazyComponent<Name extends string, Props extends object>(
  fetchCode: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;
  let ready: ComponentType<Props> | undefined;

  async function fetchPart() {
    try {
      const code = await fetchCode();
      await comesAlong();
      ready = code[name];
      return { default: ready };
    } catch (cause) {
      throw new ChunkLoadError(`The code of ${name} could not be fetched.`, { cause });
    }
  }

  function load() {
    fetched ??= fetchPart();
    return fetched;
  }

  const Lazy = lazy(load);
  function Part(props: Props) {
    // Chosen once: another component in its place would lose the state of what is drawn.
    const [Drawn] = useState(() => ready ?? Lazy);
    return createElement(Drawn, props);
  }
  return Object.assign(Part, { load, displayName: name });
}

/** Preloads code before it is needed; a failure is shown where the code is needed. */
export function preload({ load }: Pick<LazyComponent, 'load'>): void {
  load().catch(() => undefined);
}
