import { cityRates } from '@tawseel/contract/city-rates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { useMemo } from 'react';
import { hasFeature } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { type Charged, chargedText } from './charged.ts';
import {
  type CityRate,
  fromCompanyRate,
  fromUserRate,
  groupRoutes,
  isOfMode,
  listCompanyRates,
  namesRoutes,
  routeKey,
} from './city-rates.ts';
import { fetchFailure, isNotFound } from './failures.ts';
import { cityOffers, type Party } from './parties.ts';

const NO_RATES: CityRate[] = [];

/** Routes of a party in one mode, and the texts about their charges. */
export function useCityRates(party: Party, mode: DeliveryType) {
  const isCompany = party.kind === 'company';
  const companyId = isCompany ? party.company.id : undefined;
  const { own } = cityOffers[party.kind];
  const ofUsers = useRead(
    cityRates.listUserRates,
    { params: { type: mode } },
    { enabled: !isCompany, failedAlways: fetchFailure, isReadable: namesRoutes },
  );
  const ofCompany = useRead(
    listCompanyRates,
    { params: { companyId: companyId ?? '', type: mode } },
    { enabled: isCompany, failed: text.companyFetchFailed, isReadable: namesRoutes },
  );
  const ofBases = useRead(
    cityRates.listBaseRates,
    { params: { type: mode }, query: companyId === undefined ? {} : { companyId } },
    { enabled: hasFeature('tawseel') },
  );

  const individual = useMemo(() => ofUsers.data?.map(fromUserRate), [ofUsers.data]);
  const ofOwn = useMemo(
    () => ofCompany.data?.filter(isOfMode(mode)).map(fromCompanyRate),
    [ofCompany.data, mode],
  );
  // Another server may answer 404 for a company without rates, whose first rates are then set in empty boxes.
  const hasNone = isCompany && !hasFeature('tawseel') && isNotFound(ofCompany.error);
  const list = hasNone ? NO_RATES : isCompany ? ofOwn : individual;
  const groups = useMemo(() => list && groupRoutes(list), [list]);
  const charged = useMemo(
    () =>
      new Map(
        ofBases.data?.map(({ fromCity = '', toCity = '', bases = [] }) => [
          routeKey({ fromCity, toCity }),
          chargedText(bases, own),
        ]),
      ),
    [ofBases.data, own],
  );

  return {
    read: isCompany ? ofCompany : ofUsers,
    failedText: isCompany ? text.companyFetchFailed : fetchFailure(ofUsers.error),
    /** The other variant has the reason in its text. */
    failedHint: isCompany ? undefined : '',
    groups,
    /** True if the groups are empty because the company has no rates. */
    hasNone,
    chargedOf: (key: string): Charged => charged.get(key) ?? {},
    /** True if empty boxes show the charge. */
    tellsCharges: ofBases.data !== undefined,
  };
}
