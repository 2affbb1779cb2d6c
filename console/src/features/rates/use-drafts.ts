import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { useState } from 'react';

export type Drafts = {
  of: (route: string) => string | undefined;
  type: (route: string, typed: string) => void;
  drop: (routes: readonly string[]) => void;
};

/** Unsaved drafts of each mode; switching modes loses nothing. */
export function useDrafts(mode: DeliveryType): { drafts: Drafts; dirty: boolean } {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const keyOf = (route: string) => `${mode} ${route}`;

  const drafts: Drafts = {
    of: (route) => typed.get(keyOf(route)),
    type: (route, value) => setTyped((before) => new Map(before).set(keyOf(route), value)),
    drop: (routes) => {
      const saved = new Set(routes.map(keyOf));
      setTyped((before) => new Map([...before].filter(([key]) => !saved.has(key))));
    },
  };
  return { drafts, dirty: typed.size > 0 };
}
