import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { ZoneRoute, zoneRates } from '@tawseel/contract/zone-rates';
import { useEffect, useRef, useState } from 'react';
import { fieldProblems } from '../../api/call.ts';
import { type Form, problemsOf, useForm } from '../../api/form.ts';
import { hasFeature } from '../../api/host.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { ratesText, zoneRatesText as text } from '../../texts/en/rates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { showPrice } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { checkFailure, isNoSuchRate } from './failures.ts';
import styles from './rates.module.css';
import { useZoneSave } from './use-zone-rates.ts';
import {
  emptyZoneForm,
  foundRow,
  routeOf,
  StoredZoneFormSchema,
  toRoute,
  type ZoneForm,
  ZoneFormSchema,
  zoneFormOf,
} from './zone-form.ts';
import { type ZoneRow, zoneKey } from './zone-rates.ts';
import { ZoneSide } from './zone-side.tsx';

type ZoneRateFormProps = WindowFrame & {
  companyId: string | undefined;
  mode: DeliveryType;
  /** Rate to edit; if absent, one is added. */
  existing?: ZoneRow | undefined;
  /** Called if the route to add has a rate already. */
  onEdit: (found: ZoneRow) => void;
};

function Answer({ found, onEdit }: { found: ZoneRow | undefined; onEdit: (found: ZoneRow) => void }) {
  const edit = found && (
    <Button small onClick={() => onEdit(found)}>
      {text.editFound}
    </Button>
  );
  return (
    <Notice tone="answer" actions={edit}>
      {found ? text.found(showPrice(found.rate)) : text.notFound}
    </Notice>
  );
}

/** Adds a zone rate or edits one. Remounted each time it is opened. */
export function ZoneRateForm({ companyId, mode, existing, open, onClose, onEdit }: ZoneRateFormProps) {
  const form = useForm(
    existing ? StoredZoneFormSchema : ZoneFormSchema,
    existing ? zoneFormOf(existing) : emptyZoneForm(mode),
  );
  const { answer, ask, forget, busy } = useExistingRate(companyId, form);
  const refused = (error: Error) => {
    forget();
    form.report(fieldProblems(error));
  };
  const { create, update, owner } = useZoneSave(companyId, onClose, refused);
  const save = existing ? update : create;
  const close = useGuardedClose(open && form.dirty, onClose, uiTexts.unsaved);
  const fixed = existing !== undefined;
  const known = existing ?? answer?.found;

  function submit() {
    const details = form.check();
    if (details) void save.run({ body: { ...details, ...owner } });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={existing ? text.editTitle : text.addTitle}
      size="large"
      onSubmit={submit}
      busy={save.busy}
      footer={
        <>
          {!existing && (
            <Button className="pull" busy={busy} onClick={() => void ask()}>
              {text.check}
            </Button>
          )}
          <Button onClick={close}>{text.cancel}</Button>
          <Button type="submit" variant="primary" busy={save.busy}>
            {save.busy ? text.processing : existing ? text.update : text.create}
          </Button>
        </>
      }
    >
      <div ref={form.ref} className="stack">
        <p className="quiet">
          {text.formMode[mode]} {existing && text.routeFixed}
        </p>
        <div className={styles.sides}>
          <ZoneSide side="from" form={form} fixed={fixed} knownAreas={known?.fromZoneAreas} />
          <ZoneSide side="to" form={form} fixed={fixed} knownAreas={known?.toZoneAreas} />
        </div>
        {hasFeature('tawseel') && <p className="quiet">{text.areasNote}</p>}
        <NumberField
          label={text.rate}
          required
          unit={text.aed}
          className={styles.rate}
          {...form.field('rate')}
        />
        <div aria-live="polite">{answer && <Answer found={answer.found} onEdit={onEdit} />}</div>
      </div>
    </Dialog>
  );
}

/** Looks for an existing rate of the form's route, and fills it in. */
function useExistingRate(companyId: string | undefined, form: Form<ZoneForm>) {
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
