import { drawAvatar } from './avatar.ts';
import { DOCUMENT_KINDS, drawDocument } from './document.ts';
import { drawInvoice } from './invoice.ts';
import { drawLogo } from './logo.ts';
import { drawParcel } from './parcel.ts';
import { drawWarehouse } from './warehouse.ts';

export type Picture = { type: string; body: string };

const ADDRESS = /^\/pictures\/([a-z]+)\/(?:([a-z-]+)\/)?([a-z0-9-]{1,100})\.svg$/;

const drawers: Readonly<Record<string, (seed: string) => string>> = {
  avatar: drawAvatar,
  parcel: drawParcel,
  invoice: drawInvoice,
  logo: drawLogo,
  warehouse: drawWarehouse,
};

/**
 * Deterministic SVG at an address of this server, drawn anew and always the same: '/pictures/avatar/<seed>.svg', also
 * parcel, invoice, logo and warehouse, and '/pictures/document/<kind>/<seed>.svg'. Undefined for any other address.
 */
export function drawPicture(path: string): Picture | undefined {
  const [, kind = '', sort, seed = ''] = ADDRESS.exec(path) ?? [];
  const body = kind === 'document' ? documentAt(sort, seed) : drawnAt(kind, sort, seed);
  return body === undefined ? undefined : { type: 'image/svg+xml; charset=utf-8', body };
}

function documentAt(sort: string | undefined, seed: string): string | undefined {
  const kind = DOCUMENT_KINDS.find((known) => known === sort);
  return kind && drawDocument(kind, seed);
}

function drawnAt(kind: string, sort: string | undefined, seed: string): string | undefined {
  if (sort !== undefined || !Object.hasOwn(drawers, kind)) return undefined;
  return drawers[kind]?.(seed);
}
