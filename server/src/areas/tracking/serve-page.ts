import { daysToChoose } from '@tawseel/contract/facts/calendar';
import { digitsFromText } from '@tawseel/contract/facts/characters';
import type { DoorProof } from '@tawseel/contract/facts/proofs';
import { isTrackingId, normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import { normalPhone } from '@tawseel/contract/facts/uae';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { RateLimited, type RefusalPage } from '../../platform/http/errors.ts';
import { languageOf, speakerIn } from '../../platform/http/language.ts';
import type { Services } from '../../platform/http/serve.ts';
import { businessDay } from '../../platform/values/period.ts';
import { admitAttempt, attemptOf } from '../access/calls/admit-attempt.ts';
import { forgiveLoginFailures, noteRight, rewriteLoginFailure } from '../access/store/login-failures.ts';
import { findBusiness } from '../business/store.ts';
import { signatureIn } from '../orders/signed-links.ts';
import type { OrderRow } from '../orders/tables.ts';
import { signedLink, type TrackingLink, trackingPath, trackingSignature } from '../orders/tracking-link.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { askCall, chooseDay, type ReceiverForm, type Result, savePhone, sendPlace } from './acts.ts';
import {
  digitsPage,
  type Frame,
  idPage,
  type Page,
  type ParcelPage,
  parcelPage,
  refusedPage,
} from './page.ts';
import { findTracked, readTracked } from './parcel.ts';
import { type Done, type Language, type Problem, WORDS } from './words.ts';

type PageRoute = {
  Params: { trackingID: string };
  Querystring: Record<string, string | string[] | undefined>;
};
type TrackingRequest = FastifyRequest<PageRoute>;
/** Order that a link opens. */
type OpenedPage = { order: OrderRow; link: TrackingLink };

/**
 * Wrong digits in 15 minutes: for a tracking ID from all addresses, unless one was right before, and from an address
 * for all IDs.
 */
const OF_DIGITS = { ofPair: 5, ofSource: 20, ofAccount: 5 };
const DIGITS = 4;
/** Acts of a receiver by the name in their form; another form is that of a day. */
const ACTS = { call: askCall, place: sendPlace, phone: savePhone } as const;
/** Settings with which a driver may ask for the delivery code. */
const CODE_PROOFS: readonly DoorProof[] = ['any', 'code'];
const LONGEST_FORM = 4096;
/** Bytes from which the page is compressed. */
const COMPRESS_FROM = 1024;

/** Receiver that no order has, to be compared with if there is no order. */
const NOBODY = { tracking_id: '', receiver_phone: '', receiver_phone2: '' };

/** Punctuation that messengers take for a part of a link: a full stop, a bracket, a quotation mark. */
const BEHIND_LINK = /[^\p{L}\p{N}]+$/u;

const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(BEHIND_LINK, '') : '');

const signatureOf = ({ query: { k } }: TrackingRequest) => signatureIn(k);

/** Returns the tracking ID of the address; one of another system may end in punctuation itself. */
function idOf({ params: { trackingID = '' } }: TrackingRequest): string {
  const bare = textOf(trackingID);
  return isTrackingId(normalTrackingId(bare)) ? bare : trackingID;
}

function chosenLanguage({ query }: FastifyRequest): string {
  const lang = textOf(Reflect.get(Object(query), 'lang'));
  return Object.hasOwn(WORDS, lang) ? lang : '';
}

function languageFor(request: FastifyRequest): Language {
  const chosen = chosenLanguage(request) || languageOf(request.headers['accept-language'], WORDS);
  return chosen === 'ar' ? 'ar' : 'en';
}

/** Address of the page with these parts of the query, those that are empty left out. */
function addressWith(trackingId: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return `${trackingPath(trackingId)}${search.size > 0 ? `?${search}` : ''}`;
}

const headersOf = ({ policy }: Page) => ({
  'content-security-policy': policy,
  'x-robots-tag': 'noindex',
  vary: 'Accept-Language',
});

function send(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply.code(status).headers(headersOf(page)).type('text/html; charset=utf-8').send(page.html);
}

const answerAsPage: RefusalPage = (request, refused) => {
  const language = languageFor(request);
  const page = refusedPage(language, speakerIn(language)(refused));
  return { html: page.html, headers: headersOf(page) };
};

/** Returns the last digits of a phone or of a typed text, or '' if there are too few. */
function lastDigits(text: string): string {
  const digits = digitsFromText(text).replace(/\D/g, '');
  return digits.length >= DIGITS ? digits.slice(-DIGITS) : '';
}

