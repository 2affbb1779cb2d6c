import { NOBODY } from '@tawseel/contract/facts/audit';
import type { Named } from '@tawseel/contract/route';
import type { FastifyRequest } from 'fastify';
import { type Audit, type AuditActor, auditAs } from '../engine/audit.ts';
import { actorOf, type Caller } from './auth.ts';
import { addressOf } from './caller-address.ts';

function auditActorOf(caller: Caller): AuditActor {
  return caller.kind === 'nobody' ? { kind: 'nobody', id: NOBODY } : actorOf(caller);
}

/**
 * The audit log as one call writes to it: in the name of its caller, who may still make it, from the caller's address.
 * What ends the caller's own session is done after it.
 */
export function auditOf(
  { clock }: { clock: () => Date },
  { area, name }: Named,
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
