import { IconCamera } from '@tabler/icons-react';
import { MOST_PROOFS } from '@tawseel/contract/facts/proofs';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './door.module.css';
import type { Camera } from './use-camera.tsx';

/** A photo besides a signature or a code, of which so many are added by now. */
export function AddPhoto({ camera, added }: { camera: Camera; added: number }) {
  return (
    <>
      {camera.field}
      <div role="status">{camera.trouble && <Notice>{camera.trouble}</Notice>}</div>
      <Button
        wide
        className={styles.way}
        busy={camera.isBusy}
        disabled={added >= MOST_PROOFS - 1}
        icon={<IconCamera aria-hidden="true" />}
        onClick={camera.open}
      >
        {text.addPhoto(added)}
      </Button>
    </>
  );
}
