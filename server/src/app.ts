import multipart from '@fastify/multipart';
import { allRoutes, routes } from '@tawseel/contract';
import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import { BODY_LIMIT, FORM_LIMIT } from '@tawseel/contract/facts/limits';
import { staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import type { NamedRoute } from '@tawseel/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { callersOf } from './areas/access/callers.ts';
import { accessCalls } from './areas/access/calls/access.ts';
import { accountCalls } from './areas/account/calls/account.ts';
import { administratorCalls } from './areas/administrators/calls.ts';
import { apiKeyCalls } from './areas/api-keys/calls.ts';
import { myDayCalls } from './areas/attempts/my-day.ts';
import { auditCalls } from './areas/audit/calls.ts';
import { businessCalls, serveBusinessLogo } from './areas/business/calls.ts';
import { findBrand } from './areas/business/store.ts';
import { cashCalls } from './areas/cash/calls.ts';
import { contactCalls } from './areas/contact/calls.ts';
import { followUpCalls } from './areas/contact/follow-up-calls.ts';
import { areaCalls } from './areas/delivery-areas/calls.ts';
import { dispatchCalls } from './areas/dispatch/calls.ts';
import { expenseCalls } from './areas/expenses/calls.ts';
import { exportCalls } from './areas/exports/calls.ts';
import { financeCalls } from './areas/finance/calls.ts';
import { senderFigureCalls } from './areas/finance/sender-figures.ts';
import { importCalls } from './areas/imports/calls.ts';
import { lookAtFile } from './areas/imports/look-at-file.ts';
import { runImport } from './areas/imports/run-import.ts';
import { labelCalls } from './areas/labels/calls/labels.ts';
import { collectionCalls } from './areas/orders/calls/collections.ts';
import { orderCalls } from './areas/orders/calls/orders.ts';
import { ORDER_EVENTS } from './areas/orders/counted-events.ts';
import { overviewCalls } from './areas/overview/calls.ts';
import { paymentCalls } from './areas/payments/calls.ts';
import { pickupCalls } from './areas/pickups/calls.ts';
import { beforeProof, proofCalls } from './areas/proofs/calls.ts';
import { queryCalls } from './areas/queries/calls.ts';
import { chargeCalls } from './areas/rates/calls/charges.ts';
import { cityRateCalls } from './areas/rates/calls/city-rates.ts';
import { zoneRateCalls } from './areas/rates/calls/zone-rates.ts';
import { runCalls } from './areas/runs/calls.ts';
import { scanningCalls } from './areas/scanning/calls.ts';
import { senderCalls } from './areas/senders/calls.ts';
import { staffCalls } from './areas/staff/calls/staff.ts';
import { statementCalls } from './areas/statements/calls.ts';
import { eInvoiceCalls } from './areas/statements/e-invoice-calls.ts';
import { serveTracking } from './areas/tracking/serve-page.ts';
import { warehouseCalls } from './areas/warehouses/calls.ts';
import type { BackupState } from './backups.ts';
import { filesOf } from './platform/files/files-of.ts';
import { serveDocs } from './platform/http/api-docs/serve-docs.ts';
import { compressReplies } from './platform/http/compress-replies.ts';
import { capConnections } from './platform/http/connections.ts';
import { featuresOf } from './platform/http/console-settings.ts';
import { answerError } from './platform/http/errors.ts';
import { takeFiles } from './platform/http/files.ts';
import { runJobs } from './platform/http/jobs.ts';
import { LANGUAGES } from './platform/http/language.ts';
import { loggerOf, standardOutput } from './platform/http/logger.ts';
import { shedLoad } from './platform/http/overload.ts';
import { Quotas } from './platform/http/quotas.ts';
import { healthCalls } from './platform/http/readiness.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { FaultLog, logRequests } from './platform/http/request-log.ts';
import { allowOrigins, limitRequests, securityHeaders, setHeaders } from './platform/http/security.ts';
import { type BeforeBody, type Handlers, type Services, serve } from './platform/http/serve.ts';
import { answerBroken } from './platform/http/socket-answers.ts';
import { serveConsole } from './platform/http/static.ts';
import { tallyEnded, tallyRequests } from './platform/http/tally.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the first signal to stop on: the readiness check reports it, while calls are still answered. */
    stopping: boolean;
    /** True until the first start is complete: the readiness check reports it. */
    starting: boolean;
    /** State of the scheduled backups; empty until the first one, and always if none are scheduled. */
    backups: BackupState;
  }
}

/** Time limits of a request's head and of the whole request, and how often late ones are looked for. */
const PATIENCE = { headersMs: 10_000, requestMs: 30_000, lookMs: 2_000 };

/** Handlers by area: an area of the contract that has none does not compile. */
type AreaCalls = { [Area in Exclude<keyof typeof routes, 'staff'>]: Handlers<(typeof routes)[Area]> };
type Table = Record<string, NamedRoute>;

