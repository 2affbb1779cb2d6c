import { useEffect, useEffectEvent, useRef } from 'react';
import Pad, { type PointGroup } from 'signature_pad';

/** Half the width of a line, which reaches beyond its points. */
const EDGE_PX = 2;

export type SignatureFieldProps = {
  label: string;
  className?: string | undefined;
  /** Called with the canvas after each line. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
};

/** Returns the strokes made smaller, as far as needed, so that all of them are on a sheet of this size. */
export function fitStrokes(strokes: readonly PointGroup[], width: number, height: number): PointGroup[] {
  const points = strokes.flatMap((stroke) => stroke.points);
  const reach = (side: 'x' | 'y') => points.reduce((most, point) => Math.max(most, point[side]), 1) + EDGE_PX;
  const scale = Math.min(1, width / reach('x'), height / reach('y'));
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}

/** Fits the canvas to the pixels of the screen, which clears it, and the strokes to the canvas, because a phone is turned. */
function fitToScreen(canvas: HTMLCanvasElement, pad: Pad) {
  const drawn = fitStrokes(pad.toData(), canvas.offsetWidth, canvas.offsetHeight);
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
