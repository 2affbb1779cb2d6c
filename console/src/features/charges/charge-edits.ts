import type { Schema } from '@tawseel/contract/route';
import { useState } from 'react';
import { type Problems, problemsOf } from '../../api/form.ts';
import { numberFromText } from '../../ui/typed-number.ts';

/** A charge of any of the three kinds; a size may have no largest volume. */
export type Charge = {
  id: string;
  name: string;
  price: number | undefined;
  maxVolume?: number | null | undefined;
  /** Nobody has decided on it yet. */
  starting?: boolean | undefined;
};

/** Draft of a charge while it is edited: the texts in its boxes. */
export type Draft = {
  price: string;
  maxVolume: string;
  changed: boolean;
  busy: boolean;
  problems: Problems;
};

export type ChargeBody = { id: string; price: number; maxVolume?: number | null };

export function draftOf({ price, maxVolume }: Charge): Draft {
  return {
    price: price?.toString() ?? '',
    maxVolume: maxVolume?.toString() ?? '',
    changed: false,
    busy: false,
    problems: {},
  };
}

/**
 * Parses a draft into the request, or its validation errors; a volume left blank is unlimited. What is left as it is
 * stored is not judged: another server has bounds of its own.
 */
export function readDraft(
  schema: Schema,
  charge: Charge,
  draft: Draft,
  withVolume: boolean,
): { body: ChargeBody } | { problems: Problems } {
  const { id } = charge;
  const stored = draftOf(charge);
  const asStored: Record<string, boolean> = {
    id: true,
    price: draft.price !== '' && draft.price === stored.price,
    maxVolume: draft.maxVolume === stored.maxVolume,
  };
  const price = numberFromText(draft.price);
  const volume = withVolume ? { maxVolume: numberFromText(draft.maxVolume) ?? null } : {};
  const found = Object.entries(problemsOf(schema, { id, price, ...volume }));
  const problems = Object.fromEntries(found.filter(([name]) => !asStored[name]));
  if (price === undefined || Object.keys(problems).length > 0) return { problems };
  return { body: { id, price, ...volume } };
}

/** Cached rows with what was saved of one of them. */
export function withSaved<Row extends { _id?: string | undefined }>(
  rows: readonly Row[],
  { id, ...saved }: ChargeBody,
): Row[] {
  return rows.map((row) => (row._id === id ? { ...row, ...saved, starting: undefined } : row));
}

export type ChargeEdits = {
  of: (key: string) => Draft | undefined;
  open: (key: string, draft: Draft) => void;
  change: (key: string, part: Partial<Draft>) => void;
  close: (key: string) => void;
  /** Dirty: something was typed that would be lost. */
  dirty: boolean;
};

/** Drafts of every charge that is being edited on the screen; each is saved or given up by itself. */
export function useChargeEdits(): ChargeEdits {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  return {
    of: (key) => drafts.get(key),
    open: (key, draft) => setDrafts((before) => new Map(before).set(key, draft)),
    change: (key, part) =>
      setDrafts((before) => {
        const draft = before.get(key);
        return draft ? new Map(before).set(key, { ...draft, ...part }) : before;
      }),
    close: (key) => setDrafts((before) => new Map([...before].filter(([open]) => open !== key))),
    dirty: [...drafts.values()].some(({ changed }) => changed),
  };
}
