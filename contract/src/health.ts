import * as z from 'zod/mini';
import { table } from './route.ts';

const status = z.object({ status: z.enum(['ok', 'unavailable']) });

export const health = table('health', {
  live: {
    method: 'GET',
    path: '/health/live',
    summary: 'The process answers',
    may: 'anybody',
    reply: status,
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    summary: 'Whether database and server can work; otherwise the reason',
    may: 'anybody',
    reply: z.object({ ...status.shape, message: z.optional(z.string()) }),
  },
});
