import { IconCloudOff } from '@tabler/icons-react';
import { hubText as text } from '../../texts/hub.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showDate } from '../../ui/format.ts';
import { TONE_ICONS } from './answer-panel.tsx';
import styles from './hub.module.css';
import { useHub } from './hub-context.ts';
import { shownAnswer } from './shown.ts';
import type { KeptScan } from './station/scan-store.ts';
import { useStationState } from './use-station-state.ts';

const INKS = { reading: undefined, good: styles.goodInk, look: styles.lookInk, bad: styles.badInk };

function timeOf(at: number): string {
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return showDate(new Date(at).toISOString(), clock);
}

function Scan({ kept, here }: { kept: KeptScan; here: { warehouseId: string } }) {
  const { scan, answer, readAt } = kept;
  const shown = answer && shownAnswer(answer, scan, here);
  const Icon = shown ? TONE_ICONS[shown.tone] : IconCloudOff;
  const { trackingID, receiverName, sortCode } = shown?.parcel ?? {};
  return (
    <li className={styles.scan}>
      <Icon className={shown ? INKS[shown.tone] : styles.lookInk} aria-hidden="true" />
      <span className={styles.two}>
        <span className={styles.scanWord}>{shown?.word ?? text.notSent}</span>
        <span className={styles.quiet}>
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
              <bdi translate="no">{sortCode}</bdi>
            </>
          )}
        </span>
      </span>
      <time className={styles.time}>{timeOf(readAt)}</time>
    </li>
  );
}

/** The last scans of this station, the newest first, also of before a reload. */
export function LastScans() {
  const { here, desk } = useHub();
  const { last } = useStationState(desk);
  return (
    <Card title={text.last} flush>
      {last.length === 0 ? (
        <EmptyState title={text.noScans} hint={text.noScansHint} />
      ) : (
        <ol className={classNames(styles.last)} aria-label={text.last}>
          {last.map((kept) => (
            <Scan key={kept.clientId} kept={kept} here={here} />
          ))}
        </ol>
      )}
    </Card>
  );
}
