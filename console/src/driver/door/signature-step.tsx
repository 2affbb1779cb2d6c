import { type ReactNode, Suspense, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { makePicture, type Picture } from '../../ui/display/make-picture.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './door.module.css';
import type { SignatureFieldProps } from './signature-field.tsx';
import { Step } from './step.tsx';

const SignatureField = lazyComponent<'SignatureField', SignatureFieldProps>(
  () => import('./signature-field.tsx'),
  'SignatureField',
);

type SignatureStepProps = {
  isBusy: boolean;
  problem: string | undefined;
  /** Further elements of the step. */
  besides: ReactNode;
  onDone: (picture: Picture) => void;
  onBack: () => void;
};

/** Asks the receiver for a signature. */
export function SignatureStep({ isBusy, problem, besides, onDone, onBack }: SignatureStepProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement>();
  const [sheet, setSheet] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  function clear() {
    setSheet(sheet + 1);
    setCanvas(undefined);
  }

  async function done() {
    if (!canvas) return setTrouble(text.signatureMissing);
    setDrawn(true);
    const picture = await makePicture('signature', canvas);
    setDrawn(false);
    if (typeof picture === 'string') setTrouble(text.pictureTroubles[picture]);
    else onDone(picture);
  }

  const message = problem ?? trouble;
  return (
    <Step title={text.ways.signature} onBack={onBack}>
      <Suspense fallback={<div className={styles.sheet} />}>
        <SignatureField
          key={sheet}
          label={text.signHere}
          className={styles.sheet}
          onDrawn={(drawn) => {
            setTrouble(undefined);
            setCanvas(drawn);
          }}
        />
      </Suspense>
      {besides}
      <div role="alert">{message && <Notice>{message}</Notice>}</div>
      <div className={styles.thumb}>
        <Button variant="primary" className={styles.big} busy={isBusy || isDrawn} onClick={() => void done()}>
          {text.done}
        </Button>
        <Button className={styles.big} onClick={clear}>
          {text.clear}
        </Button>
      </div>
    </Step>
  );
}
