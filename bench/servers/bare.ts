// Bare Fastify: '/' sends one constant, read from a file at the start; '/file' sends another file as a stream.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import Fastify from 'fastify';
import { serveParent } from './parent.ts';

const [constant = '', streamed = ''] = process.argv.slice(2);
const body = readFileSync(constant, 'utf8');
const app = Fastify();
app.get('/', (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(body));
app.get('/file', (_, reply) =>
  reply.header('content-length', statSync(streamed).size).send(createReadStream(streamed)),
);
await app.listen({ port: 0, host: '127.0.0.1' });
serveParent(app);
