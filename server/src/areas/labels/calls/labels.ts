import type { LabelSize } from '@tawseel/contract/facts/labels';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { labels } from '@tawseel/contract/labels';
import { languageOf, speakerOf } from '../../../platform/http/language.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { escapeHtml } from '../../../platform/values/escape-html.ts';
import { seenBy } from '../../orders/calls/views.ts';
import { findOrderOrThrow } from '../../orders/find-or-throw.ts';
import { changesSince } from '../changes.ts';
import { barCode, qrCode } from '../sheet/codes.ts';
import { printed } from '../sheet/page.ts';
import { PAPERS } from '../sheet/style.ts';
import { listPrintsOf } from '../store.ts';
import { bindLabel, unbindLabel } from './bind.ts';
import { printBlankLabels, readBlankPreview } from './blank.ts';
import { printLabels, readLabelPreview } from './print.ts';

/** Code on the test page: a tracking ID that no order gets. */
const SAMPLE = 'TWS-Y222-222A';
/** Distance of the rulers from the edges, up to which no printer prints. */
const EDGE_MM = 6;
const TEN_MM = 10;
/** Length of the strokes at each millimetre, at five and at ten. */
const STROKES = [2, 3, 4.5];

function strokeAt(mm: number): number {
  return STROKES[mm % TEN_MM === 0 ? 2 : mm % 5 === 0 ? 1 : 0] ?? 0;
}

/** Returns the length of the ruler along the shorter edge, in mm. */
function ruledLength(size: LabelSize): number {
  return rulerOf(PAPERS[size].sheetWidth);
}

function rulerOf(edge: number): number {
  return Math.floor((edge - 2 * EDGE_MM) / TEN_MM) * TEN_MM;
}

/** Draws rulers along the upper and the left edge, in mm. */
function rulers(width: number, height: number): string {
  const marks = (length: number) => Array.from({ length: length + 1 }, (_, mm) => mm);
  const across = marks(rulerOf(width));
  const down = marks(rulerOf(height)).slice(1);
  const strokes = [
    ...across.map((mm) => `M${EDGE_MM + mm} ${EDGE_MM}v${strokeAt(mm)}`),
    ...down.map((mm) => `M${EDGE_MM} ${EDGE_MM + mm}h${strokeAt(mm)}`),
    `M${EDGE_MM} ${EDGE_MM}h${rulerOf(width)}M${EDGE_MM} ${EDGE_MM}v${rulerOf(height)}`,
  ];
  const isNamed = (mm: number) => mm > 0 && mm % TEN_MM === 0;
  const numbers = [
    ...across
      .filter(isNamed)
      .map((mm) => `<text x="${EDGE_MM + mm}" y="${EDGE_MM + 7.5}" text-anchor="middle">${mm}</text>`),
    ...down.filter(isNamed).map((mm) => `<text x="${EDGE_MM + 5}" y="${EDGE_MM + mm + 1}">${mm}</text>`),
  ];
  return `<svg class="rulers" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-size="2.75"><path d="${strokes.join('')}" stroke="#000" stroke-width=".25" fill="none"/>${numbers.join('')}</svg>`;
}

/** Returns a sheet that shows whether a printer prints at the right size, with codes to scan. */
function testSheet(size: LabelSize, { title, text }: { title: string; text: string }): string {
  const { sheetWidth, sheetHeight, dots } = PAPERS[size];
  const bars = barCode(SAMPLE, dots - 120);
  return `<div class="sheet">${rulers(sheetWidth, sheetHeight)}<div class="test"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${'svg' in bars ? bars.svg : ''}<p class="id">${SAMPLE}</p>${qrCode(SAMPLE)}</div></div>`;
}

export const labelCalls: Handlers<typeof labels> = {
  readLabelPreview,
  printLabels,
  printBlankLabels,
  readBlankPreview,
  bindLabel,
  unbindLabel,

  listPrints: async ({ params }, { db, scope, caller }) => {
    const order = await findOrderOrThrow(db, scope, params.trackingID);
    const rows = await listPrintsOf(db, order.id);
    return rows.map((row) => ({
      at: row.at,
      // Stored by the calls above.
      size: row.size as LabelSize,
      copies: row.copies,
      reason: row.reason,
      changes: changesSince(row, order),
      by: seenBy(caller, { kind: row.actor_kind, id: row.actor, name: row.actor_name }),
    }));
  },

  readTestPage: async ({ query: { size = '4x6', styleApart } }, { request, reply }) => {
    const say = speakerOf(request);
    const language = languageOf(request.headers['accept-language'], request.server.languages);
    const title = say(sentence('printer_test'));
    const text = say(sentence('printer_set_up', { mm: ruledLength(size) }));
    async function* sheets() {
      yield testSheet(size, { title, text });
    }
    return printed(reply, { size, title, language, styleApart: styleApart === 'yes' }, sheets());
  },
};
