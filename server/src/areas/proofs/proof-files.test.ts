import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { myDay } from '@tawseel/contract/my-day';
import { proofs } from '@tawseel/contract/proofs';
import { afterEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { atTheDoor, draw, FAILED, files, hashOf, named } from '../../testing/at-the-door.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { endAll, open } from '../../testing/raw-http.ts';
import { insertRow } from '../../testing/rows.ts';

async function statusOf(socket: Socket): Promise<number> {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return Number(answer.toString().split(' ')[1]);
}

afterEach(endAll);

onEveryDatabase((server) => {
  const { at, hire, out, act, put, refusedPut, listOf, read } = atTheDoor(server);

  describe('the file of a proof', () => {
    test("is refused if no act names it, or another driver's", async () => {
      const [stop] = await out(1);
      const file = draw();
      expect(await refusedPut(file)).toMatchObject({ status: 404, code: 'no_such_proof' });
      await act(stop!.stopId, { proofs: [named(file)] });
      expect(await refusedPut(file, at.yusuf)).toMatchObject({ status: 404, code: 'no_such_proof' });
      expect(await files.read(hashOf(file))).toBeUndefined();
    });

    test('is refused if it differs from its act: longer, shorter, or with other bytes', async () => {
      const [stop] = await out(1);
      const file = draw();
      const sha256 = hashOf(file);
      await act(stop!.stopId, { proofs: [named(file)] });
      const same = Buffer.from(file);
      same[same.length - 1]! ^= 1;
      for (const other of [Buffer.concat([file, file]), file.subarray(0, -1), same, Buffer.alloc(0)])
        expect(await refusedPut(other, at.bilal, sha256)).toMatchObject({
          status: 422,
          code: 'not_that_proof',
        });
      expect((await listOf(stop!.trackingID)).proofs).toMatchObject([{ arrivedAt: null }]);
    });

    test('is refused if it is not a picture, or a picture with its location', async () => {
      const [stop] = await out(1);
      const page = Buffer.from('<!doctype html><script>alert(1)</script>');
      // Each kind of part is tested in contract/src/facts/picture-parts.test.ts.
      const [start, rest] = [draw().subarray(0, 2), draw().subarray(2)];
      const exif = Buffer.concat([
        start,
        Buffer.from([0xff, 0xff, 0xe1, 0, 8]),
        Buffer.from('Exif\0\0'),
        rest,
      ]);
      const longer = Buffer.concat([draw(), Buffer.from('taken at home')]);
      await act(stop!.stopId, { proofs: [named(page), named(exif), named(longer)] });
      expect(await refusedPut(page)).toMatchObject({ status: 422, code: 'not_a_picture' });
      expect(await refusedPut(exif)).toMatchObject({ status: 422, code: 'picture_has_exif' });
      expect(await refusedPut(longer)).toMatchObject({ status: 422, code: 'picture_has_exif' });
    });

    test('is refused over the maximum length, in the act and during upload', async () => {
      const [stop] = await out(1);
      const long = Buffer.concat([draw(), Buffer.alloc(300_000)]);
      const acts = [{ clientId: newId().slice(0, 22), stopId: stop!.stopId, act: 'delivered' }];
      const now = server.clock.read().toISOString();
      const body = { clock: now, acts: [{ ...acts[0], happenedAt: now, proofs: [named(long)] }] };
      expect(await server.refused(myDay.sendActs, { body }, at.bilal)).toMatchObject({ status: 422 });
      const file = draw();
      await act(stop!.stopId, { proofs: [named(file)] });
      expect(await refusedPut(long, at.bilal, hashOf(file))).toMatchObject({ status: 413 });
    });

    test('is not stored if its act is refused, exceeds thirty, or has the id of another act', async () => {
      const [one, other] = await out(2);
      const file = draw();
      expect((await act(one!.stopId, { act: 'called', cash: 5, proofs: [named(file)] })).result).toBe(
        'refused',
      );
      expect(await refusedPut(file)).toMatchObject({ code: 'no_such_proof' });
      const clientId = newId().slice(0, 22);
      expect((await act(one!.stopId, { act: 'called', clientId })).result).toBe('accepted');
      for (const taken of [
        await act(other!.stopId, { act: 'called', clientId, proofs: [named(file)] }),
        await act(one!.stopId, { act: 'called', clientId, note: 'Later', proofs: [named(file)] }),
      ])
        expect(taken).toMatchObject({
          result: 'refused',
          message: 'Another act has this id. Nothing was saved.',
        });
      for (let call = 0; call < 12; call += 1)
        await act(one!.stopId, { act: 'called', proofs: [named(draw()), named(draw()), named(draw())] });
      expect((await listOf(one!.trackingID)).proofs).toHaveLength(30);
      for (let call = 13; call < 20; call += 1) await act(one!.stopId, { act: 'called' });
      expect((await act(one!.stopId, { act: 'called' })).message).toMatch('Too many entries');
    });

    test('is sent after its act, once: a repeat is answered unread', async () => {
      const [stop] = await out(1);
      const file = draw();
      await act(stop!.stopId, { proofs: [named(file)] });
      expect((await put(file)).statusCode).toBe(200);
      expect(await files.read(hashOf(file))).toEqual(file);
      expect((await put(Buffer.from('anything'), at.bilal, hashOf(file))).statusCode).toBe(200);
      expect(await files.read(hashOf(file))).toEqual(file);
      const { proofs: kept } = await listOf(stop!.trackingID);
      expect(kept).toMatchObject([{ kind: 'photo', bytes: file.length, droppedAt: null }]);
      expect(kept[0]?.arrivedAt).not.toBeNull();
    });

    test('holds no slot while it is slow, and a phone sends only some at once', async () => {
      const [stop] = await out(1);
      const file = draw();
      await act(stop!.stopId, { proofs: [named(file)] });
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const head = [
        `PUT /api/my/proofs/${hashOf(file)} HTTP/1.1`,
        'Host: tawseel',
        `Authorization: Bearer ${at.bilal.token}`,
        'Content-Type: image/jpeg',
        `Content-Length: ${file.length}`,
      ].join('\r\n');
      const sockets = await Promise.all(
        Array.from({ length: 11 }, async () => {
          const socket = await open(port, `${head}\r\n\r\n`);
          socket.write(file.subarray(0, 4));
          return socket;
        }),
      );
      const statuses = sockets.map(async (socket) => ({ socket, status: await statusOf(socket) }));
      const first = await Promise.race(statuses);
      expect(first.status).toBe(503);
      await expect.poll(() => server.app.slotsHeld()).toBe(0);
      const taken = sockets.findIndex((socket) => socket !== first.socket);
      sockets[taken]!.write(file.subarray(4));
      expect(await statuses[taken]).toMatchObject({ status: 200 });
      expect(await files.read(hashOf(file))).toEqual(file);
    });

    test('of one door is sent once for all its parcels, and for later acts', async () => {
      const [one, two, three] = await out(3);
      const file = draw();
      await act(one!.stopId, { proofs: [named(file, 'signature')] });
      await act(two!.stopId, { proofs: [named(file, 'signature')] });
      await put(file);
      await act(three!.stopId, { proofs: [named(file, 'signature')] });
      for (const { trackingID } of [one!, two!, three!])
        expect((await listOf(trackingID)).proofs).toMatchObject([
          { kind: 'signature', arrivedAt: expect.any(String) },
        ]);
    });

    test('is uploaded by an administrator for a driver whose phone is broken', async () => {
      const [stop] = await out(1);
      const file = draw();
      await act(stop!.stopId, { proofs: [named(file)] });
      expect((await put(file, { id: '', token: server.token })).statusCode).toBe(200);
    });

    test('of a repeated or late act is stored once', async () => {
      const [stop] = await out(1);
      const [first, second] = [draw(), draw()];
      const clientId = newId().slice(0, 22);
      await act(stop!.stopId, { clientId, proofs: [named(first)] });
      await act(stop!.stopId, { clientId, proofs: [named(first)] });
      expect(await act(stop!.stopId, { ...FAILED, proofs: [named(second)] })).toMatchObject({
        result: 'late',
      });
      await put(first);
      await put(second);
      expect((await listOf(stop!.trackingID)).proofs).toHaveLength(2);
    });
  });

  describe('readers', () => {
    test('are staff of the warehouse, administrators and the sender only', async () => {
      const shop = await insertRow(server.db, 'senders');
      const other = await insertRow(server.db, 'senders');
      const elsewhere = await insertRow(server.db, 'warehouses');
      const [stop] = await out(1, { sender_id: shop.id });
      const file = draw();
      await act(stop!.stopId, { proofs: [named(file)] });
      await put(file);
      const [proof] = (await listOf(stop!.trackingID)).proofs;
      const id = proof?._id ?? '';
      const strangers = [
        at.bilal,
        await hire('supervisor', elsewhere.id),
        await hire('operator', elsewhere.id),
      ];
      for (const stranger of strangers) {
        expect((await read(id, stranger)).statusCode).not.toBe(200);
        expect(
          await server.refused(proofs.listProofs, { params: { trackingID: stop!.trackingID } }, stranger),
        ).toBeTruthy();
      }
      const keyOf = async (id: string) => ({
        id,
        token: await insertKey(server.db, 'sender', null, { sender_id: id }),
      });
      expect((await read(id, await keyOf(other.id))).statusCode).toBe(404);
      for (const reader of [at.sara, await hire('operator'), await hire('cashier'), await keyOf(shop.id)]) {
        const answer = await read(id, reader);
        expect(answer.rawPayload).toEqual(file);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': `attachment; filename="${stop!.trackingID}-photo.jpeg"`,
        });
      }
    });

    test('get a clear refusal before it has arrived, or if there is none', async () => {
      const [stop] = await out(1);
      await act(stop!.stopId, { proofs: [named(draw())] });
      const [proof] = (await listOf(stop!.trackingID)).proofs;
      expect(await server.refused(proofs.readProof, { params: { id: proof!._id } }, at.sara)).toMatchObject({
        status: 409,
        code: 'proof_not_here',
      });
      expect(await server.refused(proofs.readProof, { params: { id: newId() } }, at.sara)).toMatchObject({
        status: 404,
        code: 'no_such_proof',
      });
    });
  });
});
