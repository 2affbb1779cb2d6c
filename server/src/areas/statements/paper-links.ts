import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { PAPERS } from '@tawseel/contract/open-paper';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import { speakerIn } from '../../platform/http/language.ts';
import { pagePolicy } from '../../platform/http/page-policy.ts';
import { beginPaper, END_OF_PAPER, FONTS } from '../../platform/http/paper.ts';
import { type Context, Streamed } from '../../platform/http/serve.ts';
import {
  isSameSignature,
  type LinkStarts,
  linkStart,
  signatureIn,
  signerOf,
} from '../orders/signed-links.ts';
import { printInvoice, printStatement } from './print-statement.ts';
import { findInvoice } from './store/invoices.ts';
import { findStatements } from './store/statements.ts';

/** Number of a statement, an invoice or a credit note, and its shop. */
type LinkedPaper = { no: string; senderId: string };

const signedText = ({ no, senderId }: LinkedPaper) => `paper\n${senderId}\n${no}`;

/** Returns a function for links that open papers without signing in, or for '' if there is no address for them. */
export async function paperLinks(db: Database, starts: LinkStarts): Promise<(paper: LinkedPaper) => string> {
  const start = await linkStart(db, starts);
  if (start === undefined) return () => '';
  const sign = await signerOf(db);
  return (paper) => `${start}${PAPERS}${paper.no}?k=${sign(signedText(paper))}`;
}

/** Number of a statement as a link has it; others are of invoices. */
const STATEMENT = /^[1-9]\d{0,8}$/;

async function senderOf(db: Database, no: string): Promise<string | undefined> {
  if (!STATEMENT.test(no)) return (await findInvoice(db, no))?.sender_id;
  return (await findStatements(db, [Number(no)]))[0]?.sender_id;
}

const STYLE = `body { font: 16px/1.6 ${FONTS}; max-width: 32rem; margin: 2rem auto; padding: 0 1rem } p { margin: 0 0 1rem }`;

/** Answers a wrong link, in a browser with a page in both languages. */
function refusePaper(reply: FastifyReply): Streamed {
  if (!reply.request.headers.accept?.includes('text/html')) throw refuse('no_such_paper');
  const refused = sentence('no_such_paper');
  const [en, ar] = [speakerIn('en')(refused), speakerIn('ar')(refused)];
  const page = `${beginPaper({ title: en, style: STYLE })}<p>${en}</p><p lang="ar" dir="rtl">${ar}</p>${END_OF_PAPER}`;
  reply.code(404).header('content-security-policy', pagePolicy(STYLE));
  return new Streamed(Buffer.from(page), 'text/html; charset=utf-8');
}

/** Prints the paper of a link with the right signature. */
export async function openPaper(
  no: string,
  given: unknown,
  { db, settings, reply }: Context,
): Promise<Streamed> {
  const senderId = await senderOf(db, no);
  const sign = await signerOf(db);
  const isRight = isSameSignature(sign(signedText({ no, senderId: senderId ?? '' })), signatureIn(given));
  reply.header('x-robots-tag', 'noindex');
  if (senderId === undefined || !isRight) return refusePaper(reply);
  return STATEMENT.test(no)
    ? printStatement(db, { timeZone: settings.TIME_ZONE, styleApart: false }, Number(no), reply)
    : printInvoice(db, { styleApart: false }, no, reply);
}
