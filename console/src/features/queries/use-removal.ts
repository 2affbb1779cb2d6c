import { useQueryClient } from '@tanstack/react-query';
import { queries } from '@tawseel/contract/queries';
import { useAction } from '../../api/action.ts';
import { fitReply } from '../../api/tolerant.ts';
import { removeCached } from '../../api/use-pages.ts';
import { queriesText as text } from '../../texts/en/queries.ts';
import { shellText } from '../../texts/en/shell.ts';
import { show } from '../../ui/format.ts';
import type { CustomerQuery } from './search-queries.ts';

function question(title: string, words: string) {
  return { title, text: words, yes: shellText.delete, danger: true };
}

/** Deletes one query, once that is confirmed. */
export function useRemoval() {
  const client = useQueryClient();
  const {
    run,
    busy,
    variables: asked,
  } = useAction(queries.deleteQuery, {
    done: text.deleted,
    failed: text.deleteFailed,
    noToken: shellText.noToken,
    after: (_reply, { params }) =>
      removeCached<CustomerQuery>(client, queries.listQueries, ({ _id }) => _id === params.id),
  });
  return {
    busyId: busy ? asked?.params.id : undefined,
    remove: ({ _id, name }: CustomerQuery) =>
      _id === undefined
        ? Promise.resolve(false)
        : run({ params: { id: _id } }, question(text.deleteTitle, text.deleteText(show(name)))),
  };
}

/** Deletes many at once, once that is confirmed, and says how many those were. */
export function useBulkRemoval() {
  const toastTexts = {
    done: (body: unknown) => text.deletedMany(fitReply(queries.deleteQueries, body)?.deleted ?? 0),
    failed: text.deleteManyFailed,
    noToken: shellText.noToken,
  };
  const some = useAction(queries.deleteQueries, toastTexts);
  const found = useAction(queries.deleteFoundQueries, toastTexts);
  return {
    busy: some.busy || found.busy,
    removeSome: (ids: readonly string[]) =>
      some.run({ body: { ids: [...ids] } }, question(text.deleteMany(ids.length), text.deleteManyText)),
    removeFound: (total: number, search: string, asOf: string) =>
      found.run(
        { body: { search, asOf } },
        question(text.deleteMany(total), search === '' ? text.deleteAllText : text.deleteFoundText(search)),
      ),
  };
}
