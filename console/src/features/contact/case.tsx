import { type ReactNode, useEffect, useRef } from 'react';
import { contactText as text } from '../../texts/en/contact.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { CardSkeleton } from '../../ui/states/skeleton.tsx';
import { CallForm } from './call-form.tsx';
import { CaseClaim, mayWorkOn } from './case-claim.tsx';
import { CaseCalls, CaseFacts } from './case-facts.tsx';
import styles from './contact.module.css';
import type { LooseCase } from './outcomes.ts';
import { useCase } from './use-contact.ts';

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
    <div ref={box} tabIndex={-1} className={styles.case}>
      <CaseClaim one={one} />
      <div className="split">
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
