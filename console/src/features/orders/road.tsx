import { isTrackingStatus } from '@tawseel/contract/facts/tracking';
import { labels } from '@tawseel/contract/labels';
import type { ParcelCode, RoadStep } from '@tawseel/contract/scanning';
import { scanning } from '@tawseel/contract/scanning';
import { useId } from 'react';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { ordersText } from '../../texts/orders.ts';
import { roadText as text } from '../../texts/road.ts';
import type { Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { show, showTime } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import styles from './order-details.module.css';

type Step = Loose<RoadStep>;

const TONES: Readonly<Record<string, Tone>> = {
  surplus: 'urgent',
  wrong_place: 'urgent',
  late: 'urgent',
  refused: 'bad',
  unknown: 'bad',
};

function eventText(what: string): string {
  if (isTrackingStatus(what)) return ordersText.trackingTexts[what];
  const others: Readonly<Record<string, string>> = {
    cancelled: ordersText.cancelled,
    cashHandedIn: ordersText.cashHandedIn,
    corrected: ordersText.corrected,
  };
  return others[what] ?? what;
}

function stepTitle({ kind, what = '', result }: Step): string {
  if (kind !== 'scan') return eventText(what);
  const acts: Readonly<Record<string, string>> = text.acts;
  const act = acts[what] ?? what;
  const became = result ? text.results[result] : '';
  return became === '' ? act : text.resultOf(act, became);
}

function stepLines({ warehouse = '', station = '', run = '', by = '', isImplied }: Step): string[] {
  return [
    ...(warehouse ? [text.at(warehouse, station)] : []),
    ...(run ? [text.on(run)] : []),
    ...(by ? [text.by(by)] : []),
    ...(isImplied ? [text.implied] : []),
  ];
}

/** The code of a label that stands for the parcel, and a way to take it off where it was bound to the wrong one. */
function BoundCode({ trackingID, code: { code = '' } }: { trackingID: string; code: Loose<ParcelCode> }) {
  const unbind = useAction(labels.unbindLabel, {
    done: (reply) => show(Reflect.get(Object(reply), 'message')),
    failed: text.takeOffFailed,
    also: [scanning.readParcel.area],
  });
  const question = {
    title: text.takeOffTitle(code),
    text: text.takeOffText(trackingID),
    yes: text.takeOff,
    danger: true,
  };
  return (
    <span className={styles.line}>
      <bdi translate="no">{code}</bdi>{' '}
      {hasCall(labels.unbindLabel) && (
        <Button
          small
          aria-label={text.takeOffOf(code)}
          busy={unbind.busy}
          onClick={() => void unbind.run({ body: { code, trackingID } }, question)}
        >
          {text.takeOff}
        </Button>
      )}
    </span>
  );
}

/** Who has a parcel since when, where it goes, and every step it took: its scans among the events of its order. */
export function Road({ trackingID }: { trackingID: string }) {
  const id = useId();
  const read = useRead(scanning.readParcel, { params: { code: trackingID } });
  const { parcel, road = [], codes = [] } = read.data ?? {};
  const { holder, since, toWarehouse, sortCode, exception, leg } = parcel ?? {};
  const facts: Definition[] = [
    {
      label: text.holder,
      value: holder?.kind ? text.holders[holder.kind](holder.name ?? '') : show(undefined),
    },
    ...(since ? [{ label: text.since, value: showTime(since) }] : []),
    ...(toWarehouse && leg !== 'back' ? [{ label: text.goesTo, value: show(toWarehouse.name) }] : []),
    ...(leg === 'back' ? [{ label: text.goesTo, value: text.returns }] : []),
    ...(sortCode ? [{ label: text.sortCode, value: sortCode }] : []),
    ...(codes.length > 0
      ? [
          {
            label: text.codes,
            value: codes.map((code) => <BoundCode key={code.code} trackingID={trackingID} code={code} />),
          },
        ]
      : []),
    ...(exception ? [{ label: text.exception, value: text.exceptions[exception] }] : []),
  ];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {text.title}
      </h3>
      <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={4} />} failed={text.loadFailed}>
        {() => (
          <>
            <DefinitionList items={facts} />
            {road.length > 0 && (
              <Timeline
                label={text.label(trackingID)}
                events={road.map((step, at) => ({
                  key: `${at} ${step.at}`,
                  title: stepTitle(step),
                  time: showTime(step.at),
                  text: stepLines(step).map((line) => (
                    <span key={line} className={styles.line}>
                      {line}
                    </span>
                  )),
                  tone: step.result ? TONES[step.result] : undefined,
                }))}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
