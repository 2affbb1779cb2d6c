// Bare Fastify on a file: '/' sends what was in it at the start, as a constant; '/file' sends it as a stream.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import Fastify from 'fastify';
import { serveParent } from './parent.ts';

const LARGEST_CONSTANT = 1_000_000;
const [file = ''] = process.argv.slice(2);
const size = statSync(file).size;
const constant = size < LARGEST_CONSTANT ? readFileSync(file, 'utf8') : '';
const app = Fastify();
app.get('/', (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(constant));
app.get('/file', (_, reply) => reply.header('content-length', size).send(createReadStream(file)));
await app.listen({ port: 0, host: '127.0.0.1' });
serveParent(app);
