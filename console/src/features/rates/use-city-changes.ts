import { useQueryClient } from '@tanstack/react-query';
import { cityRates } from '@tawseel/contract/city-rates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
// biome-ignore lint/style/noRestrictedImports: refusals before a call are shown here.
import { toast } from 'react-hot-toast/headless';
import { type RefusalHandler, useAction } from '../../api/action.ts';
import { updateCached } from '../../api/read.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { showCity } from '../../texts/words.ts';
import { showPrice } from '../../ui/format.ts';
import { askBulk } from './ask-bulk.ts';
import {
  type CityGroup,
  type CityRate,
  cityChange,
  destinationChange,
  isOfMode,
  isOwnRoute,
  listCompanyRates,
  pairChange,
  withRate,
} from './city-rates.ts';
import { bulkFailure, rateFailure } from './failures.ts';
import type { Company, Party } from './parties.ts';

/** Mutations of a party's rates in one mode; each resolves to true on success. */
export function useCityChanges(party: Party, mode: DeliveryType) {
  const client = useQueryClient();
  const toastTexts = { done: text.updated, failedAlways: rateFailure, noToken: text.tokenMissing };
  const userRate = useAction(cityRates.updateUserRate, {
    ...toastTexts,
  });
  const pair = useAction(cityRates.updateCompanyRates, toastTexts);
  const destination = useAction(cityRates.bulkUpdateCity, toastTexts);
  const bulk = useAction(cityRates.bulkUpdateCity, {
    failedAlways: bulkFailure,
    noToken: text.tokenMissing,
    done: (_, { body }) => {
      const [first] = body.rates;
      return first && 'fromCity' in first
        ? text.cityUpdated(showCity(first.fromCity), first.rate)
        : text.updated;
    },
  });

  const removal = useAction(cityRates.deleteCompanyRate, {
    done: text.removed,
    failed: text.removeFailed,
    noToken: text.tokenMissing,
    after: (reply, { params: { companyId, type } }) => {
      const request = { params: { companyId, type } };
      updateCached(client, listCompanyRates, request, (stored) => reply?.rates ?? stored);
    },
    // Another user may have removed it.
    rereads: true,
  });

  /** Updates the cache at once, without waiting for the refetch of the rates. */
  function store(routes: readonly CityRate[], rate: number): void {
    if (party.kind === 'individual') {
      const request = { params: { type: mode } };
      updateCached(client, cityRates.listUserRates, request, (rows) =>
        withRate(rows, routes, { rates: rate, starting: undefined }),
      );
    } else {
      const request = { params: { companyId: party.company.id, type: mode } };
      updateCached(client, listCompanyRates, request, (rows) =>
        withRate(rows.filter(isOfMode(mode)), routes, { rate }),
      );
    }
  }

  async function saveOfUsers(route: CityRate, rate: number, refused: RefusalHandler): Promise<boolean> {
    const { rateId, fromCity, toCity } = route;
    if (rateId !== undefined) {
      return userRate.run({ body: { rateId, fromCity, toCity, rate, mode } }, undefined, refused);
    }
    toast.error(text.noRateInfo);
    return false;
  }

  function saveOfCompany(
    company: Company,
    route: CityRate,
    rate: number,
    refused: RefusalHandler,
  ): Promise<boolean> {
    const routeName = text.route(showCity(route.fromCity), showCity(route.toCity));
    const question = {
      title: text.updateOneTitle,
      text: text.updateOneText(company.name, mode, routeName, showPrice(rate)),
      yes: text.updateOneYes,
    };
    return isOwnRoute(company, route)
      ? destination.run({ body: destinationChange(company, route, mode, rate) }, question, refused)
      : pair.run({ body: pairChange(company, route, mode, rate) }, question, refused);
  }

  async function saveRoute(route: CityRate, rate: number, refused: RefusalHandler): Promise<boolean> {
    const saved =
      party.kind === 'individual'
        ? await saveOfUsers(route, rate, refused)
        : await saveOfCompany(party.company, route, rate, refused);
    if (saved) store([route], rate);
    return saved;
  }

  async function saveAllFrom(group: CityGroup, rate: number, refused: RefusalHandler): Promise<boolean> {
    if (party.kind === 'individual') return false;
    const { company } = party;
    const { fromCity, routes } = group;
    const question = askBulk(text.bulkTitle(showCity(fromCity)), company.name, rate);
    const saved = await bulk.run({ body: cityChange(company, fromCity, mode, rate) }, question, refused);
    if (saved) store(routes, rate);
    return saved;
  }

  async function removeRoute({ fromCity, toCity }: CityRate): Promise<boolean> {
    if (party.kind === 'individual') return false;
    const { id: companyId, name } = party.company;
    const routeName = text.route(showCity(fromCity), showCity(toCity));
    const question = {
      title: text.removeTitle,
      text: text.removeText(name, mode, routeName),
      yes: text.remove,
      danger: true,
    };
    return removal.run({ params: { companyId, type: mode, fromCity, toCity } }, question);
  }

  return { saveRoute, saveAllFrom, removeRoute };
}
