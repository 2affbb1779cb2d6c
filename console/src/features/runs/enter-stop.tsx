import { dispatch } from '@tawseel/contract/dispatch';
import { isFarFrom } from '@tawseel/contract/facts/cash';
import { FAILURE_CODES } from '@tawseel/contract/facts/failure-reasons';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { PICKUP_CODES, type StopReason } from '@tawseel/contract/facts/pickup-reasons';
import {
  changesAt,
  SHOP_CHANGE_CODES,
  type ShopChange,
  STOP_CHANGES,
  type StopChange,
} from '@tawseel/contract/facts/stop-acts';
import { RELATIONS, type Relation, type RunKind } from '@tawseel/contract/facts/stops';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { useAction } from '../../api/action.ts';
import { type Form, problemsOf, useForm } from '../../api/form.ts';
import { attemptsText } from '../../texts/en/attempts.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { dueOf, type LooseRun, type ResultPlace, visitAt } from './run-texts.ts';
import { runWrite } from './use-run.ts';

type ShopAct = Exclude<ShopChange, 'reopened'>;
type Act = Exclude<StopChange, 'reopened'>;
const actsAt = (kind: RunKind) => changesAt(kind).filter((act) => act !== 'reopened');
const inVain = (act: Act) => STOP_CHANGES[act].to === 'failed';
const isAtShop = (act: Act): act is ShopAct => SHOP_CHANGE_CODES.some((one) => one === act);
type Values = {
  act: Act;
  receivedBy: string;
  relation: Relation;
  cash: string;
  card: string;
  slip: string;
  reason: StopReason;
  note: string;
  why: string;
};

const amount = (name: 'cash' | 'card', typed: string) => {
  const value = numberFromText(typed);
  return value === undefined ? {} : { [name]: value };
};

function bodyAtShop(act: ShopAct, { receivedBy, reason, note, why }: Values) {
  const told = note.trim() ? { note } : {};
  if (act === 'not_collected') return { act, reason, why, ...told };
  return { act, why, ...told, ...(receivedBy.trim() ? { receivedBy } : {}) };
}

function bodyOf(values: Values) {
  const { act, receivedBy, relation, cash, card, slip, reason, note, why } = values;
  if (isAtShop(act)) return bodyAtShop(act, values);
  if (act === 'failed') return { act, reason, why, ...(note.trim() ? { note } : {}) };
  if (act === 'handed_back') return { act, receivedBy, why };
  const paid = { ...amount('cash', cash), ...amount('card', card), ...(slip.trim() ? { slip } : {}) };
  return { act, receivedBy, relation, why, ...paid };
}

function DeliveredFields({ form, due }: { form: Form<Values>; due: number }) {
  return (
    <>
      <Select
        label={text.relation}
        options={RELATIONS.map((value) => ({ value, label: text.relations[value] }))}
        {...form.field('relation')}
      />
      {due > 0 && (
        <>
          <NumberField label={text.cash} description={text.due(showMoney(due))} {...form.field('cash')} />
          <NumberField label={text.card} {...form.field('card')} />
          <TextField label={text.slip} maxLength={LONGEST.name} autoComplete="off" {...form.field('slip')} />
        </>
      )}
    </>
  );
}

function NoteField({ form }: { form: Form<Values> }) {
  return <TextField label={text.note} maxLength={LONGEST.note} autoComplete="off" {...form.field('note')} />;
}

function FailedFields({ form, codes }: { form: Form<Values>; codes: readonly StopReason[] }) {
  return (
    <>
      <Select
        label={text.failure}
        options={codes.map((value) => ({ value, label: attemptsText.reasons[value] }))}
        {...form.field('reason')}
      />
      <NoteField form={form} />
    </>
  );
}

export type EnterStopProps = { run: LooseRun; place: ResultPlace; open: boolean; onClose: () => void };

/**
 * Enters the result of a stop, or of a visit to a shop, for a driver whose phone is lost or dead. Remounted each time
 * it is opened.
 */
export function EnterStop({ run, place, open, onClose }: EnterStopProps) {
  const visit = visitAt(place);
  const parcel = ('parcel' in place && place.parcel) || {};
  const { trackingID = visit?.number ?? '', receiverName, senderName } = parcel;
  const { kind = 'delivery' } = run;
  const acts = actsAt(kind);
  const codes = kind === 'pickup' ? PICKUP_CODES : FAILURE_CODES;
  const due = dueOf(parcel) ?? 0;
  const form = useForm<Values, typeof dispatch.enterStop.body>(dispatch.enterStop.body, {
    act: acts[0] ?? 'delivered',
    receivedBy: (kind === 'return' ? senderName : kind === 'pickup' ? '' : receiverName) ?? '',
    relation: 'self',
    cash: due > 0 ? String(due) : '',
    card: '',
    slip: '',
    reason: codes[0],
    note: '',
    why: '',
  });
  const options = { ...runWrite({ failed: text.enterFailed, after: onClose }), form };
  const atStop = useAction(dispatch.enterStop, options);
  const atVisit = useAction(dispatch.enterVisit, options);
  const { values } = form;
  const id = run._id ?? '';

  function submit() {
    const body = bodyOf(values);
    const problems = problemsOf(dispatch.enterStop.body, body);
    form.report(problems);
    if (Object.keys(problems).length > 0) return;
    if (visit && isAtShop(values.act)) {
      const params = { id, pickupId: visit.pickupId ?? '' };
      void atVisit.run({ params, body: bodyAtShop(values.act, values) });
      return;
    }
    const paid = values.act === 'delivered' ? [values.cash, values.card] : [];
    const collected = paid.reduce((sum, typed) => sum + (numberFromText(typed) ?? 0), 0);
    const isDoubtful = collected > 0 && isFarFrom(due, collected);
    const question = isDoubtful ? text.enterAmount(showMoney(collected), showMoney(due)) : undefined;
    const asked = { ...body, ...(isDoubtful && { confirmAmount: true }) };
    void atStop.run({ params: { id, trackingID }, body: asked }, question);
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.enterTitle(show(trackingID))}
      yes={text.enterYes}
      busy={atStop.busy || atVisit.busy}
      onSubmit={submit}
    >
      <div ref={form.ref} className="stack">
        <p className="quiet">{text.enterHint}</p>
        <FilterButtons
          label={text.outcome}
          choices={acts}
          words={attemptsText.acts}
          value={values.act}
          onChange={(act) => form.set('act', act)}
        />
        {!inVain(values.act) && (
          <TextField
            label={values.act === 'collected' ? text.handedOverBy : text.receivedBy}
            required={values.act !== 'collected'}
            maxLength={LONGEST.name}
            autoComplete="off"
            {...form.field('receivedBy')}
          />
        )}
        {values.act === 'delivered' && <DeliveredFields form={form} due={due} />}
        {values.act === 'collected' && <NoteField form={form} />}
        {inVain(values.act) && <FailedFields form={form} codes={codes} />}
        <TextField
          label={text.why}
          description={text.whyHint}
          required
          maxLength={LONGEST.note}
          autoComplete="off"
          {...form.field('why')}
        />
      </div>
    </FormDialog>
  );
}
