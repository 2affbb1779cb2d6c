import { gzipSync, zstdCompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes of a reply from which it is compressed: less fits into two packets. */
const FROM = 2_800;
/** Bytes from which it is compressed as a stream, while other calls run. A stream costs as much as ten small replies. */
const STREAM_FROM = 32_768;

const TEXT = /^text\/|json/;

/** How a reply is compressed at once, best first, by the name in Accept-Encoding. */
const AT_ONCE = [
  ['zstd', zstdCompressSync],
  ['gzip', gzipSync],
] as const;

/** Compresses the replies for clients that accept it. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < FROM) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '));
    const accepted = String(headers['accept-encoding'] ?? '').split(/ *, */);
    const [encoding, pack] = AT_ONCE.find(([name]) => accepted.includes(name)) ?? [];
    if (!encoding || payload.length >= STREAM_FROM || reply.hasHeader('content-encoding')) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return pack(payload);
  });
  await app.register(compress, { threshold: STREAM_FROM, encodings: ['zstd', 'gzip', 'identity'] });
}
