import { IconAlertTriangle, IconCheck, IconLoader, IconScan, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { hubText as text } from '../../texts/hub.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { show, showMoney } from '../../ui/format.ts';
import styles from './hub.module.css';
import { useHub } from './hub-context.ts';
import type { LooseParcel, Shown, Tone } from './shown.ts';

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

function Facts({ parcel }: { parcel: LooseParcel }) {
  const { receiverName, area = '', city, paymentMethod, orderValue } = parcel;
  const where = [area && showWord('area', area), showCity(city)].filter(Boolean).join(', ');
  return (
    <p className={styles.facts}>
      {isUrgent(parcel) && <span className={styles.strong}>{text.urgent}</span>}
      <bdi>{show(receiverName)}</bdi>
      <bdi>{where}</bdi>
      <bdi className={styles.strong}>
        {paymentMethod === 'COD' ? text.cod(showMoney(orderValue)) : text.paid}
      </bdi>
    </p>
  );
}

function Place({ parcel, here }: { parcel: LooseParcel; here: string }) {
  const { sortCode = '', toWarehouse } = parcel;
  const isElsewhere = toWarehouse?.id !== undefined && toWarehouse.id !== here;
  if (sortCode === '' && !isElsewhere) return null;
  return (
    <div className={styles.place}>
      <span className={styles.placeLabel}>{text.sortCode}</span>
      <strong className={styles.sortCode} translate="no">
        {sortCode || toWarehouse?.code}
      </strong>
      {isElsewhere && <bdi>{text.goesTo(show(toWarehouse.name))}</bdi>}
    </div>
  );
}

function Said({ shown }: { shown: Shown }) {
  const Icon = TONE_ICONS[shown.tone];
  const { trackingID } = shown.parcel ?? {};
  return (
    <div className={styles.said}>
      <p className={styles.word}>
        <Icon aria-hidden="true" />
        <span>{shown.word}</span>
      </p>
      {shown.text && <p className={styles.sentence}>{shown.text}</p>}
      <p className={styles.facts}>
        <strong translate="no" dir="ltr">
          {trackingID ?? shown.code}
        </strong>
      </p>
      {shown.parcel && <Facts parcel={shown.parcel} />}
    </div>
  );
}

/** The answer in colour, word and number, over whatever window is open. */
function Over({ shown }: { shown: Shown }) {
  return createPortal(
    <div className={classNames(styles.answer, styles.over, styles[shown.tone])} aria-live="assertive">
      <Said shown={shown} />
    </div>,
    document.body,
  );
}

function isWindowOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

const OVER_MS = 4000;

/** What is shown while a window is open that it came after. */
function useOver(shown: Shown | undefined): Shown | undefined {
  const [over, setOver] = useState<Shown>();
  useEffect(() => {
    if (!shown || !isWindowOpen()) return setOver(undefined);
    setOver(shown);
    const timer = setTimeout(() => setOver(undefined), OVER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return over;
}

export function useShown(): Shown | undefined {
  const { desk } = useHub();
  return useSyncExternalStore(desk.subscribe, desk.read);
}

/** The answer to the last scan, seen from two metres, and announced. */
export function AnswerPanel({ mode }: { mode: Mode }) {
  const { here } = useHub();
  const shown = useShown();
  const over = useOver(shown);
  const sorting = mode === 'sort' && shown?.parcel !== undefined;
  return (
    <>
      <div
        className={classNames(styles.answer, shown && styles[shown.tone], sorting && styles.sorting)}
        aria-live="assertive"
        aria-atomic="true"
      >
        {shown ? (
          <>
            <Said shown={shown} />
            {shown.parcel && <Place parcel={shown.parcel} here={here.warehouseId} />}
          </>
        ) : (
          <div className={styles.said}>
            <p className={styles.word}>
              <IconScan aria-hidden="true" />
              <span>{text.ready}</span>
            </p>
            <p className={styles.sentence}>{text.readyHint[mode]}</p>
          </div>
        )}
      </div>
      {over && <Over shown={over} />}
    </>
  );
}
