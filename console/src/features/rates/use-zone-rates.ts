import { useQueryClient } from '@tanstack/react-query';
import { rates, type ZoneRate } from '@tawseel/contract/rates';
import { useMemo } from 'react';
import { useAction } from '../../api/action.ts';
import { messageIn } from '../../api/call.ts';
import { changeStored, useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { ratesText, zoneRatesText as text } from '../../texts/rates.ts';
import { bulkFailure } from './failures.ts';
import { mergeZoneRates } from './zone-rates.ts';

/** The general zone rates, or a company's. */
export function useZoneRates(companyId: string | undefined) {
  const general = useRead(rates.listZoneRates, {}, { enabled: companyId === undefined });
  const own = useRead(
    rates.listCompanyZoneRates,
    { params: { id: companyId ?? '' } },
    { enabled: companyId !== undefined },
  );
  const read = companyId === undefined ? general : own;
  const rows = useMemo(() => read.data && mergeZoneRates(read.data), [read.data]);
  return { read, rows };
}

type Change = (stored: Loose<ZoneRate>[], saved: Loose<ZoneRate>) => Loose<ZoneRate>[];

const append: Change = (stored, saved) => [...stored, saved];
const replace: Change = (stored, saved) => stored.map((rate) => (rate._id === saved._id ? saved : rate));

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
    const into = (stored: Loose<ZoneRate>[]) => (saved ? change(stored, saved) : stored);
    if (isGeneral) changeStored(client, rates.listZoneRates, {}, into);
    else changeStored(client, rates.listCompanyZoneRates, { params: { id: companyId } }, into);
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

  const create = useAction(
    isGeneral ? rates.createZoneRate : rates.createCompanyZoneRate,
    saying(text.created, append),
  );
  const update = useAction(
    isGeneral ? rates.updateZoneRate : rates.updateCompanyZoneRate,
    saying(text.updated, replace),
  );
  return { create, update, owner };
}

/** All of a company's zone rates in one mode at once; the server's own words when it was done. */
export function useZoneBulk() {
  return useAction(rates.bulkUpdateZoneRates, {
    done: (body) => messageIn(body) ?? ratesText.updated,
    failedAlways: bulkFailure,
    noToken: ratesText.tokenMissing,
  });
}
