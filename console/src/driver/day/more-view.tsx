import { IconLogout, IconPhone } from '@tabler/icons-react';
import { callLink } from '@tawseel/contract/facts/phones';
import { useEffect, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import door from '../door/door.module.css';
import type { KeptAct, KeptProof } from '../queue/day-schema.ts';
import { countOf } from '../queue/driver.ts';
import { driver, useDriver } from '../queue/use-driver.ts';
import { LanguageLinks } from '../sign-in.tsx';
import styles from '../stops.module.css';
import { isForOffice } from '../stops.ts';
import { showStops } from '../use-view.ts';
import { clockOf } from './sent-line.tsx';

/** An act with its stop and the server's answer. */
function ActLine({ act: { act, of, at, answer } }: { act: KeptAct }) {
  return (
    <li className={styles.line}>
      <span>
        {of.name} <span className="soft">{text.codeAt(of.trackingID, clockOf(at))}</span>
        {answer?.message && <span className="block">{answer.message}</span>}
      </span>
      <b>
        {text.acts[act.act]}
        {answer?.result === 'late' || answer?.result === 'refused'
          ? ` · ${text.results[answer.result]}`
          : null}
      </b>
    </li>
  );
}

function PictureLine({ proof: { kind, of, at } }: { proof: KeptProof }) {
  return (
    <li className={styles.line}>
      <span>
        {of.name} <span className="soft">{text.codeAt(of.trackingID, clockOf(at))}</span>
      </span>
      <b>{text.pictures[kind]}</b>
    </li>
  );
}

type ActsProps = { title: string; hint?: string; acts: KeptAct[]; proofs?: KeptProof[] };

function Acts({ title, hint, acts, proofs = [] }: ActsProps) {
  if (acts.length + proofs.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      <ul>
        {acts.map((act) => (
          <ActLine key={act.clientId} act={act} />
        ))}
        {proofs.map((proof) => (
          <PictureLine key={proof.sha256} proof={proof} />
        ))}
      </ul>
    </section>
  );
}

function Runs() {
  const { day } = useDriver();
  if (!day || day.runs.length === 0) return null;
  // Most runs of a day are of one warehouse.
  const hubs = new Map(
    day.runs.flatMap(({ warehouse, warehousePhone }) =>
      warehousePhone ? [[warehousePhone, warehouse] as const] : [],
    ),
  );
  return (
    <section>
      <h2>{text.runs}</h2>
      {day.runs.map(({ _id, number, vehicleNo }) => (
        <p key={_id}>
          <b>{number}</b> {vehicleNo && text.vehicle(vehicleNo)}
        </p>
      ))}
      {[...hubs].map(([phone, name]) => (
        <a key={phone} className={door.reach} href={callLink(phone)}>
          <IconPhone aria-hidden="true" />
          {text.callHub(name)}
        </a>
      ))}
    </section>
  );
}

/** Returns to the stops, so that the next driver starts there. */
function leave(): void {
  showStops();
  void driver.signOut();
}

/**
 * Signs out. Asks first if acts are queued: they stay on this phone and are sent only after the driver signs in
 * again.
 */
function SignOut() {
  const { waiting } = useDriver();
  const [isAsked, setAsked] = useState(false);
  const count = countOf(waiting);
  if (!isAsked || count === 0) {
    return (
      <Button
        wide
        className={door.big}
        icon={<IconLogout aria-hidden="true" />}
        onClick={() => (count > 0 ? setAsked(true) : leave())}
      >
        {text.signOut}
      </Button>
    );
  }
  return (
    <div role="alert" className="stack" ref={(box) => box?.scrollIntoView({ block: 'end' })}>
      <Notice>{text.signOutAsk(waiting)}</Notice>
      <Button wide variant="primary" className={door.big} onClick={() => setAsked(false)}>
        {text.stay}
      </Button>
      <Button wide className={door.big} onClick={leave}>
        {text.signOutYes}
      </Button>
    </div>
  );
}

/** Returns true if the browser may not tell the position. */
function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const asked = navigator.permissions?.query({ name: 'geolocation' });
    void asked?.then(
      ({ state }) => setHidden(state === 'denied'),
      () => undefined,
    );
  }, []);
  return isHidden;
}

function PositionNote() {
  const isHidden = useIsHidden();
  return (
    <section>
      <h2>{text.position}</h2>
      <p>{text.positionHint}</p>
      {isHidden && <p>{text.positionOff}</p>}
    </section>
  );
}

export function MoreView() {
  const { person, acts, proofs } = useDriver();
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return (
    <>
      <h1>{text.moreTitle}</h1>
      {person && <p>{text.signedInAs(person.name)}</p>}
      <Runs />
      <Acts
        title={text.waitingTitle}
        acts={acts.filter(({ waits }) => waits !== undefined)}
        proofs={proofs.filter(({ waits }) => waits !== undefined)}
      />
      <Acts
        title={text.office}
        hint={text.officeHint}
        acts={acts.filter(({ answer }) => isForOffice(answer?.result)).toReversed()}
      />
      <PositionNote />
      {!isInstalled && (
        <section>
          <h2>{text.install}</h2>
          <p>{text.installHint}</p>
        </section>
      )}
      <LanguageLinks />
      <SignOut />
    </>
  );
}
