import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hubText as text } from '../../../texts/hub.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../hub.module.css';
import { loadReader } from './code-reader.ts';
import type { CodeReader } from './zxing-reader.ts';

const LOOK_MS = 120;
/** One that stays in the picture is one scan; it is another once it was out of it for so long. */
const GONE_MS = 1500;

function troubleOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return text.cameraDenied;
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return text.cameraNone;
  return text.cameraFailed;
}

type CameraProps = { onCode: (code: string) => void; onClose: () => void };

/** The picture of the camera, and the codes in it. */
export function Camera({ onCode, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState('');
  const [isRunning, setRunning] = useState(false);
  const told = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const seen = new Map<string, number>();

    function look(codes: readonly string[]) {
      const now = performance.now();
      for (const code of codes) {
        const last = seen.get(code) ?? Number.NEGATIVE_INFINITY;
        seen.set(code, now);
        if (now - last > GONE_MS) told(code);
      }
    }

    async function run(reader: CodeReader, picture: HTMLVideoElement) {
      while (!isOver) {
        look(await reader(picture).catch(() => []));
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }

    async function start() {
      if (!navigator.mediaDevices) return setTrouble(text.cameraInsecure);
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
        });
      } catch (error) {
        return setTrouble(troubleOf(error));
      }
      const picture = video.current;
      if (isOver || !picture) return stop();
      picture.srcObject = stream;
      await picture.play().catch(() => undefined);
      const reader = await loadReader().catch(() => undefined);
      if (!reader) return setTrouble(text.readerFailed);
      setRunning(true);
      await run(reader, picture);
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  return (
    <Card
      title={text.cameraTitle}
      about={isRunning ? text.cameraHint : !trouble && text.cameraStarts}
      actions={<Button onClick={onClose}>{text.cameraOff}</Button>}
      className={styles.camera}
    >
      <div role="alert">{trouble && <Notice>{trouble}</Notice>}</div>
      <video ref={video} className={styles.video} hidden={trouble !== ''} muted playsInline />
    </Card>
  );
}
