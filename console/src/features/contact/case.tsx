import { followUps } from '@tawseel/contract/follow-ups';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { contactText as text } from '../../texts/en/contact.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showHour } from '../../ui/dates.ts';
import layout from '../../ui/display/split.module.css';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { CardSkeleton } from '../../ui/states/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CallForm } from './call-form.tsx';
import { CaseCalls, CaseFacts } from './case-facts.tsx';
import type { LooseCase } from './outcomes.ts';
import { useCase } from './use-contact.ts';

const EVERY_MS = 5_000;

/** Returns true if the case is open and not claimed by another user. */
function mayWorkOn({ followUp }: LooseCase): boolean {
  const { state, isMine, claimedBy } = followUp ?? {};
  return state !== 'done' && (isMine === true || !claimedBy);
}

/** User who has claimed the case, and until when. */
function CaseClaim({ one }: { one: LooseCase }) {
  const now = useNow(EVERY_MS);
  const claim = useAction(followUps.claimFollowUp, {
    failed: text.claimFailed,
  });
  const { _id: id = '', followUp = {} } = one;
  const { state, isMine, claimedBy, claimedUntil, outcome } = followUp;
  if (state === 'done') return <Notice>{text.done(outcome ?? '')}</Notice>;
  if (claimedBy && !isMine) return <Notice>{text.othersCase(claimedBy, showHour(claimedUntil))}</Notice>;
  if (isMine && Date.parse(claimedUntil ?? '') > now)
    return <p className="soft">{text.yours(showHour(claimedUntil))}</p>;
  const again = (
    <Button small busy={claim.busy} onClick={() => void claim.run({ params: { id }, body: { claim: true } })}>
      {text.again}
    </Button>
  );
  return <Notice actions={hasCall(followUps.claimFollowUp) && again}>{text.ranOut}</Notice>;
}

type CaseProps = {
  id: string;
  onSaved: () => void;
  /** Renders the delivery code, for the user who has claimed the case. */
  code: (trackingID: string) => ReactNode;
  /** Renders the history of its parcel, which other screens show too. */
  road: (trackingID: string) => ReactNode;
};

function CaseView({ one, onSaved, code, road }: Omit<CaseProps, 'id'> & { one: LooseCase }) {
  const { followUp, order: { trackingID } = {} } = one;
  const dial = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // Keyboard and screen reader start at each new case.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="stack">
      <CaseClaim one={one} />
      <div className={layout.split}>
        <div className="stack packed narrow">
          <CaseFacts one={one} dial={dial} />
          {trackingID && followUp?.isMine && code(trackingID)}
          <CaseCalls {...one} />
          {trackingID && road(trackingID)}
        </div>
        <div className="stack packed narrow">
          <CallForm one={one} mayWork={mayWorkOn(one)} dial={dial} onSaved={onSaved} />
        </div>
      </div>
    </div>
  );
}

/** One case on one page. Remounted for each. */
export function Case({ id, ...rest }: CaseProps) {
  const read = useCase(id);
  return (
    <Loaded read={read} data={read.data} skeleton={<CardSkeleton cards={2} />} failed={text.caseFailed}>
      {(one) => <CaseView one={one} {...rest} />}
    </Loaded>
  );
}
