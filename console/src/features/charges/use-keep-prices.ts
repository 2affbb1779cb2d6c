import { type ConfirmablePrices, charges } from '@tawseel/contract/charges';
import { useAction } from '../../api/action.ts';
import { messageIn } from '../../api/messages.ts';
import { chargesText, startingText as text } from '../../texts/en/charges.ts';

/** Takes starting prices for decided ones, behind a question; the lists they stand in are read again. */
export function useKeepPrices() {
  const keep = useAction(charges.keepStartingPrices, {
    done: (body) => messageIn(body) ?? text.kept,
    failed: text.keepFailed,
    noToken: chargesText.unauthorized,
  });
  return {
    keep: (prices: ConfirmablePrices, what: string) =>
      keep.run(
        { body: { prices } },
        { title: text.keepTitle(what), text: text.keepQuestion, yes: text.keepYes },
      ),
    busy: keep.busy,
  };
}
