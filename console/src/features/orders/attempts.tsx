import type { Attempt, Promised } from '@tawseel/contract/dispatch';
import { dispatch } from '@tawseel/contract/dispatch';
import { proofs } from '@tawseel/contract/proofs';
import { type ReactNode, useId } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { attemptsText as text } from '../../texts/attempts.ts';
import type { Tone } from '../../ui/badge.tsx';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { showDay, showMoney, showTime } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { AttemptProofs } from './attempts-proofs.tsx';
import styles from './order-details.module.css';

type LooseAttempt = Loose<Attempt>;

const TONES: Readonly<Record<string, Tone>> = { late: 'urgent', refused: 'bad' };

/** Of a code that this page does not know yet, the code. */
const wordIn = (known: Readonly<Record<string, string>>, code: string) => known[code] ?? code;

function titleOf({ act = '', reason = '', result = '' }: LooseAttempt): string {
  const done = wordIn(text.acts, act);
  const why = reason === '' ? done : text.actOf(done, wordIn(text.reasons, reason));
  const became = Object.hasOwn(text.results, result) ? wordIn(text.results, result) : '';
  return [why, became].filter(Boolean).join(', ');
}

function linesOf(attempt: LooseAttempt): string[] {
  const {
    receivedBy,
    relation = '',
    cash = 0,
    card = 0,
    note,
    by = '',
    run = '',
    why,
    isCodeRight,
  } = attempt;
  return [
    ...(receivedBy ? [text.takenBy(receivedBy, wordIn(text.relations, relation))] : []),
    ...(cash > 0 ? [text.cash(showMoney(cash))] : []),
    ...(card > 0 ? [text.card(showMoney(card))] : []),
    ...(note ? [note] : []),
    ...(typeof isCodeRight === 'boolean' ? [text.codeJudged(isCodeRight)] : []),
    ...(by ? [text.byOn(by, run)] : []),
    ...(why ? [text.entered(why)] : []),
  ];
}

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Where the phone was, on a map: a glance says whether it was at the door. */
function PositionLink({ lat, lng, accuracy }: Loose<NonNullable<Attempt['position']>>) {
  if (lat === undefined || lng === undefined) return null;
  return (
    <span className={styles.line}>
      <a href={`${MAP}${lat},${lng}`} target="_blank" rel="noopener noreferrer">
        {text.position(accuracy)}
      </a>
    </span>
  );
}

const MINUTE_MS = 60_000;

/** When it was, and when it came in, if that was later. */
function timeOf({ at, receivedAt }: LooseAttempt): string {
  const isLater = Date.parse(receivedAt ?? '') - Date.parse(at ?? '') > MINUTE_MS;
  return [showTime(at), isLater && text.cameIn(showTime(receivedAt))].filter(Boolean).join(', ');
}

function promisedFacts(promised: Loose<Promised> | null | undefined): Definition[] {
  if (!promised) return [];
  const { day, from = '', to = '', note, leaveWith = '' } = promised;
  return [
    { label: text.promised, value: text.promisedOn(showDay(day), from, to) },
    ...(leaveWith ? [{ label: text.leaveWith, value: wordIn(text.relations, leaveWith) }] : []),
    ...(note ? [{ label: text.note, value: note }] : []),
  ];
}

type AttemptsProps = {
  trackingID: string;
  /** What the office can do next. */
  acts?: ReactNode;
};

/** What drivers did at the door with an order, newest first, and what its receiver was promised. */
export function Attempts({ trackingID, acts }: AttemptsProps) {
  const id = useId();
  const read = useRead(dispatch.listAttempts, { params: { trackingID } });
  const { attempts = [], promised } = read.data ?? {};
  const facts = promisedFacts(promised);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {text.title}
      </h3>
      <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={3} />} failed={text.loadFailed}>
        {() => (
          <>
            {facts.length > 0 && <DefinitionList items={facts} />}
            {attempts.length === 0 ? (
              <p className={styles.quiet}>{text.none}</p>
            ) : (
              <Timeline
                label={text.label(trackingID)}
                // The last is the current one.
                events={attempts.toReversed().map((attempt) => ({
                  key: attempt._id ?? '',
                  title: titleOf(attempt),
                  time: timeOf(attempt),
                  text: (
                    <>
                      {linesOf(attempt).map((line) => (
                        <span key={line} className={styles.line}>
                          {line}
                        </span>
                      ))}
                      {attempt.position && <PositionLink {...attempt.position} />}
                    </>
                  ),
                  more: hasCall(proofs.readProof) && attempt.proofs && attempt.proofs.length > 0 && (
                    <AttemptProofs trackingID={trackingID} of={attempt.proofs} />
                  ),
                  tone: attempt.result ? TONES[attempt.result] : undefined,
                }))}
              />
            )}
          </>
        )}
      </Loaded>
      {acts}
    </section>
  );
}
