import type { Sentences } from '../sentence.ts';
import { access } from './access.ts';
import { account } from './account.ts';
import { administrators } from './administrators.ts';
import { apiKeys } from './api-keys.ts';
import { areas } from './areas.ts';
import { business } from './business.ts';
import { cash } from './cash.ts';
import { everyCall } from './every-call.ts';
import { exports } from './exports.ts';
import { hub } from './hub.ts';
import { imports } from './imports.ts';
import { labels } from './labels.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { pickups } from './pickups.ts';
import { queries } from './queries.ts';
import { rates } from './rates.ts';
import { rows } from './rows.ts';
import { rules } from './rules.ts';
import { senders } from './senders.ts';
import { staff } from './staff.ts';
import { statements } from './statements.ts';
import { warehouses } from './warehouses.ts';

/** Sentences of the server in Arabic; the words are those of the table in GLOSSARY.md. */
export const arabic: Sentences = {
  ...everyCall,
  ...rules,
  ...access,
  ...account,
  ...administrators,
  ...apiKeys,
  ...areas,
  ...business,
  ...cash,
  ...exports,
  ...hub,
  ...imports,
  ...labels,
  ...orders,
  ...payments,
  ...pickups,
  ...queries,
  ...rates,
  ...rows,
  ...senders,
  ...staff,
  ...statements,
  ...warehouses,
};
