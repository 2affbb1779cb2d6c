import { useId } from 'react';
import type { RefusalHandler } from '../../api/action.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { showCity } from '../../texts/words.ts';
import { BulkBox } from './bulk-box.tsx';
import type { Charged } from './charged.ts';
import { type CityGroup, type CityRate, routeKey } from './city-rates.ts';
import { RateField } from './rate-field.tsx';
import styles from './rates.module.css';
import type { Drafts } from './use-drafts.ts';

type CityGroupProps = {
  group: CityGroup;
  drafts: Drafts;
  chargedOf: (key: string) => Charged;
  clamps: boolean;
  /** Absent if rates cannot be changed. */
  onSave: ((route: CityRate, rate: number, refused: RefusalHandler) => Promise<boolean>) | undefined;
  /** Absent if rates cannot be removed. */
  onRemove?: ((route: CityRate) => Promise<boolean>) | undefined;
  /** Absent if a city's rates cannot be set together. */
  onUpdateAll?: ((group: CityGroup, rate: number, refused: RefusalHandler) => Promise<boolean>) | undefined;
};

/** All routes from one city. */
export function CityGroupRates({ group, drafts, chargedOf, clamps, ...changes }: CityGroupProps) {
  const { onSave, onRemove, onUpdateAll } = changes;
  const headingId = useId();
  const city = showCity(group.fromCity);
  const bulkKey = `all from ${group.fromCity}`;

  async function updateAll(rate: number, refused: RefusalHandler): Promise<boolean> {
    const done = (await onUpdateAll?.(group, rate, refused)) ?? false;
    if (done) drafts.drop(group.routes.map(routeKey));
    return done;
  }

  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <div className={styles.groupHead}>
        <h3 id={headingId} className="text-14">
          {text.from(city)}
        </h3>
        {onUpdateAll && (
          <BulkBox
            label={text.bulkLabel(city)}
            hideLabel
            typed={drafts.of(bulkKey) ?? ''}
            onType={(typed) => (typed === '' ? drafts.drop([bulkKey]) : drafts.type(bulkKey, typed))}
            onUpdate={updateAll}
          />
        )}
      </div>
      <ul className={styles.routes}>
        {group.routes.map((route) => {
          const key = routeKey(route);
          return (
            <RateField
              key={key}
              route={route}
              draft={drafts.of(key)}
              charged={chargedOf(key)}
              clamps={clamps}
              onType={(typed) => drafts.type(key, typed)}
              onSave={
                onSave &&
                (async (rate, refused) => {
                  if (await onSave(route, rate, refused)) drafts.drop([key]);
                })
              }
              onRemove={
                onRemove &&
                (async () => {
                  const removed = await onRemove(route);
                  if (removed) drafts.drop([key]);
                  return removed;
                })
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
