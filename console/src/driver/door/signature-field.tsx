import { useEffect, useEffectEvent, useRef } from 'react';
import Pad from 'signature_pad';

export type SignatureFieldProps = {
  label: string;
  className?: string | undefined;
  /** Called with the canvas after each line. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
};

/** Fits the canvas to the pixels of the screen, which clears it. */
function fitToScreen(canvas: HTMLCanvasElement, pad: Pad) {
  const drawn = pad.toData();
  const scale = window.devicePixelRatio;
  canvas.width = canvas.offsetWidth * scale;
  canvas.height = canvas.offsetHeight * scale;
  canvas.getContext('2d')?.scale(scale, scale);
  pad.fromData(drawn);
}

/** A sheet to sign with a finger, black on white in the dark theme too. */
export function SignatureField({ label, className, onDrawn }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const onStrokeEnd = useEffectEvent(onDrawn);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const pad = new Pad(sheet, { penColor: '#000000', backgroundColor: '#ffffff' });
    const fit = () => fitToScreen(sheet, pad);
    const stop = new AbortController();
    fit();
    pad.addEventListener('endStroke', () => onStrokeEnd(sheet), { signal: stop.signal });
    window.addEventListener('resize', fit, { signal: stop.signal });
    return () => {
      stop.abort();
      pad.off();
    };
  }, []);

  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}
