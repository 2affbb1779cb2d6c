import { IconCamera } from '@tabler/icons-react';
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
import { useDriver } from '../queue/use-driver.ts';
import { stopOfCode } from '../stops.ts';
import { addressOfStop } from '../use-view.ts';

const Camera = lazyComponent<'Camera', CameraProps>(() => import('../../ui/scan/camera.tsx'), 'Camera');

/** Finds the stop of a label among the stops on this phone. */
export function ScanView() {
  const { stops } = useDriver();
  const [code, setCode] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [unknown, setUnknown] = useState('');

  function find(read: string) {
    const stop = stopOfCode(stops, read);
    beep(stop ? 'good' : 'bad');
    setUnknown(stop ? '' : read.trim());
    if (stop) window.location.hash = addressOfStop(stop._id);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '') find(code);
  }

  return (
    <>
      <h1 className={styles.name}>{text.scanTitle}</h1>
      {isOpen ? (
        <Suspense>
          <Camera texts={cameraText} onCode={find} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button
          variant="primary"
          wide
          className={styles.big}
          icon={<IconCamera aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {text.openCamera}
        </Button>
      )}
      <form className="stack" onSubmit={send}>
        <TextField
          label={text.code}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={setCode}
        />
        <Button type="submit" wide className={styles.big}>
          {text.find}
        </Button>
      </form>
      <div role="alert">{unknown && <Notice>{text.notHere(unknown)}</Notice>}</div>
    </>
  );
}
