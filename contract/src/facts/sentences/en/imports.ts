import type { Say, Sentence } from '../say.ts';

type NameParam = { name: string };
/** `by` is empty for staff, who do not read the names of administrators. */
type Running = { by: string; kind: string; percent: number };

export const imports = {
  no_file: 'There is no file. Send it first.',
  file_busy: ({ name }: NameParam) => `${name} is being checked or imported. Stop it first.`,
  file_in_use: 'The file is in use. Wait until that is done.',
  own_import_runs: ({ name }: NameParam) =>
    `${name} is being checked or imported. Wait until that is done, or stop it.`,
  other_import_runs: ({ by, kind, percent }: Running) =>
    `${by || 'Someone'} is checking or importing a file of ${kind}, ${percent}% done. Try again then.`,
  not_next_piece: 'This is not the next piece of the file. Send it again from the beginning.',
  longer_than_announced: 'The file is longer than was announced. Send it again from the beginning.',
  columns_not_complete: 'Some required columns come from nowhere yet. Choose them first.',
  not_checked: 'The file was not checked as it is now. Check it first.',
  imported_meanwhile:
    'The same file was imported since you checked it: nothing was imported now. Check it again to see when and by whom.',
  nothing_left_out: 'There are no rows that were left out.',
  orders_to_import: ({ most }: { most: number }) =>
    `You can import at most ${most.toLocaleString('en')} orders at once.`,
  orders_only: 'You can import orders only.',
  own_warehouse_deleted: 'Your warehouse was deleted.',
  file_too_large: ({ most }: { most: number }) => `A file can have at most ${most} MB.`,
  no_such_mapping: ({ name }: NameParam) => `There is no mapping ${name}.`,
  file_not_readable: ({ problem }: { problem: Sentence }, say: Say) => say(problem),
  no_room_for_file: 'The disk of the server has too little room for this file.',

  import_changed_since:
    'Since the check some rows can no longer be imported: nothing was imported. Check the file again.',
  import_fault: 'Something went wrong on the server: nothing was imported.',
  import_stopping: ({ name }: NameParam) => `${name} is being stopped. Nothing of it stays.`,
  import_removed: ({ name }: NameParam) => `${name} was removed.`,
};
