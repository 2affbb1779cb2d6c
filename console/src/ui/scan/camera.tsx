import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Card } from '../display/card.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './camera.module.css';
import { newCodes } from './new-codes.ts';
import type { CodeReader } from './zxing-reader.ts';

const FORMATS = ['code_128', 'qr_code'];

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Returns the browser's own reader if it has one for these codes. */
async function ownReader(): Promise<CodeReader | undefined> {
  // The standard library has no types for it yet.
  const Detector: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !FORMATS.every((format) => known.includes(format))) return undefined;
  const detector = new Detector({ formats: FORMATS });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

async function loadReader(): Promise<CodeReader> {
  return (await ownReader()) ?? (await import('./zxing-reader.ts')).zxingReader();
}

const LOOK_MS = 120;

/** Texts of the camera and its problems. */
export type CameraTexts = {
  title: string;
  off: string;
  starts: string;
  hint: string;
  denied: string;
  none: string;
  insecure: string;
  failed: string;
  readerFailed: string;
};

function troubleOf(error: unknown): keyof CameraTexts {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'failed';
}

export type CameraProps = { texts: CameraTexts; onCode: (code: string) => void; onClose: () => void };

/** The picture of the camera, and the codes in it. */
export function Camera({ texts, onCode, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<keyof CameraTexts>();
  const [isRunning, setRunning] = useState(false);
  const reportCode = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const entering = newCodes();

    async function run(reader: CodeReader, picture: HTMLVideoElement) {
      while (!isOver) {
        // A look that failed, as at a picture that has not come yet, misses no code.
        const codes = await reader(picture).catch(() => undefined);
        for (const code of codes ? entering(codes, performance.now()) : []) reportCode(code);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }

    async function start() {
      if (!navigator.mediaDevices) return setTrouble('insecure');
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
      if (!reader) return setTrouble('readerFailed');
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
      title={texts.title}
      about={isRunning ? texts.hint : !trouble && texts.starts}
      actions={<Button onClick={onClose}>{texts.off}</Button>}
      className={styles.camera}
    >
      <div role="alert">{trouble && <Notice>{texts[trouble]}</Notice>}</div>
      <video ref={video} className={styles.video} hidden={trouble !== undefined} muted playsInline />
    </Card>
  );
}
