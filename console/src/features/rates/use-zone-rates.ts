import { useQueryClient } from '@tanstack/react-query';
import { type ZoneRate, zoneRates } from '@tawseel/contract/zone-rates';
import { useMemo } from 'react';
import { useAction } from '../../api/action.ts';
import { messageIn } from '../../api/messages.ts';
import { updateCached, useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { ratesText, zoneRatesText as text } from '../../texts/en/rates.ts';
import { showPrice } from '../../ui/format.ts';
import { bulkFailure } from './failures.ts';
import { routeText } from './zone-columns.tsx';
import { AnyZoneRate } from './zone-form.ts';
import { mergeZoneRates, type ZoneRow } from './zone-rates.ts';

/** The general zone rates, or a company's. */
export function useZoneRates(companyId: string | undefined) {
  const general = useRead(zoneRates.listZoneRates, {}, { enabled: companyId === undefined });
  const own = useRead(
    zoneRates.listCompanyZoneRates,
    { params: { id: companyId ?? '' } },
    { enabled: companyId !== undefined },
  );
  const read = companyId === undefined ? general : own;
  const rows = useMemo(() => read.data && mergeZoneRates(read.data), [read.data]);
  return { read, rows };
}

type Change = (stored: Loose<ZoneRate>[], saved: Loose<ZoneRate>) => Loose<ZoneRate>[];

/** Fields without which a row cannot be listed. */
const NEEDED = ['_id', 'fromCity', 'fromZone', 'toCity', 'toZone', 'rate', 'mode'] as const;

function isWhole(rate: Loose<ZoneRate>): boolean {
  return NEEDED.every((name) => rate[name] !== undefined);
}

const append: Change = (stored, saved) => [...stored, saved];
const replace: Change = (stored, saved) => stored.map((rate) => (rate._id === saved._id ? saved : rate));

const body = AnyZoneRate;
const writes = {
  create: { ...zoneRates.createZoneRate, body },
  createOfCompany: { ...zoneRates.createCompanyZoneRate, body },
  update: { ...zoneRates.updateZoneRate, body },
  updateOfCompany: { ...zoneRates.updateCompanyZoneRate, body },
};

/** The calls behind the zone form: a company's have paths of their own and carry its id. */
export function useZoneSave(
  companyId: string | undefined,
  after: () => void,
  refused: (error: Error) => void,
) {
  const client = useQueryClient();
  const isGeneral = companyId === undefined;
  const owner = isGeneral ? {} : { companyId };

  function store(saved: Loose<ZoneRate> | undefined, change: Change): void {
    // An incomplete row is read again with the list.
    const into = (stored: Loose<ZoneRate>[]) => (saved && isWhole(saved) ? change(stored, saved) : stored);
    if (isGeneral) updateCached(client, zoneRates.listZoneRates, {}, into);
    else updateCached(client, zoneRates.listCompanyZoneRates, { params: { id: companyId } }, into);
    after();
  }

  function saying(done: string, change: Change) {
    return {
      done,
      failed: ratesText.zoneSaveFailed,
      noToken: ratesText.tokenMissing,
      refused,
      after: (reply: { data?: Loose<ZoneRate> | undefined } | undefined) => store(reply?.data, change),
    };
  }

  const create = useAction(isGeneral ? writes.create : writes.createOfCompany, saying(text.created, append));
  const update = useAction(isGeneral ? writes.update : writes.updateOfCompany, saying(text.updated, replace));
  return { create, update, owner };
}

/** Bulk update of a company's zone rates in one mode; shows the server's message. */
export function useZoneBulk() {
  return useAction(zoneRates.bulkUpdateZoneRates, {
    done: (body) => messageIn(body) ?? ratesText.updated,
    failedAlways: bulkFailure,
    noToken: ratesText.tokenMissing,
  });
}

/** Deletes a zone rate after a question; a refusal reads the list again, because another tab may have been quicker. */
export function useZoneRemoval(companyId: string | undefined): (row: ZoneRow) => Promise<void> {
  const client = useQueryClient();
  const toastTexts = {
    done: text.removed,
    failed: ratesText.removeFailed,
    noToken: ratesText.tokenMissing,
    rereads: true,
  };
  const ofGeneral = useAction(zoneRates.deleteZoneRate, {
    ...toastTexts,
    after: (reply) => updateCached(client, zoneRates.listZoneRates, {}, (stored) => reply?.data ?? stored),
  });
  const ofCompany = useAction(zoneRates.deleteCompanyZoneRate, {
    ...toastTexts,
    after: (reply, { params }) => {
      const request = { params: { id: params.companyId } };
      updateCached(client, zoneRates.listCompanyZoneRates, request, (stored) => reply?.data ?? stored);
    },
  });

  return async (row) => {
    const { id, mode } = row;
    const question = {
      title: text.removeTitle,
      text: text.removeText(routeText(row), mode, showPrice(row.rate)),
      yes: ratesText.remove,
      danger: true,
    };
    if (id === undefined) return;
    if (companyId === undefined) await ofGeneral.run({ params: { id } }, question);
    else await ofCompany.run({ params: { companyId, id } }, question);
  };
}
