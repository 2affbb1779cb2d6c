import { IconCloudOff } from '@tabler/icons-react';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { scanning } from '@tawseel/contract/scanning';
import { useAction } from '../../../api/action.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showDate } from '../../../ui/dates.ts';
import { Card } from '../../../ui/display/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from '../hub.module.css';
import { useHub } from '../hub-context.ts';
import { TONE_ICONS } from '../parcel/answer-panel.tsx';
import { shownAnswer, shownHere } from '../scan-display.ts';
import type { KeptScan } from '../station/scan-store.ts';
import { useStationState } from './use-scan-desk.ts';

const INKS = { reading: undefined, good: 'good', look: 'warn', bad: 'bad' };

function timeOf(at: number): string {
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return showDate(new Date(at).toISOString(), clock);
}

/**
 * Default time in milliseconds for which a server lets a scan be undone; one that is set to less refuses with a
 * reason.
 */
const UNDO_MS = 10 * MINUTE_MS;

/** Returns true if a scan can be undone: it received a parcel recently, and no later scan here concerns the parcel. */
function isUndoable({ scan, answer, readAt, isUndone, clientId }: KeptScan, last: readonly KeptScan[]) {
  const { result = '', parcel, isRepeated } = answer ?? {};
  if (scan.act !== 'received' || isRepeated || isUndone || Date.now() - readAt > UNDO_MS) return false;
  const newest = last.find((kept) => kept.answer?.parcel?.trackingID === parcel?.trackingID);
  return ['ok', 'implied', 'surplus'].includes(result) && newest?.clientId === clientId;
}

function Scan({ kept, last }: { kept: KeptScan; last: readonly KeptScan[] }) {
  const { here, desk } = useHub();
  const { scan, answer, readAt, isUndone, clientId } = kept;
  const undo = useAction(scanning.undoScan, {
    done: showMessage,
    failed: text.undoFailed,
    after(reply) {
      desk.show(shownHere('good', text.words.undone, showMessage(reply), answer?.parcel?.trackingID));
      void desk.station.undo(clientId);
    },
  });
  const shown = answer && shownAnswer(answer, scan, here);
  const Icon = shown ? TONE_ICONS[shown.tone] : IconCloudOff;
  const { trackingID, receiverName, sortCode } = shown?.parcel ?? {};
  return (
    <li className={styles.scan}>
      <Icon className={shown ? INKS[shown.tone] : 'warn'} aria-hidden="true" />
      <span className="grid narrow">
        <span className="strong breaks">{isUndone ? text.words.undone : (shown?.word ?? text.notSent)}</span>
        <span className="quiet breaks">
          <bdi translate="no">{trackingID ?? scan.code}</bdi>
          {receiverName && (
            <>
              {' · '}
              <bdi>{receiverName}</bdi>
            </>
          )}
          {sortCode && (
            <>
              {' · '}
              <bdi className="nowrap" translate="no">
                {sortCode}
              </bdi>
            </>
          )}
        </span>
      </span>
      {hasCall(scanning.undoScan) && isUndoable(kept, last) && (
        <Button
          small
          busy={undo.busy}
          aria-label={text.undoOf(trackingID ?? scan.code)}
          onClick={() => void undo.run({ params: { clientId } })}
        >
          {text.undo}
        </Button>
      )}
      <time className={styles.time}>{timeOf(readAt)}</time>
    </li>
  );
}

/** The last scans of this station, newest first, including those before a reload. */
export function LastScans() {
  const { desk } = useHub();
  const { last } = useStationState(desk);
  return (
    <Card title={text.last} flush>
      {last.length === 0 ? (
        <EmptyState title={text.noScans} hint={text.noScansHint} />
      ) : (
        <ol className="stack gap-0 parted" aria-label={text.last}>
          {last.map((kept) => (
            <Scan key={kept.clientId} kept={kept} last={last} />
          ))}
        </ol>
      )}
    </Card>
  );
}
