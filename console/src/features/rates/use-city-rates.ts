import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { rates } from '@tawseel/contract/rates';
import { useMemo } from 'react';
import { serverMessage } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { ratesText as text } from '../../texts/rates.ts';
import { showNumber } from '../../ui/format.ts';
import { fromCompanyRate, fromUserRate, groupRoutes, routeKey } from './city-rates.ts';
import { fetchFailure } from './failures.ts';
import { cityOffers, type Party } from './parties.ts';

/** The routes of a party in one mode, and what stands in the box of a route without a rate of its own. */
export function useCityRates(party: Party, mode: DeliveryType) {
  const isCompany = party.kind === 'company';
  const { inherits } = cityOffers[party.kind];
  const ofUsers = useRead(
    rates.listUserRates,
    { params: { type: mode } },
    // Behind a company's rates they only fill in, and a failure of theirs is not worth a word.
    inherits ? {} : { failedAlways: fetchFailure },
  );
  const ofCompany = useRead(
    rates.listCompanyRates,
    { params: { companyId: isCompany ? party.company.id : '', type: mode } },
    { enabled: isCompany, failed: text.companyFetchFailed },
  );

  const individual = useMemo(() => ofUsers.data?.map(fromUserRate), [ofUsers.data]);
  const own = useMemo(() => ofCompany.data?.map(fromCompanyRate), [ofCompany.data]);
  const list = isCompany ? own : individual;
  const groups = useMemo(() => list && groupRoutes(list), [list]);
  const hints = useMemo(() => {
    const behind = individual?.filter(({ rate }) => rate !== undefined);
    return new Map(behind?.map((route) => [routeKey(route), text.individualIs(showNumber(route.rate))]));
  }, [individual]);

  return {
    read: isCompany ? ofCompany : ofUsers,
    failedText: isCompany ? text.companyFetchFailed : fetchFailure(ofUsers.error),
    failedHint: isCompany ? serverMessage(ofCompany.error) : undefined,
    groups,
    hintOf: (key: string) => (inherits && individual ? (hints.get(key) ?? text.noRate) : undefined),
  };
}
