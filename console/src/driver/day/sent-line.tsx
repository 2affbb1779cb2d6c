import { IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { useSyncExternalStore } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showDate } from '../../ui/dates.ts';
import { onEvents } from '../../ui/external-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from '../page.module.css';
import type { KeptProof } from '../queue/day-schema.ts';
import { countOf, type DriverState } from '../queue/driver.ts';
import { driver, useDriver } from '../queue/use-driver.ts';

const subscribe = (listener: () => void) => onEvents(window, ['online', 'offline'], listener);

/** Returns true if the phone has a network; the server may still be out of reach. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

const LONG_MS = 15 * MINUTE_MS;
const CLOCK_MS = 5 * MINUTE_MS;

export function clockOf(at: number): string {
  return showDate(new Date(at).toISOString(), { hour: '2-digit', minute: '2-digit' });
}

/** Returns why queued acts are not sent, if that is known. */
function reasonOf({ phase, message }: DriverState, isOnline: boolean, isLong: boolean): string | undefined {
  if (phase === 'refused') return text.notTaken(message);
  if (!isOnline) return undefined;
  if (isLong) return text.longWait;
  return phase === 'waiting' ? text.notAnswering : undefined;
}

/** Files that the server refused: they do not block the queue and are not retried automatically. */
function NotTaken({ proofs }: { proofs: KeptProof[] }) {
  return (
    <Notice actions={<Button onClick={() => void driver.retryFiles()}>{text.again}</Button>}>
      {proofs.map(({ sha256, kind, of, refusal = '' }) => (
        <span key={sha256} className="block">
          {text.pictureNotTaken(text.pictures[kind], of.name, refusal)}
        </span>
      ))}
    </Notice>
  );
}

type SentLineProps = { onPin: (() => void) | undefined };

/** Number and age of queued acts, and what blocks them; visible on every page. */
export function SentLine({ onPin }: SentLineProps) {
  const state = useDriver();
  const isOnline = useOnline();
  const now = useNow();
  const { waiting, since, day, proofs } = state;
  const isWaiting = since !== undefined;
  const isLong = isOnline && isWaiting && now - since > LONG_MS;
  const reason = isWaiting ? reasonOf(state, isOnline, isLong) : undefined;
  const notTaken = proofs.filter(({ refusal }) => refusal !== undefined);
  // "All sent" next to "No network" would be a contradiction.
  const done = isOnline ? text.allSent : text.nothingWaits;
  const aheadMs = Math.abs(day?.aheadMs ?? 0);

  return (
    <header className={styles.top}>
      <div className={classNames(styles.sent, isWaiting && styles.waits, isLong && styles.long)}>
        <p role="status" className="row">
          {isWaiting ? <IconCloudUp aria-hidden="true" /> : <IconCloudCheck aria-hidden="true" />}
          <span>
            <span>{isWaiting ? text.notSent(countOf(waiting), clockOf(since)) : done}</span>{' '}
            {!isOnline && <span className={styles.offline}>{text.offline}</span>}
          </span>
        </p>
        {isWaiting && (
          <Button className="no-shrink" onClick={onPin ?? driver.tryNow}>
            {onPin ? text.enterPin : text.sendNow}
          </Button>
        )}
      </div>
      {reason && <p className="padded-1-2">{reason}</p>}
      {notTaken.length > 0 && <NotTaken proofs={notTaken} />}
      {onPin && !isWaiting && (
        <Notice actions={<Button onClick={onPin}>{text.enterPin}</Button>}>{text.pinAsked}</Notice>
      )}
      {aheadMs > CLOCK_MS && <Notice>{text.clockWrong(Math.round(aheadMs / MINUTE_MS))}</Notice>}
    </header>
  );
}
