import { networkInterfaces } from 'node:os';
import type { Settings } from './platform/settings.ts';

/** Returns how to start for the phones of this network, or nothing if links already have an address or there is no network. */
export function proposePublicAddress(
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  port: number,
  networks = networkInterfaces(),
): string[] {
  if (PUBLIC_URL) return [];
  const addresses = Object.values(networks).flatMap((all = []) => all);
  const here = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!here) return [];
  return [
    'Links to receivers and the codes of labels need an address that phones reach. To try them in this network:',
    `HOST=0.0.0.0 PUBLIC_URL=http://${here.address}:${port} npm start`,
  ];
}