/** Returns what answers a receiver: a form for the ID or for the digits, the parcel, and an act on it. */
function answersOf(services: Services) {
  const { db, clock, settings } = services;

  const frameOf = async (request: TrackingRequest): Promise<Frame> => {
    const language = languageFor(request);
    const trackingId = idOf(request);
    const { tradeName, legalName, logo, colour } = await findBusiness(db);
    const other = language === 'en' ? 'ar' : 'en';
    const otherLanguage = addressWith(trackingId, { lang: other, k: signatureOf(request) });
    return { language, trackingId, business: tradeName || legalName, logo, colour, otherLanguage };
  };

  const askDigits = async (
    request: TrackingRequest,
    reply: FastifyReply,
    problem?: Problem,
    status?: number,
  ) => {
    const action = addressWith(idOf(request), { lang: chosenLanguage(request) });
    return send(reply, digitsPage(await frameOf(request), action, problem), status);
  };

  const showParcel = async (
    request: TrackingRequest,
    reply: FastifyReply,
    { order, link }: OpenedPage,
    after: Pick<ParcelPage, 'done' | 'problem' | 'sent'>,
  ) => {
    const business = await findBusiness(db);
    const { TIME_ZONE: timeZone } = settings;
    const today = businessDay(clock().toISOString(), timeZone);
    const query = { lang: chosenLanguage(request), k: signatureOf(request) };
    const hasCode = link === 'receiver' && CODE_PROOFS.includes(settings.DOOR_PROOF);
    const page = {
      parcel: await readTracked(db, order, { hasCode }),
      action: addressWith(idOf(request), query),
      days: daysToChoose(today, business),
      today,
      phone: business.phone || (await phoneOfWarehouse(order)),
      timeZone,
      ...after,
    };
    return send(reply, parcelPage(await frameOf(request), page), after.problem ? 422 : 200);
  };

  const phoneOfWarehouse = async ({ warehouse_id }: OrderRow) =>
    (warehouse_id === null ? undefined : await findWarehouse(db, warehouse_id))?.phone ?? '';

  /** Returns the order that the link opens, or undefined. */
  const openedBy = async (request: TrackingRequest): Promise<OpenedPage | undefined> => {
    const order = await findTracked(db, idOf(request), clock());
    const link = await signedLink(db, order ?? NOBODY, signatureOf(request));
    return order && link && { order, link };
  };

  /** Opens the page to a visitor who knows the digits, and counts wrong ones, as the sign-in does. */
  const tryDigits = async (request: TrackingRequest, reply: FastifyReply, typed: string) => {
    const trackingID = idOf(request);
    const now = clock();
    const order = await findTracked(db, trackingID, now);
    // Counted by the typed text, in one spelling, because a count by order would show that the order exists.
    const attempt = attemptOf(normalTrackingId(trackingID).toUpperCase(), request, 'Tracking');
    const { failure } = await admitAttempt(db, attempt, now, OF_DIGITS);
    const { receiver_phone, receiver_phone2 } = order ?? NOBODY;
    const given = lastDigits(typed);
    const isRight = [receiver_phone, receiver_phone2].some(
      (phone) => given !== '' && lastDigits(normalPhone(phone) ?? phone) === given,
    );
    if (!order || !isRight) {
      await rewriteLoginFailure(db, failure);
      return askDigits(request, reply, 'digits', 403);
    }
    await noteRight(db, failure);
    await inTransaction(db, (trx) => forgiveLoginFailures(trx, attempt, now));
    const k = await trackingSignature(db, order, 'plain');
    return reply.redirect(addressWith(trackingID, { lang: chosenLanguage(request), k }), 303);
  };

  const takeForm = async (request: TrackingRequest, reply: FastifyReply, sent: ReceiverForm) => {
    const opened = await openedBy(request);
    if (!opened) return tryDigits(request, reply, sent.digits ?? '');
    const act = Object.hasOwn(ACTS, sent.act ?? '') ? ACTS[sent.act as keyof typeof ACTS] : chooseDay;
    const result: Result = await act(services, request, opened.order.tracking_id, sent);
    if ('problem' in result) return showParcel(request, reply, opened, { problem: result.problem, sent });
    const query = { lang: chosenLanguage(request), k: signatureOf(request), done: result.done };
    return reply.redirect(addressWith(idOf(request), query), 303);
  };

  const askId = async (request: TrackingRequest, reply: FastifyReply) => {
    const id = textOf(request.query.id).trim();
    if (id) return reply.redirect(addressWith(id, { lang: chosenLanguage(request) }), 303);
    return send(reply, idPage(await frameOf(request)));
  };

  return { askId, askDigits, showParcel, openedBy, takeForm };
}

/** Serves the page of a parcel for its receiver, who has no account: what the link or the digits open. */
export async function serveTracking(app: FastifyInstance, services: Services): Promise<void> {
  const { askId, askDigits, showParcel, openedBy, takeForm } = answersOf(services);
  app.refusalPages.set(trackingPath(''), answerAsPage);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const config = { isOpen: true, takesBody: true };
    // Unlike other replies of its size, it often goes to a phone on a slow network.
    const compress = { threshold: COMPRESS_FROM };
    pages.get<PageRoute>('/t', { config, compress }, askId);
    pages.get<PageRoute>('/t/:trackingID', { config, compress }, async (request, reply) => {
      const opened = await openedBy(request);
      const isDone = (word: string): word is Done => Object.hasOwn(WORDS.en.done, word);
      const done = textOf(request.query.done);
      if (opened) return showParcel(request, reply, opened, isDone(done) ? { done } : {});
      return askDigits(request, reply);
    });
    pages.post<PageRoute & { Body: ReceiverForm | undefined }>(
      '/t/:trackingID',
      { config, compress, bodyLimit: LONGEST_FORM },
      async (request, reply) => {
        try {
          return await takeForm(request, reply, request.body ?? {});
        } catch (error) {
          if (!(error instanceof RateLimited)) throw error;
          reply.header('retry-after', '900');
          return askDigits(request, reply, 'tooOften', 429);
        }
      },
    );
  });
}
