import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { FileImport, type ImportChoice, imports } from '@tawseel/contract/imports';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { type Action, useAction } from '../../api/action.ts';
import { useRead } from '../../api/read.ts';
import { importText as text } from '../../texts/en/import.ts';
import { sendFile } from './send-file.ts';

const LOOK_EVERY_MS = 800;
const SENDING = ['send a file'];
const WORKING: readonly string[] = ['checking', 'importing', 'stopping'];

export type ChosenFile = { kind: ImportedKind; file: File };

export function isWorking({ state }: FileImport): boolean {
  return WORKING.includes(state);
}

/** The user's file, polled while it is being processed. */
export function useImport() {
  const read = useRead(imports.readImport, {});
  const sending = useMutationState({ filters: { mutationKey: SENDING, status: 'pending' } }).length > 0;
  const mine = z.safeParse(FileImport, read.data?.mine).data;
  const other = read.data?.running ?? undefined;
  const follows = sending || (mine && isWorking(mine)) || other !== undefined;
  const { refetch } = read;
  useEffect(() => {
    if (!follows) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [follows, refetch]);
  return { read, mine, other, sending };
}

/** Sends a file, which continues while other screens are shown; `refused` is the problem of the last one. */
export function useSend() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SENDING,
    mutationFn: (chosen: ChosenFile) => sendFile(chosen),
    onSettled: () => client.invalidateQueries({ queryKey: [imports.readImport.area] }),
    meta: { failed: text.failed },
  });
  const last = useMutationState({ filters: { mutationKey: SENDING } }).at(-1);
  return { send: mutate, refused: last?.error?.message };
}

/** Changes the choice after all earlier changes are saved. */
export type Choose = (change: (choice: ImportChoice) => ImportChoice) => void;

export type ImportActions = {
  choose: Choose;
  check: Action<typeof imports.checkImport>;
  start: Action<typeof imports.startImport>;
  stop: Action<typeof imports.stopImport>;
};

export function useImportActions(known: ImportChoice | undefined): ImportActions {
  const client = useQueryClient();
  const newest = useRef(known);
  const saving = useRef(Promise.resolve());
  const unsaved = useRef(0);
  const messages = { failed: text.failed };
  useEffect(() => {
    if (unsaved.current === 0) newest.current = known;
  }, [known]);
  const check = useAction(imports.checkImport, messages);
  const columns = useAction(imports.checkColumns, messages);
  return {
    choose: (change) => {
      const before = newest.current ?? known;
      if (!before) return;
      const body = change(before);
      newest.current = body;
      unsaved.current += 1;
      // One after the other, because each is the whole choice.
      saving.current = saving.current
        .then(() => columns.run({ body }))
        .then(() => client.invalidateQueries({ queryKey: [imports.readImport.area] }))
        .finally(() => {
          unsaved.current -= 1;
        });
    },
    // Including what was just typed: pressing the button leaves the field, which saves it.
    check: { ...check, run: (...asked) => saving.current.then(() => check.run(...asked)) },
    start: useAction(imports.startImport, messages),
    stop: useAction(imports.stopImport, messages),
  };
}
