import { proofs } from '@tawseel/contract/proofs';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';

const HIDDEN = { code: '', link: '' };

/** Shows on request the receiver's delivery code, and the link that shows it; the server logs who has read it. */
export function DeliveryCode({ trackingID }: { trackingID: string }) {
  const [{ code, link }, setShown] = useState(HIDDEN);
  const reading = useAction(proofs.showDeliveryCode, {
    failed: text.codeFailed,
    after: (reply) => setShown({ code: reply?.data?.code ?? '', link: reply?.data?.trackingUrl ?? '' }),
  });
  return (
    <div className="row wrap" data-no-print="">
      <Button
        small
        busy={reading.busy}
        onClick={() => (code ? setShown(HIDDEN) : void reading.run({ params: { trackingID } }))}
      >
        {code ? text.hideCode : text.showCode}
      </Button>
      <span className="wrap pull row inline" role="status">
        {code && (
          <>
            <strong className="tabular" translate="no">
              {code}
            </strong>
            <CopyButton text={code} />
            {link && <CopyButton text={link}>{text.copyCodeLink}</CopyButton>}
            <span className="quiet">{text.codeHint}</span>
          </>
        )}
      </span>
    </div>
  );
}
