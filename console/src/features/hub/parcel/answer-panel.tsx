import { IconAlertTriangle, IconCheck, IconLoader, IconScan, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { hubText as text } from '../../../texts/en/hub.ts';
import { showCity, showWord } from '../../../texts/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isWindowOpen } from '../../../ui/dialog/is-window-open.ts';
import { joined, show, showMoney } from '../../../ui/format.ts';
import styles from '../hub.module.css';
import { useHub } from '../hub-context.ts';
import type { LooseParcel, ShownScan, Tone } from '../scan-display.ts';

export type Mode = keyof typeof text.modes;

export const TONE_ICONS = {
  reading: IconLoader,
  good: IconCheck,
  look: IconAlertTriangle,
  bad: IconX,
} as const satisfies Record<Tone, unknown>;

function isUrgent({ deliveryType = '' }: LooseParcel): boolean {
  return deliveryType.toLowerCase() === 'urgent';
}

function Facts({ shown: { parcel, code } }: { shown: ShownScan }) {
  const { trackingID = code, receiverName, area = '', city, paymentMethod, orderValue } = parcel ?? {};
  const where = joined([area && showWord('area', area), showCity(city)]);
  return (
    <p className={styles.facts}>
      <strong translate="no" dir="ltr">
        {trackingID}
      </strong>
      {parcel && (
        <>
          {isUrgent(parcel) && <strong>{text.urgent}</strong>}
          <bdi>{show(receiverName)}</bdi>
          <bdi>{where}</bdi>
          <strong dir="auto">{paymentMethod === 'COD' ? text.cod(showMoney(orderValue)) : text.paid}</strong>
        </>
      )}
    </p>
  );
}

/** Destination: the sort code, and the warehouse if it is another one; or back to its sender. */
function Place({ parcel, here }: { parcel: LooseParcel; here: string }) {
  const { sortCode = '', toWarehouse, leg, senderName } = parcel;
  if (leg === 'back') {
    return (
      <p className="stack gap-0 narrow">
        <span className={styles.placeLabel}>{text.backTo}</span>
        <bdi className={styles.sortCode}>{show(senderName)}</bdi>
      </p>
    );
  }
  const isElsewhere = toWarehouse?.id !== undefined && toWarehouse.id !== here;
  const code = sortCode || (isElsewhere ? (toWarehouse.code ?? '') : '');
  if (code === '') return null;
  return (
    <p className="stack gap-0 narrow">
      <span className={styles.sortCode} translate="no" dir="ltr">
        <span className="visually-hidden">{text.sortCode}</span>
        {code.split(' ').map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one code have no other name than their position.
          <span key={at} className={styles.part}>
            {part}{' '}
          </span>
        ))}
      </span>
      {isElsewhere && <bdi className={styles.placeLabel}>{text.goesTo(show(toWarehouse.name))}</bdi>}
    </p>
  );
}

function Word({ tone, children }: { tone: Tone; children: string }) {
  const Icon = TONE_ICONS[tone];
  return (
    <p className={styles.word}>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** The answer in colour, word and number, over an open dialog. */
function Over({ shown }: { shown: ShownScan }) {
  return createPortal(
    <div className={classNames(styles.answer, styles.over, styles[shown.tone])} aria-hidden="true">
      <Word tone={shown.tone}>{shown.word}</Word>
      <Facts shown={shown} />
    </div>,
    document.body,
  );
}

const OVER_MS = 4000;
const LOOK_MS = 200;

/**
 * Returns the answer to show over a dialog that was open when it arrived, until the dialog is closed or the answer
 * was seen.
 */
function useOver(shown: ShownScan | undefined): ShownScan | undefined {
  const [over, setOver] = useState<ShownScan>();
  useEffect(() => {
    const isOver = shown !== undefined && isWindowOpen();
    setOver(isOver ? shown : undefined);
    if (!isOver) return;
    const until = Date.now() + OVER_MS;
    const timer = setInterval(() => {
      if (Date.now() < until && isWindowOpen()) return;
      setOver(undefined);
      clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [shown]);
  return over;
}

export function useShown(): ShownScan | undefined {
  const { desk } = useHub();
  return useSyncExternalStore(desk.subscribe, desk.read);
}

/** Tabs with large answers; the others are about their lists, which the answer leaves visible. */
const BIG_MODES: readonly Mode[] = ['receive', 'sort', 'send'];

/** The answer to the last scan, announced; large ones are readable from two metres. */
export function AnswerPanel({ mode }: { mode: Mode }) {
  const { here, desk } = useHub();
  const shown = useShown();
  const hint = useSyncExternalStore(desk.subscribe, desk.readHint) ?? text.readyHint[mode];
  const over = useOver(shown);
  const isSorting = mode === 'sort' && shown?.parcel !== undefined;
  return (
    <>
      <div
        className={classNames(
          styles.answer,
          BIG_MODES.includes(mode) && styles.big,
          shown && styles[shown.tone],
          isSorting && styles.sorting,
        )}
        aria-live="assertive"
        aria-atomic="true"
      >
        {shown ? (
          <>
            <div className={styles.head}>
              <Word tone={shown.tone}>{shown.word}</Word>
              {shown.parcel && <Place parcel={shown.parcel} here={here.warehouseId} />}
            </div>
            {shown.text && <p className={styles.sentence}>{shown.text}</p>}
            <Facts shown={shown} />
          </>
        ) : (
          <>
            <p className={styles.word}>
              <IconScan aria-hidden="true" />
              <span>{text.ready}</span>
            </p>
            <p className={styles.sentence}>{hint}</p>
          </>
        )}
      </div>
      {over && <Over shown={over} />}
    </>
  );
}
