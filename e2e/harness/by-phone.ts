import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OnTheRoad } from './on-the-road.ts';
import type { Host } from './test.ts';

const DEVICE = 'a-phone-of-the-tests';

type Stop = { _id: string; trackingID: string; cashDue: number };
type Day = { stops: Stop[]; cash: number; change: number; lastHandIn: { number: number } | null };
export type Proof = { sha256: string; kind: 'photo' | 'signature'; bytes: number };

/** A small picture as a phone brings it, each another one, and how an act names it. */
export async function drawProof(page: Page, kind: Proof['kind']): Promise<{ file: Buffer; proof: Proof }> {
  const drawn = await page.evaluate(async (isSignature) => {
    const canvas = new OffscreenCanvas(1280, 960);
    const context = canvas.getContext('2d')!;
    context.fillStyle = isSignature ? '#ffffff' : `hsl(${Math.random() * 360} 30% 70%)`;
    context.fillRect(0, 0, 1280, 960);
    context.lineWidth = 12;
    context.strokeStyle = '#223344';
    context.strokeRect(380, 160, 500, 760);
    context.beginPath();
    for (let at = 0; at < 9; at += 1) context.lineTo(200 + at * 110, 300 + Math.random() * 400);
    context.stroke();
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
  }, kind === 'signature');
  const file = Buffer.from(drawn, 'latin1');
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { file, proof: { sha256, kind, bytes: file.length } };
}

/** A driver's phone, without its page. */
export async function phoneOf(host: Host, { phone, pin }: OnTheRoad) {
  const headers = { 'content-type': 'application/json', 'x-device-id': DEVICE };
  const signIn = await fetch(`${host.address}/api/driver/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ phone, pin, deviceId: DEVICE }),
  });
  const { token } = await signIn.json();
  const own = { ...headers, authorization: `Bearer ${token}` };
  let acts = 0;
  return {
    async day(): Promise<Day> {
      const day = await fetch(`${host.address}/api/my/day`, { headers: own });
      return (await day.json()).data;
    },
    async stops(): Promise<Stop[]> {
      return (await this.day()).stops;
    },
    async act(stop: Stop, contents: object): Promise<void> {
      acts += 1;
      const clientId = `by-phone-of-the-tests${acts}`.slice(-22).padStart(22, '-');
      const now = new Date().toISOString();
      const act = { clientId, stopId: stop._id, happenedAt: now, ...contents };
      const body = JSON.stringify({ clock: now, acts: [act] });
      await fetch(`${host.address}/api/my/acts`, { method: 'POST', headers: own, body });
    },
    async bring({ file, proof }: { file: Buffer; proof: Proof }): Promise<void> {
      const address = `${host.address}/api/my/proofs/${proof.sha256}`;
      const asImage = { ...own, 'content-type': 'image/webp' };
      await fetch(address, { method: 'PUT', headers: asImage, body: new Uint8Array(file) });
    },
  };
}
