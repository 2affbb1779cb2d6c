import type { MyStop } from '@tawseel/contract/my-day';
import { type FormEvent, Suspense, useState } from 'react';
import { cameraText } from '../../texts/en/camera.ts';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { beep } from '../../ui/scan/beep.ts';
import type { CameraProps } from '../../ui/scan/camera.tsx';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from '../door/door.module.css';
import { stopOfCode } from '../stops.ts';

const Camera = lazyComponent<'Camera', CameraProps>(() => import('../../ui/scan/camera.tsx'), 'Camera');

type TickByScanProps = { stops: MyStop[]; onTick: (stop: MyStop) => void; onClose: () => void };

/** Ticks the parcels of a shop by their labels, with the camera, a scanner that types, or by hand. */
export function TickByScan({ stops, onTick, onClose }: TickByScanProps) {
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
