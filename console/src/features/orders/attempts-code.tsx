import { proofs } from '@tawseel/contract/proofs';
import { useId } from 'react';
import { useRead } from '../../api/read.ts';
import { attemptsText as text } from '../../texts/attempts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './order-details.module.css';

/** The code that the receiver of an order says at the door, for whoever answers their call. An order that is over has none. */
export function DoorCode({ trackingID }: { trackingID: string }) {
  const id = useId();
  const { data } = useRead(proofs.listProofs, { params: { trackingID } });
  if (!data?.code) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {text.doorCode}
      </h3>
      <p className={styles.tracking}>
        <strong className="tabular" translate="no">
          {data.code}
        </strong>
        <CopyButton text={data.code} />
      </p>
      <p className={styles.quiet}>{text.doorCodeHint}</p>
    </section>
  );
}
