import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './door.module.css';
import type { Picture } from './picture.ts';
import { Step } from './step.tsx';
import { driverText as text } from './texts.ts';
import type { Camera } from './use-camera.tsx';

/** Address of a picture, which the browser keeps until the picture is no longer shown. */
function usePictureUrl({ bytes, type }: Picture): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}

type PhotoCheckProps = {
  picture: Picture;
  camera: Camera;
  isBusy: boolean;
  problem: string | undefined;
  onUse: () => void;
  onBack: () => void;
};

/** The photo that was taken, before the act that it belongs to is done: a blurred one is taken again. */
export function PhotoCheck({ picture, camera, isBusy, problem, onUse, onBack }: PhotoCheckProps): ReactNode {
  const url = usePictureUrl(picture);
  const said = problem ?? camera.trouble;
  return (
    <Step title={text.photoCheck} onBack={onBack}>
      <img className={styles.photo} src={url} alt={text.pictures.photo} />
      <div role="alert">{said && <Notice>{said}</Notice>}</div>
      <div className={styles.thumb}>
        <Button variant="primary" className={styles.big} busy={isBusy} onClick={onUse}>
          {text.photoUse}
        </Button>
        <Button className={styles.big} busy={camera.isBusy} onClick={camera.open}>
          {text.photoAgain}
        </Button>
      </div>
    </Step>
  );
}
