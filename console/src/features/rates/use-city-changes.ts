import { useQueryClient } from '@tanstack/react-query';
import { charges } from '@tawseel/contract/charges';
import { cityRates } from '@tawseel/contract/city-rates';
import { cityLabel } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
// biome-ignore lint/style/noRestrictedImports: what is refused before it is asked is said here.
import { toast } from 'react-hot-toast/headless';
import { useAction } from '../../api/action.ts';
import { updateCached } from '../../api/read.ts';
import { ratesText as text } from '../../texts/rates.ts';
import { showMoney } from '../../ui/format.ts';
import { askBulk } from './ask-bulk.ts';
import {
  type CityGroup,
  type CityRate,
  cityChange,
  destinationChange,
  isOwnRoute,
  pairChange,
  withRate,
} from './city-rates.ts';
import { bulkFailure, rateFailure } from './failures.ts';
import type { Company, Party } from './parties.ts';

/** Mutations of a party's rates in one mode; each answers whether it was done. */
export function useCityChanges(party: Party, mode: DeliveryType) {
  const client = useQueryClient();
  const toastTexts = { done: text.updated, failedAlways: rateFailure, noToken: text.tokenMissing };
  const userRate = useAction(cityRates.updateUserRate, {
    ...toastTexts,
    also: [charges.readStartingPrices.area],
  });
  const pair = useAction(cityRates.updateCompanyRates, toastTexts);
  const destination = useAction(cityRates.bulkUpdateCity, toastTexts);
  const bulk = useAction(cityRates.bulkUpdateCity, {
    failedAlways: bulkFailure,
    noToken: text.tokenMissing,
    done: (_, { body }) => {
      const [first] = body.rates;
      return first && 'fromCity' in first
        ? text.cityUpdated(cityLabel(first.fromCity), first.rate)
        : text.updated;
    },
  });

  const removal = useAction(cityRates.deleteCompanyRate, {
    done: text.removed,
    failed: text.removeFailed,
    noToken: text.tokenMissing,
    after: (reply, { params: { companyId, type } }) => {
      const request = { params: { companyId, type } };
      updateCached(client, cityRates.listCompanyRates, request, (stored) => reply?.rates ?? stored);
    },
    // Somebody else may have taken it away.
    refused: () => void client.invalidateQueries({ queryKey: [cityRates.listCompanyRates.area] }),
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
      updateCached(client, cityRates.listCompanyRates, request, (rows) => withRate(rows, routes, { rate }));
    }
  }

  async function saveOfUsers({ rateId, fromCity, toCity }: CityRate, rate: number): Promise<boolean> {
    if (rateId) return userRate.run({ body: { rateId, fromCity, toCity, rate, mode } });
    toast.error(text.noRateInfo);
    return false;
  }

  function saveOfCompany(company: Company, route: CityRate, rate: number): Promise<boolean> {
    const routeName = text.route(cityLabel(route.fromCity), cityLabel(route.toCity));
    const question = {
      title: text.updateOneTitle,
      text: text.updateOneText(company.name, mode, routeName, showMoney(rate)),
      yes: text.updateOneYes,
    };
    return isOwnRoute(company, route)
      ? destination.run({ body: destinationChange(company, route, mode, rate) }, question)
      : pair.run({ body: pairChange(company, route, mode, rate) }, question);
  }

  async function saveRoute(route: CityRate, rate: number): Promise<boolean> {
    const saved =
      party.kind === 'individual'
        ? await saveOfUsers(route, rate)
        : await saveOfCompany(party.company, route, rate);
    if (saved) store([route], rate);
    return saved;
  }

  async function saveAllFrom({ fromCity, routes }: CityGroup, rate: number): Promise<boolean> {
    if (party.kind === 'individual') return false;
    const { company } = party;
    const question = askBulk(text.bulkTitle(cityLabel(fromCity)), company.name, rate);
    const saved = await bulk.run({ body: cityChange(company, fromCity, mode, rate) }, question);
    if (saved) store(routes, rate);
    return saved;
  }

  async function removeRoute({ fromCity, toCity }: CityRate): Promise<boolean> {
    if (party.kind === 'individual') return false;
    const { id: companyId, name } = party.company;
    const routeName = text.route(cityLabel(fromCity), cityLabel(toCity));
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
