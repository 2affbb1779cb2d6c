import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { fieldProblems } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { hasFeature } from '../../api/host.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { zoneRatesText as text } from '../../texts/en/rates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { showPrice } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './rates.module.css';
import { useExistingRate } from './use-existing-rate.ts';
import { useZoneSave } from './use-zone-rates.ts';
import { emptyZoneForm, StoredZoneFormSchema, ZoneFormSchema, zoneFormOf } from './zone-form.ts';
import type { ZoneRow } from './zone-rates.ts';
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
      <div ref={form.ref} className={styles.form}>
        <p className={styles.note}>
          {text.formMode[mode]} {existing && text.routeFixed}
        </p>
        <div className={styles.sides}>
          <ZoneSide side="from" form={form} fixed={fixed} knownAreas={known?.fromZoneAreas} />
          <ZoneSide side="to" form={form} fixed={fixed} knownAreas={known?.toZoneAreas} />
        </div>
        {hasFeature('tawseel') && <p className={styles.note}>{text.areasNote}</p>}
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
