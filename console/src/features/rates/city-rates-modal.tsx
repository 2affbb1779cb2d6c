import { cityRates } from '@tawseel/contract/city-rates';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { type ReactNode, useMemo, useState } from 'react';
import { hasCall, hasFeature } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { showCity } from '../../texts/words.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Bar, TextSkeleton } from '../../ui/states/skeleton.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { type Charged, chargedText } from './charged.ts';
import { CityGroupRates } from './city-group.tsx';
import {
  type CityGroup,
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
import { cityOffers, type Party, RATE_MODES } from './parties.ts';
import styles from './rates.module.css';
import { useCityChanges } from './use-city-changes.ts';
import { useDrafts } from './use-drafts.ts';

const NO_RATES: CityRate[] = [];

/** Routes of a party in one mode, and the texts about their charges. */
function useCityRates(party: Party, mode: DeliveryType) {
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

const GROUPS = EMIRATES.slice(0, 3);

/** Skeleton with two columns of routes under each city. */
function RatesSkeleton() {
  return (
    <>
      {GROUPS.map((city) => (
        <div key={city} className={styles.group}>
          <Bar inlineSize="6rem" blockSize="1rem" />
          <div className={styles.routes}>
            {EMIRATES.map((to) => (
              <div key={to} className={styles.coming}>
                <Bar inlineSize="100%" blockSize="var(--control)" />
              </div>
            ))}
          </div>
        </div>
      ))}
      <div className="visually-hidden">
        <TextSkeleton lines={1} />
      </div>
    </>
  );
}

const ALL_CITIES = 'all';
type CityRatesModalProps = WindowFrame & {
  party: Party;
  /** Notice about all rates of a mode. */
  notice?: (mode: DeliveryType) => ReactNode;
};

/** Rates between cities, of individual senders or of one company. Remounted each time it is opened. */
export function CityRatesModal({ party, notice, open, onClose }: CityRatesModalProps) {
  const [mode, setMode] = useState<DeliveryType>('normal');
  const [from, setFrom] = useState(ALL_CITIES);
  const { drafts, dirty } = useDrafts(mode);
  const { read, failedText, failedHint, groups, hasNone, chargedOf, tellsCharges } = useCityRates(
    party,
    mode,
  );
  const { saveRoute, saveAllFrom, removeRoute } = useCityChanges(party, mode);
  const close = useGuardedClose(open && dirty, onClose, uiTexts.unsaved);
  const offer = cityOffers[party.kind];
  const mayEdit = hasCall(party.kind === 'company' ? cityRates.updateCompanyRates : cityRates.updateUserRate);

  const cities = (groups ?? []).map(({ fromCity }) => ({ value: fromCity, label: showCity(fromCity) }));
  const shown = groups?.filter(({ fromCity }) => from === ALL_CITIES || fromCity === from);
  const title = party.kind === 'company' ? text.titled(text.companyCity, party.company.name) : text.userCity;

  function boxesOf(ofCities: readonly CityGroup[]): ReactNode {
    return ofCities.map((group) => (
      <CityGroupRates
        key={`${mode} ${group.fromCity}`}
        group={group}
        drafts={drafts}
        chargedOf={chargedOf}
        clamps={offer.clamps}
        onSave={mayEdit ? saveRoute : undefined}
        onRemove={offer.removes && hasCall(cityRates.deleteCompanyRate) ? removeRoute : undefined}
        onUpdateAll={mayEdit && offer.bulkModes.includes(mode) ? saveAllFrom : undefined}
      />
    ));
  }

  return (
    <Dialog open={open} onClose={close} title={title} size="large">
      <Toolbar>
        <FilterButtons
          label={text.mode}
          choices={RATE_MODES}
          words={text.modes}
          value={mode}
          onChange={setMode}
        />
        <Select
          label={text.fromCity}
          className={styles.from}
          options={[{ value: ALL_CITIES, label: text.allCities }, ...cities]}
          value={from}
          onChange={setFrom}
        />
      </Toolbar>
      {notice?.(mode)}
      {tellsCharges && party.kind === 'company' && <p className="quiet below">{text.chargedNote}</p>}
      {hasNone ? (
        <>
          <FailedState
            title={failedText}
            hint={failedHint ?? read.error?.message}
            onRetry={() => void read.refetch()}
          />
          {boxesOf(shown ?? [])}
        </>
      ) : (
        <Loaded read={read} data={shown} skeleton={<RatesSkeleton />} failed={failedText} hint={failedHint}>
          {boxesOf}
        </Loaded>
      )}
    </Dialog>
  );
}
