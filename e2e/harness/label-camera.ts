import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { encode } from 'uqr';
import { findBrowser } from './browser.ts';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 8;
const FRAMES = 5;

/** A moving picture of a QR code, as Chromium takes one for that of a camera (Y4M: all light, then no colours). */
function writeLabelVideo(path: string, text: string): void {
  const { data, size } = encode(text, { border: 4 });
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - size * MODULE) / 2);
  const top = Math.floor((HEIGHT - size * MODULE) / 2);
  for (let y = 0; y < size * MODULE; y += 1) {
    for (let x = 0; x < size * MODULE; x += 1) {
      const isDark = data[Math.floor(y / MODULE)]?.[Math.floor(x / MODULE)];
      if (isDark) light[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}

/** A browser before whose camera a label is held. */
export async function withLabel(text: string): Promise<Browser> {
  const video = path.join(mkdtempSync(path.join(tmpdir(), 'tawseel-label-')), 'label.y4m');
  writeLabelVideo(video, text);
  const launch = await findBrowser();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
  return chromium.launch({ ...launch, args: [...launch.args, ...camera] });
}