type ImportFiles = { run: typeof runImport; look: typeof lookAtFile };

function callsOf(app: FastifyInstance, settings: Services['settings'], files: ImportFiles): AreaCalls {
  return {
    account: accountCalls,
    administrators: administratorCalls,
    apiKeys: apiKeyCalls,
    access: accessCalls,
    warehouses: warehouseCalls,
    senders: senderCalls,
    cityRates: cityRateCalls,
    zoneRates: zoneRateCalls,
    charges: chargeCalls,
    areas: areaCalls,
    payments: paymentCalls,
    pickups: pickupCalls,
    queries: queryCalls,
    orders: orderCalls,
    scanning: scanningCalls,
    runs: runCalls,
    dispatch: dispatchCalls,
    myDay: myDayCalls,
    cash: cashCalls(filesOf(settings)),
    statements: { ...statementCalls, ...eInvoiceCalls },
    expenses: expenseCalls,
    proofs: proofCalls(filesOf(settings)),
    followUps: followUpCalls,
    contact: contactCalls,
    overview: overviewCalls,
    finance: financeCalls,
    senderFigures: senderFigureCalls,
    collections: collectionCalls,
    exports: exportCalls,
    imports: importCalls(app, settings.DATA_DIR, files),
    labels: labelCalls,
    business: businessCalls,
    audit: auditCalls,
    health: healthCalls,
  };
}

/** Builds the whole server, ready to listen or to be called by a test; every call is registered here. */
export async function buildApp(
  services: Services,
  patience = PATIENCE,
  files: ImportFiles = { run: runImport, look: lookAtFile },
): Promise<FastifyInstance> {
  const { settings, logTo = standardOutput() } = services;
  const headers = securityHeaders(settings);
  const app = Fastify({
    logger: loggerOf(settings, logTo),
    genReqId: (raw) => requestIdOf(raw, settings.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 60_000,
    requestTimeout: patience.requestMs,
    // Bounds what a caller can send ahead over a connection (pipelining.ts).
    maxRequestsPerSocket: 10_000,
    // Node reads this interval only when the server is created.
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookMs },
    // Trusts only the proxy next to the server: anyone may have written what precedes its entry.
    trustProxy: settings.TRUST_PROXY && ((_, hop) => hop === 0),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    logController: new FaultLog(),
    // A logger for each request would cost more than all that it writes.
    childLoggerFactory: (logger) => logger,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    // Addresses that reach no route: invalid escapes, parameters that are too long.
    frameworkErrors: (error, request, reply) => {
      const own = { [REQUEST_ID_HEADER]: request.id, 'cache-control': 'no-store' };
      reply.raw.once('close', () => tallyEnded(request, reply));
      answerError(error, request, reply.headers({ ...headers, ...own }));
    },
    clientErrorHandler: answerBroken(headers),
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  app.decorateRequest('caller');
  app.decorateRequest('isBodyAwaited', false);
  app.decorate('stopping', false);
  app.decorate('starting', false);
  app.decorate('callers', callersOf(services));
  app.decorate('languages', services.languages ?? LANGUAGES);
  app.decorate('refusalPages', new Map());
  app.decorate('quotas', new Quotas());
  app.decorate('backups', { lastGoodAt: undefined, failure: undefined });
  app.removeContentTypeParser('text/plain');
  takeFiles(app, [...new Set(allRoutes.flatMap(({ file = [] }) => file))]);
  runJobs(app, settings.STOP_SECONDS);
  tallyRequests(app);
  logRequests(app, logTo);
  capConnections(app, headers, settings);
  setHeaders(app, headers);
  allowOrigins(app, settings.CORS_ORIGINS);
  shedLoad(app, headers, settings);
  await limitRequests(app, settings);
  await compressReplies(app);
  await app.register(multipart, {
    limits: { fieldSize: 10_000, fields: 50, files: 5, fileSize: FORM_LIMIT },
  });

  const calls = callsOf(app, settings, files);
  const beforeBody: Partial<Record<keyof AreaCalls, Record<string, BeforeBody>>> = {
    proofs: { putProof: beforeProof() },
  };
  for (const area of Object.keys(calls) as (keyof AreaCalls)[]) {
    // AreaCalls has type-checked each pair; a loop over them cannot express that.
    serve<Table>(app, services, routes[area], calls[area] as Handlers<Table>, beforeBody[area]);
  }
  for (const kind of staffKindNames) serve(app, services, routes.staff[kind], staffCalls(kind));
  serveDocs(app);
  if (settings.METRICS_TOKEN) {
    const { serveMetrics } = await import('./platform/http/metrics.ts');
    serveMetrics(app, services, settings.METRICS_TOKEN, ORDER_EVENTS);
  }
  serveBusinessLogo(app, services);
  if (featuresOf(settings).includes('tawseel')) await serveTracking(app, services);
  await serveConsole(app, services, () => findBrand(services.db));
  return app;
}
