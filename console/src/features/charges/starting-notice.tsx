import { type ConfirmablePrices, charges } from '@tawseel/contract/charges';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { addresses } from '../../addresses.ts';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { messageIn } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { chargesText, startingText as text } from '../../texts/en/charges.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { toWindow } from '../../ui/navigation/use-window-link.ts';
import { Notice } from '../../ui/states/notice.tsx';

/** Accepts starting prices after a question; the lists with them are read again. */
function useKeepPrices() {
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

function useStartingPrices() {
  const { data } = useRead(charges.readStartingPrices, {});
  return { charges: data?.charges ?? 0, normal: data?.normalRates ?? 0, urgent: data?.urgentRates ?? 0 };
}

/** Notice that the prices of a new business are starting prices, until they are decided. */
export function StartingNotice() {
  const { charges: ofCharges, normal, urgent } = useStartingPrices();
  const { keep, busy } = useKeepPrices();
  const canKeep = hasCall(charges.keepStartingPrices);
  const ofRates = normal + urgent;
  if (ofCharges + ofRates === 0) return null;
  const what = [
    ...(ofCharges > 0 ? [text.charges(ofCharges)] : []),
    ...(ofRates > 0 ? [text.rates(ofRates)] : []),
  ];
  return (
    <Notice
      actions={
        <>
          {ofCharges > 0 && canKeep && (
            <Button small busy={busy} onClick={() => void keep('charges', text.charges(ofCharges))}>
              {text.keep(text.charges(ofCharges))}
            </Button>
          )}
          {ofCharges > 0 && ofRates > 0 && canKeep && (
            <Button small busy={busy} onClick={() => void keep('all', text.all(what))}>
              {text.keepAll}
            </Button>
          )}
          {ofRates > 0 && (
            <LinkButton small to={`${addresses.users}?tab=individual`} state={toWindow('prices')}>
              {text.toRates}
            </LinkButton>
          )}
        </>
      }
    >
      {text.notice(text.all(what))}
    </Notice>
  );
}

/** The notice for the individual rates of one mode, on their screen. */
export function StartingRatesNotice({ mode }: { mode: DeliveryType }) {
  const { [mode]: count } = useStartingPrices();
  const { keep, busy } = useKeepPrices();
  if (count === 0) return null;
  const what = text.ratesOf(count, mode);
  return (
    <Notice
      actions={
        hasCall(charges.keepStartingPrices) && (
          <Button small busy={busy} onClick={() => void keep(`${mode}-rates`, what)}>
            {text.keep(what)}
          </Button>
        )
      }
    >
      {text.notice(what)}
    </Notice>
  );
}
