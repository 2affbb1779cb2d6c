import { rule } from '@tawseel/contract/facts/sentences/rule';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { useState } from 'react';
import type { Problems } from '../../api/form.ts';
import { chargesText as text } from '../../texts/en/charges.ts';
import { problemText } from '../../texts/rules.ts';

/**
 * Charge of any of the three kinds. A size may have no largest volume (null), or on another server one that is no
 * number, as sent.
 */
export type Charge = {
  /** Unique in its list, even without an id. */
  key: string;
  id: string | undefined;
  name: string;
  price: number | undefined;
  maxVolume?: number | string | null | undefined;
  /** True if it is a starting price, not decided yet. */
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

export type ChargeChange = { price: number; maxVolume?: number | string | null };
export type ChargeBody = ChargeChange & { id: string };

export function draftOf({ price, maxVolume }: Charge): Draft {
  return {
    price: price?.toString() ?? '',
    maxVolume: maxVolume?.toString() ?? '',
    changed: false,
    busy: false,
    problems: {},
  };
}

/** Returns the volume of a draft: blank is unlimited, an unchanged one is sent back as received. */
function volumeIn({ maxVolume }: Draft, charge: Charge): NonNullable<Charge['maxVolume']> | null {
  if (maxVolume.trim() === '') return null;
  return maxVolume === draftOf(charge).maxVolume
    ? (charge.maxVolume ?? null)
    : Number(numberFromText(maxVolume));
}

/** Returns the validation error of a typed number: missing, or below 0. */
function numberProblem(number: Charge['maxVolume'], none: string): string | undefined {
  if (number === undefined || Number.isNaN(number)) return none;
  return typeof number === 'number' && number < 0 ? problemText(rule('too_small', { min: 0 })) : undefined;
}

/**
 * Parses a draft into the change or its validation errors: a missing number or one below 0. The server reports
 * further problems itself.
 */
export function readDraft(
  charge: Charge,
  draft: Draft,
  withVolume: boolean,
): { change: ChargeChange } | { problems: Problems } {
  const price = draft.price === draftOf(charge).price ? charge.price : numberFromText(draft.price);
  const volume = withVolume ? { maxVolume: volumeIn(draft, charge) } : {};
  const wrongPrice = numberProblem(price, text.noPrice);
  const wrongVolume = numberProblem(volume.maxVolume ?? null, text.noVolume);
  if (price !== undefined && !wrongPrice && !wrongVolume) return { change: { price, ...volume } };
  return {
    problems: {
      ...(wrongPrice && { price: wrongPrice }),
      ...(wrongVolume && { maxVolume: wrongVolume }),
    },
  };
}

/** Returns cached rows with the saved values of one of them. */
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
  /** True if typed input would be lost. */
  dirty: boolean;
};

/** Drafts of all charges that are being edited on the screen; each is saved or cancelled by itself. */
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
