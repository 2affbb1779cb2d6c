import { NOBODY } from '@tawseel/contract/facts/audit';
import type { NamedRoute } from '@tawseel/contract/route';
import type { FastifyRequest } from 'fastify';
import { type Audit, type AuditActor, auditAs } from '../engine/audit.ts';
import { actorOf, type Caller } from './auth.ts';
import { addressOf } from './caller-address.ts';

function auditActorOf(caller: Caller): AuditActor {
  return caller.kind === 'nobody' ? { kind: 'nobody', id: NOBODY } : actorOf(caller);
}

/**
 * Returns the audit log of a call, which records the caller and the caller's address, and checks that the caller may
 * still make the call. End the caller's own session only after writing to it.
 */
export function auditOf(
  { clock }: { clock: () => Date },
  { area, name }: NamedRoute,
  { caller, ip, server }: FastifyRequest,
): Audit {
  return async (trx, written) => {
    const now = clock();
    await server.callers.hold(trx, caller, now);
    const origin = {
      now,
      actor: auditActorOf(caller),
      address: addressOf(ip),
      call: `${area}.${name}`,
    };
    await auditAs(origin)(trx, written);
  };
}
