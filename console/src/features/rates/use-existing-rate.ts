import { ZoneRoute, zoneRates } from '@tawseel/contract/zone-rates';
import { useEffect, useRef, useState } from 'react';
import { type Form, problemsOf } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { ratesText } from '../../texts/en/rates.ts';
import { checkFailure, isNoSuchRate } from './failures.ts';
import { foundRow, routeOf, toRoute, type ZoneForm, zoneFormOf } from './zone-form.ts';
import { type ZoneRow, zoneKey } from './zone-rates.ts';

/** Looks for an existing rate of the form's route, and fills it in. */
export function useExistingRate(companyId: string | undefined, form: Form<ZoneForm>) {
  const isGeneral = companyId === undefined;
  const check = useReadOnDemand(isGeneral ? zoneRates.checkZoneRate : zoneRates.checkCompanyZoneRate, {
    failedAlways: checkFailure,
    noToken: ratesText.tokenMissing,
  });
  const [answer, setAnswer] = useState<{ key: string; found: ZoneRow | undefined }>();
  const key = zoneKey(form.values, form.values.mode);
  const current = useRef(form.values);
  useEffect(() => {
    current.current = form.values;
  }, [form.values]);

  function forget() {
    setAnswer(undefined);
  }

  /** Fills in the found rate; input during the request stays. */
  function fillIn(found: ZoneRow) {
    const filled = zoneFormOf(found);
    for (const name of ['rate', 'fromZoneAreas', 'toZoneAreas'] as const) {
      if (current.current[name] === form.values[name]) form.set(name, filled[name]);
    }
  }

  async function ask(): Promise<void> {
    forget();
    const route = toRoute(form.values);
    if (!route) return form.report(problemsOf(ZoneRoute, routeOf(form.values)));
    const reply = await check.run({ body: isGeneral ? route : { ...route, companyId } });
    // Another route may have been chosen during the request.
    const now = current.current;
    if (zoneKey(now, now.mode) !== key || ('error' in reply && !isNoSuchRate(reply.error))) return;
    const rate = 'content' in reply && reply.content.rate !== undefined ? reply.content : undefined;
    const found = rate && foundRow(form.values, rate);
    setAnswer({ key, found });
    if (found) fillIn(found);
  }

  return { answer: answer?.key === key ? answer : undefined, ask, forget, busy: check.busy };
}
