import {
  IconArrowBack,
  IconBrandWhatsapp,
  IconCheck,
  IconMapPin,
  IconPhone,
  IconX,
} from '@tabler/icons-react';
import { callLink, whatsAppLink } from '@tawseel/contract/facts/phones';
import type { MyStop } from '@tawseel/contract/my-day';
import { type ReactNode, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { helloReceiver, helloShop } from '../../texts/to-receivers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { dotted, showMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { addressLines, DoorMarks } from '../day/stops-view.tsx';
import { driver } from '../queue/use-driver.ts';
import { type Door, isPending, mapLink } from '../stops.ts';
import { addressOfTab } from '../use-view.ts';
import { DeliverSteps } from './deliver-steps.tsx';
import styles from './door.module.css';
import { FailStep } from './fail-step.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { StopResult } from './stop-result.tsx';

type LinkProps = { href: string | undefined; icon: ReactNode; onClick?: () => void; children: string };

function ReachLink({ href, icon, onClick, children }: LinkProps) {
  if (href === undefined) return null;
  const isPage = href.startsWith('https:');
  return (
    <a
      className={styles.reach}
      href={href}
      onClick={onClick}
      {...(isPage && { target: '_blank', rel: 'noopener' })}
    >
      {icon}
      {children}
    </a>
  );
}

/**
 * Links to call and message the receiver. A call is reported to the office; a number that cannot be dialled has no
 * link.
 */
function Reach({ first, stops }: Door) {
  const hello =
    first.kind === 'pickup'
      ? helloShop(first.name, first.requested ?? stops.length)
      : helloReceiver({
          name: first.name,
          trackingIDs: stops.map(({ trackingID }) => trackingID),
          links: stops.flatMap(({ trackingUrl }) => trackingUrl || []),
        });
  const call = () => void driver.act([{ stop: first, act: 'called' }]);
  return (
    <div className="row wrap stretch">
      <ReachLink href={callLink(first.phone)} icon={<IconPhone aria-hidden="true" />} onClick={call}>
        {text.call}
      </ReachLink>
      <ReachLink href={callLink(first.secondPhone)} icon={<IconPhone aria-hidden="true" />} onClick={call}>
        {text.callSecond}
      </ReachLink>
      <ReachLink href={whatsAppLink(first.phone, hello)} icon={<IconBrandWhatsapp aria-hidden="true" />}>
        {text.whatsApp}
      </ReachLink>
      <ReachLink
        href={whatsAppLink(first.secondPhone, hello)}
        icon={<IconBrandWhatsapp aria-hidden="true" />}
      >
        {text.whatsAppSecond}
      </ReachLink>
      <ReachLink href={mapLink(first)} icon={<IconMapPin aria-hidden="true" />}>
        {text.map}
      </ReachLink>
    </div>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly (string | undefined)[] }) {
  const present = [...new Set(lines.filter(Boolean))];
  if (present.length === 0) return null;
  return (
    <div>
      <dt className="soft text-14">{name}</dt>
      <dd>
        {present.map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </dd>
    </div>
  );
}

const leaveWithText = ({ promised }: MyStop) => text.leaveWith[promised?.leaveWith ?? ''] ?? '';

/** Address and instructions. */
function Facts({ door }: { door: Door }) {
  const { first } = door;
  return (
    <dl className={styles.facts}>
      <Fact name={text.address} lines={addressLines(door)} />
      <Fact name={text.makani} lines={[first.makani]} />
      <Fact name={text.from} lines={[first.kind === 'delivery' ? first.senderName : '']} />
      <Fact
        name={text.instructions}
        lines={[first.instructions, leaveWithText(first), first.promised?.note]}
      />
    </dl>
  );
}

type ParcelsProps = {
  stops: MyStop[];
  isTicked: (stop: MyStop) => boolean;
  onTick: (stop: MyStop, ticked: boolean) => void;
};

function lineOf(stop: MyStop): string {
  const { trackingID, title, cashDue } = stop;
  return dotted([trackingID, title, isPending(stop) && cashDue > 0 ? unbroken(showMoney(cashDue)) : '']);
}

/** Parcels of a door: open ones can be left out, finished ones show their result. */
function Parcels({ stops, isTicked, onTick }: ParcelsProps) {
  const hasChoice = stops.filter(isPending).length > 1;
  return (
    <fieldset className="grid">
      <legend className="soft text-14 unpadded">{hasChoice ? text.tickThose : text.parcelsHere}</legend>
      {stops.map((stop) =>
        isPending(stop) && hasChoice ? (
          <div key={stop._id} className={styles.tick}>
            <Checkbox
              label={lineOf(stop)}
              checked={isTicked(stop)}
              onChange={(ticked) => onTick(stop, ticked)}
            />
          </div>
        ) : (
          <div key={stop._id} className={styles.parcel}>
            {lineOf(stop)} <StopResult stop={stop} states={text.states} />
            <ReopenButton stop={stop} />
          </div>
        ),
      )}
    </fieldset>
  );
}

type Step = 'look' | 'done' | 'fail';

/** Name, address and details of a door. */
export function VisitHead({ door, children }: { door: Door; children?: ReactNode }) {
  return (
    <>
      <a className={styles.back} href={addressOfTab('stops')}>
        <IconArrowBack aria-hidden="true" />
        {text.back}
      </a>
      <h1 className={styles.name}>{door.first.name}</h1>
      <DoorMarks door={door} />
      {children}
      <Reach {...door} />
      <Facts door={door} />
    </>
  );
}

/** A door for deliveries or returns. */
export function DoorView({ door }: { door: Door }) {
  const [step, setStep] = useState<Step>('look');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { first, stops } = door;
  const chosen = stops.filter((stop) => isPending(stop) && !left.has(stop._id));
  const due = sumMoney(chosen.map(({ cashDue }) => cashDue));

  function tick({ _id }: MyStop, ticked: boolean) {
    const next = new Set(left);
    if (ticked) next.delete(_id);
    else next.add(_id);
    setLeft(next);
  }

  const parcels = <Parcels stops={stops} isTicked={({ _id }) => !left.has(_id)} onTick={tick} />;
  const isOver = !stops.some(isPending);

  if (step === 'done') return <DeliverSteps stops={chosen} due={due} onBack={() => setStep('look')} />;
  if (step === 'fail') return <FailStep stops={chosen} due={due} onBack={() => setStep('look')} />;
  return (
    <>
      <VisitHead door={door}>
        {isOver ? (
          parcels
        ) : (
          <p className={styles.due}>
            {due > 0 ? text.collect : text.nothingToCollect}
            {due > 0 && <b className="tabular">{showMoney(due)}</b>}
          </p>
        )}
      </VisitHead>
      {!isOver && parcels}
      {!isOver && (
        <div className={styles.thumb}>
          <Button
            variant="primary"
            className={styles.big}
            icon={<IconCheck aria-hidden="true" />}
            disabled={chosen.length === 0}
            onClick={() => setStep('done')}
          >
            {first.kind === 'return' ? text.handBack : text.delivered}
          </Button>
          <Button
            className={styles.big}
            icon={<IconX aria-hidden="true" />}
            disabled={chosen.length === 0}
            onClick={() => setStep('fail')}
          >
            {text.failed}
          </Button>
        </div>
      )}
    </>
  );
}
