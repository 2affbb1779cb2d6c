import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { writeLabelVideo } from './label-video.ts';

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
