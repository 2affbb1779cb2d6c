import { IconScan } from '@tabler/icons-react';
import type { MyStop } from '@tawseel/contract/my-day';
import { type FormEvent, Suspense, useState } from 'react';
import { cameraText } from '../../texts/en/camera.ts';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { dotted } from '../../ui/format.ts';
import { beep } from '../../ui/scan/beep.ts';
import type { CameraProps } from '../../ui/scan/camera.tsx';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from '../door/door.module.css';
import { VisitHead } from '../door/door-view.tsx';
import { ReopenButton } from '../door/reopen-button.tsx';
import { StopResult } from '../door/stop-result.tsx';
import { type Door, isPending, stopOfCode } from '../stops.ts';
import { CollectStep, LeaveStep } from './collect-step.tsx';

const Camera = lazyComponent<'Camera', CameraProps>(() => import('../../ui/scan/camera.tsx'), 'Camera');

type TickByScanProps = { stops: MyStop[]; onTick: (stop: MyStop) => void; onClose: () => void };

/** Ticks the parcels of a shop by their labels, with the camera, a scanner that types, or by hand. */
function TickByScan({ stops, onTick, onClose }: TickByScanProps) {
  const [code, setCode] = useState('');
  const [last, setLast] = useState<{ isHere: boolean; message: string }>();

  function find(read: string) {
    const stop = stopOfCode(stops, read);
    beep(stop ? 'good' : 'bad');
    setLast(
      stop
        ? { isHere: true, message: text.ticked(stop.trackingID) }
        : { isHere: false, message: text.notOfShop(read.trim()) },
    );
    if (stop) onTick(stop);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    find(code);
    setCode('');
  }

  return (
    <>
      <Suspense>
        <Camera texts={cameraText} onCode={find} onClose={onClose} />
      </Suspense>
      <form className="stack" onSubmit={send}>
        <TextField
          label={text.code}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={setCode}
        />
        <Button type="submit" wide className={styles.big}>
          {text.tick}
        </Button>
      </form>
      <div role="alert">
        {last && <Notice tone={last.isHere ? 'answer' : 'urgent'}>{last.message}</Notice>}
      </div>
    </>
  );
}

const lineOf = ({ trackingID, reference, title }: MyStop) => dotted([trackingID, reference, title]);

type ParcelsProps = {
  stops: MyStop[];
  ticked: ReadonlySet<string>;
  onTick: (ids: readonly string[]) => void;
};

/** Parcels of a shop: present ones are ticked, finished ones show their result. */
function Parcels({ stops, ticked, onTick }: ParcelsProps) {
  return (
    <fieldset className="grid">
      <legend className="soft text-14 unpadded">{text.tickThere}</legend>
      {stops.map((stop) =>
        isPending(stop) ? (
          <div key={stop._id} className={styles.tick}>
            <Checkbox
              label={lineOf(stop)}
              checked={ticked.has(stop._id)}
              onChange={() => onTick([stop._id])}
            />
          </div>
        ) : (
          <div key={stop._id} className={styles.parcel}>
            {lineOf(stop)} <StopResult stop={stop} states={text.pickupStates} />
            <ReopenButton stop={stop} />
          </div>
        ),
      )}
    </fieldset>
  );
}

type Step = 'look' | 'collect' | 'leave';

/** A shop to collect parcels from: which are present, and what happens to the others. */
export function ShopView({ door }: { door: Door }) {
  const [step, setStep] = useState<Step>('look');
  const [isScanning, setScanning] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { stops } = door;
  const open = stops.filter(isPending);
  const taken = open.filter(({ _id }) => ticked.has(_id));
  const left = open.filter(({ _id }) => !ticked.has(_id));
  const toLook = () => setStep('look');

  function toggle(ids: readonly string[]) {
    const next = new Set(ticked);
    for (const id of ids) if (!next.delete(id)) next.add(id);
    setTicked(next);
  }

  if (step === 'collect') return <CollectStep taken={taken} left={left} onBack={toLook} />;
  if (step === 'leave') return <LeaveStep left={open} onBack={toLook} />;
  return (
    <>
      <VisitHead door={door} />
      {open.length > 0 && (
        <p className={styles.due} role="status">
          {text.thereOf(taken.length, open.length)}
        </p>
      )}
      {isScanning && (
        <TickByScan
          stops={open}
          onTick={({ _id }) => setTicked(new Set([...ticked, _id]))}
          onClose={() => setScanning(false)}
        />
      )}
      {open.length > 0 && (
        <div className={styles.pair}>
          {!isScanning && (
            <Button
              className={styles.big}
              icon={<IconScan aria-hidden="true" />}
              onClick={() => setScanning(true)}
            >
              {text.scanToTick}
            </Button>
          )}
          <Button
            className={styles.big}
            disabled={left.length === 0}
            onClick={() => setTicked(new Set(open.map(({ _id }) => _id)))}
          >
            {text.allThere(open.length)}
          </Button>
        </div>
      )}
      <Parcels stops={stops} ticked={ticked} onTick={toggle} />
      {open.length > 0 && (
        <div className={classNames(styles.thumb, styles.even)}>
          <Button
            variant="primary"
            className={styles.big}
            disabled={taken.length === 0}
            onClick={() => setStep('collect')}
          >
            {text.collected}
          </Button>
          <Button className={styles.big} onClick={() => setStep('leave')}>
            {text.notCollected}
          </Button>
        </div>
      )}
    </>
  );
}
