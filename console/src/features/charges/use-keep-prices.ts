import { type ConfirmablePrices, charges } from '@tawseel/contract/charges';
import { cityRates } from '@tawseel/contract/city-rates';
import { orders } from '@tawseel/contract/orders';
import { useAction } from '../../api/action.ts';
import { messageIn } from '../../api/messages.ts';
import { chargesText, startingText as text } from '../../texts/charges.ts';

/** Takes starting prices for decided ones, behind a question; the lists they stand in are read again. */
export function useKeepPrices() {
  const keep = useAction(charges.keepStartingPrices, {
    done: (body) => messageIn(body) ?? text.kept,
    failed: text.keepFailed,
    noToken: chargesText.unauthorized,
    also: [cityRates.listUserRates.area, orders.quoteOrder.area],
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
