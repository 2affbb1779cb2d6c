import { proofs } from '@tawseel/contract/proofs';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import styles from '../details/order-details.module.css';

/** Shows the receiver's delivery code on request; the server logs who has read it. */
export function DeliveryCode({ trackingID }: { trackingID: string }) {
  const [code, setCode] = useState('');
  const reading = useAction(proofs.showDeliveryCode, {
    failed: text.codeFailed,
    after: (reply) => setCode(reply?.data?.code ?? ''),
  });
  return (
    <div className="row wrap" data-no-print="">
      <Button
        small
        busy={reading.busy}
        onClick={() => (code ? setCode('') : void reading.run({ params: { trackingID } }))}
      >
        {code ? text.hideCode : text.showCode}
      </Button>
      <span className={styles.tracking} role="status">
        {code && (
          <>
            <strong className="tabular" translate="no">
              {code}
            </strong>
            <CopyButton text={code} />
            <span className="quiet">{text.codeHint}</span>
          </>
        )}
      </span>
    </div>
  );
}
