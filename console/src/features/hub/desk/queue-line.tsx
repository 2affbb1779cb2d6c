import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { showDate } from '../../../ui/dates.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { useLeaveGuard } from '../../../ui/navigation/use-leave-guard.ts';
import { useNow } from '../../../ui/use-now.ts';
import styles from '../hub.module.css';
import { useHub } from '../hub-context.ts';
import type { StationState } from '../station/station.ts';
import { useStationState } from './use-scan-desk.ts';

const LATE_MS = 60_000;
const TICK_MS = 5000;

function whyOf({ phase, message, isLasting }: StationState): string {
  if (phase === 'signedOut') return text.signIn;
  if (phase === 'refused') return text.refused(message);
  if (phase === 'waiting') return text.tryingAgain;
  return isLasting ? '' : text.notLasting;
}

/** Number, age and reason of scans that are not sent; always visible, and red after a minute. */
export function QueueLine() {
  const { desk } = useHub();
  const { station } = desk;
  const state = useStationState(desk);
  const { waiting, since, phase, others } = state;
  const now = useNow(TICK_MS, waiting > 0);
  const isLate = since !== undefined && now - since >= LATE_MS;
  const [Icon, label] =
    waiting === 0
      ? [IconCloudCheck, text.allSent]
      : [
          IconCloudUp,
          text.unsent(
            waiting,
            showDate(new Date(since ?? now).toISOString(), { hour: '2-digit', minute: '2-digit' }),
          ),
        ];
  const why = waiting > 0 || !state.isLasting ? whyOf(state) : '';

  // Other pages do not send them.
  useLeaveGuard(waiting > 0 && phase !== 'moving', {
    title: text.leaveUnsent(waiting),
    text: text.leaveUnsentText,
    yes: text.leaveUnsentYes,
    no: text.stayHere,
  });

  async function drop() {
    const question = { title: text.dropTitle(waiting), text: text.dropText, yes: text.drop, danger: true };
    if (await confirm(question)) await station.drop();
  }

  async function takeOver(count: number) {
    const question = { title: text.takeOverTitle(count), text: text.takeOverText, yes: text.takeOver };
    if (await confirm(question)) await station.takeOver();
  }

  return (
    <div className={styles.queue}>
      {why && <span className="quiet">{why}</span>}
      {waiting > 0 && phase !== 'moving' && phase !== 'signedOut' && (
        <Button small onClick={station.retry}>
          {text.tryNow}
        </Button>
      )}
      {phase === 'refused' && (
        <Button small variant="quiet" onClick={() => void drop()}>
          {text.drop}
        </Button>
      )}
      {others.map(({ by, waiting: count }) => (
        <span key={by} className="row inline gap-half icons">
          <span className={styles.unsent}>{text.ofOthers(count, by)}</span>
          <Button small onClick={() => void takeOver(count)}>
            {text.takeOver}
          </Button>
        </span>
      ))}
      <span
        role="status"
        className={classNames(
          'row inline gap-half icons',
          waiting === 0 ? 'good' : styles.unsent,
          isLate && styles.late,
        )}
      >
        <Icon aria-hidden="true" />
        {label}
      </span>
    </div>
  );
}
