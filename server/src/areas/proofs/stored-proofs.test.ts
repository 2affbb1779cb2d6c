import { audit } from '@tawseel/contract/audit';
import { dispatch } from '@tawseel/contract/dispatch';
import { withCheckDigit } from '@tawseel/contract/facts/door-code';
import { myDay } from '@tawseel/contract/my-day';
import { proofs } from '@tawseel/contract/proofs';
import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { atTheDoor, draw, FAILED, files, hashOf, named } from '../../testing/at-the-door.ts';
import { insertCase } from '../../testing/hub.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';
import { differingFiles } from './differing-files.ts';
import { dropOutlived, followUpMissed, removeStrays } from './retention.ts';

const DAY_MS = 24 * 60 * 60_000;

onEveryDatabase((server) => {
  const { at, hire, out, act, put, listOf, codeOf, refusedCode, followed } = atTheDoor(server);

  describe('deleting its file', () => {
    test('requires a supervisor and a reason; the record of the proof stays', async () => {
      const [one, two] = await out(2);
      const [file, shared] = [draw(), draw()];
      await act(one!.stopId, { proofs: [named(file), named(shared)] });
      await act(two!.stopId, { proofs: [named(shared)] });
      await put(file);
      await put(shared);
      const { proofs: kept } = await listOf(one!.trackingID);
      const operator = await hire('operator');
      const drop = (id: string, reason: string) => ({ params: { id }, body: { reason } });
      expect(await server.refused(proofs.dropProof, drop(kept[0]!._id, 'Why'), operator)).toMatchObject({
        status: 403,
      });
      expect(await server.refused(proofs.dropProof, drop(kept[0]!._id, ''), at.sara)).toMatchObject({
        status: 422,
      });
      for (const { _id } of kept)
        expect(
          (await server.call(proofs.dropProof, drop(_id, 'A child'), at.sara)).data.droppedAt,
        ).not.toBeNull();
      expect(await server.refused(proofs.dropProof, drop(kept[0]!._id, 'Again'), at.sara)).toMatchObject({
        code: 'proof_not_here',
      });
      await server.app.jobs.idle();
      expect(await files.read(hashOf(file))).toBeUndefined();
      // The other parcel of the door still has it.
      expect(await files.read(hashOf(shared))).toEqual(shared);
      expect((await listOf(one!.trackingID)).proofs).toHaveLength(2);
    });

    test('happens PROOF_DAYS after the end of its order, and not before', async () => {
      const [ended, open] = await out(2);
      const [file, other] = [draw(), draw()];
      await act(ended!.stopId, { proofs: [named(file)] });
      await act(open!.stopId, { ...FAILED, proofs: [named(other)] });
      await put(file);
      await put(other);
      const after = (days: number) => new Date(server.clock.read().getTime() + days * DAY_MS);
      await dropOutlived(server.db, files, 180, after(179));
      expect(await files.read(hashOf(file))).toEqual(file);
      await dropOutlived(server.db, files, 180, after(181));
      expect(await files.read(hashOf(file))).toBeUndefined();
      expect(await files.read(hashOf(other))).toEqual(other);
    });

    test('happens after a day if no act names it', async () => {
      const [stop] = await out(1);
      const [stray, kept] = [draw(), draw()];
      await files.put(hashOf(stray), stray);
      await act(stop!.stopId, { proofs: [named(kept)] });
      await put(kept);
      const now = Date.now();
      await removeStrays(server.db, files, new Date(now));
      expect(await files.read(hashOf(stray))).toEqual(stray);
      await removeStrays(server.db, files, new Date(now + 2 * DAY_MS));
      expect(await files.read(hashOf(stray))).toBeUndefined();
      expect(await files.read(hashOf(kept))).toEqual(kept);
    });
  });

  describe('follow-ups for the office', () => {
    test('are opened for a delivery without any proof, but not with a photo or a code', async () => {
      const [bare, photo, code] = await out(3);
      await act(photo!.stopId, { proofs: [named(draw())] });
      await act(code!.stopId, { code: await codeOf(code!.trackingID) });
      expect(await followed()).toEqual([]);
      await act(bare!.stopId, { note: 'No camera' });
      expect(await followed()).toEqual([['no_proof', 'No camera']]);
      // A finished order needs no code.
      expect(await refusedCode(code!.trackingID)).toMatchObject({ status: 409, code: 'order_at_end' });
    });

    test('are opened for a wrong code; an invalid code is refused', async () => {
      const [one] = await out(1);
      const code = await codeOf(one!.trackingID);
      const other = withCheckDigit(String((Number(code.slice(0, 4)) + 1) % 10_000).padStart(4, '0'));
      const now = server.clock.read().toISOString();
      const slip = { clientId: newId().slice(0, 22), stopId: one!.stopId, act: 'delivered', happenedAt: now };
      const body = {
        clock: now,
        acts: [{ ...slip, receivedBy: 'Ahmed', code: code.slice(0, 4) + ((Number(code[4]) + 1) % 10) }],
      };
      expect(await server.refused(myDay.sendActs, { body }, at.bilal)).toMatchObject({ status: 422 });
      expect(await act(one!.stopId, { code: other })).toMatchObject({ result: 'accepted' });
      expect(await followed()).toEqual([['code_wrong', other]]);
      const asked = { params: { trackingID: one!.trackingID } };
      const { attempts } = (await server.call(dispatch.listAttempts, asked, at.sara)).data;
      expect(attempts).toMatchObject([{ isCodeRight: false, proofs: [] }]);
    });

    test('are opened after a day, once, for a photo that never arrived', async () => {
      const [stop] = await out(1);
      const [file, lost] = [draw(), draw()];
      await act(stop!.stopId, { proofs: [named(file), named(lost)] });
      await put(file);
      const later = (hours: number) => new Date(server.clock.read().getTime() + hours * 3_600_000);
      await followUpMissed(server.db, later(23));
      expect(await followed()).toEqual([]);
      await followUpMissed(server.db, later(25));
      await followUpMissed(server.db, later(26));
      expect(await followed()).toEqual([['no_proof', 'It was taken, and never came in']]);
      // It may come all the same.
      expect((await put(lost)).statusCode).toBe(200);
    });

    test('check names missing files, and files that have changed', async () => {
      const [stop] = await out(1);
      const [file, damaged, sound] = [draw(), draw(), draw()];
      await act(stop!.stopId, { proofs: [file, damaged, sound].map((one) => named(one)) });
      for (const one of [file, damaged, sound]) await put(one);
      await files.remove(hashOf(file));
      await files.remove(hashOf(damaged));
      await files.put(hashOf(damaged), file);
      expect((await differingFiles(server.db, files)).sort()).toEqual(
        [
          `Proofs: the file ${hashOf(file)} of order ${stop!.trackingID} is missing in ${files.location}`,
          `Proofs: the file ${hashOf(damaged)} of order ${stop!.trackingID} is damaged in ${files.location}`,
        ].sort(),
      );
    });
  });

  describe('the delivery code', () => {
    const senderKey = async (sender_id: string) => ({
      token: await insertKey(server.db, 'sender', null, { sender_id }),
    });
    const orderOf = (trackingID: string) =>
      server.db
        .selectFrom('orders')
        .select('id')
        .where('tracking_id', '=', trackingID)
        .executeTakeFirstOrThrow();

    test('is refused to cashiers, drivers, other senders, and to an operator who has not claimed the call', async () => {
      const shop = await insertRow(server.db, 'senders');
      const other = await insertRow(server.db, 'senders');
      const [stop, neighbour] = await out(2, { sender_id: shop.id });
      const { trackingID } = stop!;
      const operator = await hire('operator');
      expect(await refusedCode(trackingID, operator)).toMatchObject({ status: 403, code: 'code_needs_call' });
      const order = await orderOf(trackingID);
      const claim = (overrides: object) =>
        insertCase(server.db, order, { claimed_name: 'Neha', ...overrides });
      const claimed_until = new Date(server.clock.read().getTime() + 60_000).toISOString();
      // A case of another kind, another operator's, and one that is settled already open nothing.
      await claim({ kind: 'address', claimed_by: operator.id, claimed_until });
      await claim({ claimed_by: (await hire('operator')).id, claimed_until });
      await claim({ kind: 'return', state: 'done', claimed_by: operator.id, claimed_until });
      expect(await refusedCode(trackingID, operator)).toMatchObject({ code: 'code_needs_call' });
      await claim({ kind: 'return', claimed_by: operator.id, claimed_until });
      expect(await codeOf(trackingID, operator)).toMatch(/^\d{5}$/);
      expect(await refusedCode(neighbour!.trackingID, operator)).toMatchObject({ code: 'code_needs_call' });
      server.clock.advance(60_000);
      expect(await refusedCode(trackingID, operator)).toMatchObject({ code: 'code_needs_call' });

      const elsewhere = (await insertRow(server.db, 'warehouses')).id;
      expect(await refusedCode(trackingID, await hire('cashier'))).toMatchObject({ status: 403 });
      expect(await refusedCode(trackingID, at.bilal)).toMatchObject({ status: 403 });
      expect(await refusedCode(trackingID, await hire('supervisor', elsewhere))).toMatchObject({
        status: 404,
      });
      expect(await refusedCode(trackingID, await senderKey(other.id))).toMatchObject({ status: 404 });
    });

    test('is shown to supervisors, administrators and the sender, each time with an entry in the audit log', async () => {
      const shop = await insertRow(server.db, 'senders');
      const [stop] = await out(1, { sender_id: shop.id });
      const { trackingID } = stop!;
      const key = await senderKey(shop.id);
      const codes = [
        await codeOf(trackingID),
        await codeOf(trackingID, key),
        await codeOf(trackingID, { token: server.token }),
      ];
      expect(new Set(codes).size).toBe(1);
      const { id: orderId } = await orderOf(trackingID);
      const { data } = await server.call(audit.listAudit, {
        query: { subject: orderId, call: 'proofs.showDeliveryCode' },
      });
      expect(data).toMatchObject(
        ['administrator', 'key', 'supervisor'].map((actorKind) => ({ actorKind, subjectName: trackingID })),
      );
      expect(JSON.stringify(data)).not.toContain(codes[0]);
    });

    test('of a parcel scanned by another warehouse is shown by the warehouse that delivers it', async () => {
      const [stop] = await out(1);
      const { trackingID } = stop!;
      const { id: there } = await insertRow(server.db, 'warehouses');
      const other = await hire('supervisor', there);
      await server.db.updateTable('custody').set({ warehouse_id: there }).execute();
      expect(await codeOf(trackingID)).toMatch(/^\d{5}$/);
      expect(await refusedCode(trackingID, other)).toMatchObject({
        status: 403,
        code: 'code_of_other_warehouse',
      });
      await server.db.updateTable('custody').set({ to_warehouse: there }).execute();
      expect(await codeOf(trackingID, other)).toBe(await codeOf(trackingID));
    });
  });
});
