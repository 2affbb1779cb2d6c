import type { CodeReader } from './zxing-reader.ts';

const FORMATS = ['code_128', 'qr_code'];

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The reader of the browser, where it has one for these codes. */
async function ownReader(): Promise<CodeReader | undefined> {
  // No part of the standard library's types yet.
  const Detector: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !FORMATS.every((format) => known.includes(format))) return undefined;
  const detector = new Detector({ formats: FORMATS });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

export async function loadReader(): Promise<CodeReader> {
  return (await ownReader()) ?? (await import('./zxing-reader.ts')).zxingReader();
}
