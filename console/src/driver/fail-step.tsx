import { FAILURE_CODES, FAILURE_REASONS, type FailureReason } from '@tawseel/contract/facts/failure-reasons';
import type { MyStop } from '@tawseel/contract/my-day';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './door.module.css';
import { Step } from './step.tsx';
import { driverText as text } from './texts.ts';
import { useActs } from './use-acts.ts';

/** Of parcels for which there is something to collect. */
const OF_MONEY: readonly FailureReason[] = ['cod_not_ready', 'wants_card'];

type FailStepProps = { stops: MyStop[]; due: number; onBack: () => void };

/** Why nothing was delivered: the tap on a reason is the act. */
export function FailStep({ stops, due, onBack }: FailStepProps) {
  const { act, isBusy, problem } = useActs();
  const reasons = FAILURE_CODES.filter((code) => due > 0 || !OF_MONEY.includes(code));
  return (
    <Step title={text.why} onBack={onBack}>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Button
              wide
              disabled={isBusy}
              className={styles.reason}
              onClick={() => act(stops.map((stop) => ({ stop, act: 'failed', reason })))}
            >
              {FAILURE_REASONS[reason].en}
            </Button>
          </li>
        ))}
      </ul>
    </Step>
  );
}
