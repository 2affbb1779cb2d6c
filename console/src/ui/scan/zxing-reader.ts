import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
// Served from our build, because the library would fetch it from another host.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The codes that stand in the present picture of a video. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

/** Width in pixels that is enough for a label that fills half of the picture; a larger one takes longer. */
const WIDEST_PX = 1280;

/** Returns the reader for browsers without one; its wasm loads with the first picture. */
export async function zxingReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!drawing || videoWidth === 0) throw new Error('no picture yet');
    const scale = Math.min(1, WIDEST_PX / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = drawing.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(picture, { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 2 });
    return found.map(({ text }) => text);
  };
}
