import type { LabelSize } from '@tawseel/contract/facts/labels';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { labels } from '@tawseel/contract/labels';
import { languageOf, speakerOf } from '../../../platform/http/language.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { seenBy } from '../../orders/calls/views.ts';
import { findOrderOrThrow } from '../../orders/find-or-throw.ts';
import { changesSince } from '../changes.ts';
import { printed } from '../sheet/page.ts';
import { ruledLength, testSheet } from '../sheet/test-page.ts';
import { listPrintsOf } from '../store.ts';
import { bindLabel, unbindLabel } from './bind.ts';
import { printBlankLabels, readBlankPreview } from './blank.ts';
import { printLabels, readLabelPreview } from './print.ts';

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
