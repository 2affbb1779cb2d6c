import type { FastifyInstance } from 'fastify';

/** Tells the process that started this one where it listens, and how much memory it takes whenever asked. */
export function serveParent(app: FastifyInstance, token = ''): void {
  const { port } = app.server.address() as { port: number };
  process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }));
  process.on('disconnect', () => process.exit());
  process.send?.({ port, token });
}
