import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cluster } from '@tawseel/server/src/testing/postgres.ts';

const SOCKET = '.s.PGSQL.5432';

/** An address that moves with the primary, as a virtual address does: connections to the old one are cut. */
export type DatabaseAddress = { url: string; moveTo: (cluster: Cluster) => void; close: () => void };

export async function addressOf(first: Cluster): Promise<DatabaseAddress> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-address-'));
  const hostOf = ({ url }: Cluster) => new URL(url).searchParams.get('host') ?? '';
  let target = hostOf(first);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(path.join(target, SOCKET));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await once(server.listen(path.join(folder, SOCKET)), 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `postgresql:///postgres?user=tawseel&host=${encodeURIComponent(folder)}`,
    moveTo: (cluster) => {
      target = hostOf(cluster);
      cut();
    },
    close: () => {
      server.close();
      cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
