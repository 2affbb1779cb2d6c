import { cash } from '@tawseel/contract/cash';
import { useAction } from '../../api/action.ts';
import { type Form, useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ConfirmSlip } from './confirm-slip.tsx';
import {
  hasPerson,
  isBetweenSafes,
  ME,
  type Move,
  MoveForm,
  type MoveValues,
  mayBeOwn,
  moveName,
  moveNamed,
  needsWarehouse,
  openMoves,
  peopleOf,
  type Side,
} from './moves.ts';
import { useCash } from './use-cash.ts';
import { WarehouseField } from './warehouse-field.tsx';

/** Returns the label of the person of a side. */
function personLabel(move: Move, side: Side): string {
  if (move[side] === 'difference') return text.ofPerson;
  if (move[side] === 'float') return text.toDriver;
  return side === 'from' ? text.fromBox : text.toBox;
}

type FieldsProps = { move: Move; form: Form<MoveValues> };

function PersonField({ move, form, side }: FieldsProps & { side: Side }) {
  const { people = [] } = useRead(cash.readCashDesk, {}).data ?? {};
  const { balances = [] } = useCash().data ?? {};
  const placeholder = move[side] === 'float' ? text.chooseDriver : text.choosePerson;
  return (
    <Select
      label={personLabel(move, side)}
      required
      options={peopleOf(move, side, { people, balances })}
      {...(!mayBeOwn(move, side) && { placeholder })}
      {...form.field(side)}
      error={form.problems[`${side}.person`] ?? form.problems[side]}
    />
  );
}

/** The most usual move, each morning; everyone at the desk may make it. */
const GIVE_CHANGE = 'box-float';

type MoveMoneyProps = { open: boolean; onClose: () => void };

/** Moves money from one place to another. Mounted anew each time it is opened. */
export function MoveMoney({ open, onClose }: MoveMoneyProps) {
  const moves = openMoves();
  const form = useForm(MoveForm, {
    move: GIVE_CHANGE,
    from: ME,
    to: '',
    amount: '',
    warehouseId: '',
    toWarehouseId: '',
    trackingID: '',
    slip: '',
    confirmSlip: false,
    note: '',
  });
  const move = moveNamed(form.values.move);
  const action = useAction(cash.moveCash, {
    isOneAct: true,
    done: showMessage,
    failed: text.moveFailed,
    form,
    rereads: true,
    after: onClose,
  });

  function submit() {
    const body = form.check();
    if (body) void action.run({ body });
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.move}
      onSubmit={submit}
      yes={text.yes}
      busy={action.busy}
    >
      <div ref={form.ref} className="columns">
        <Select
          label={text.which}
          className="whole"
          options={moves.map((one) => ({ value: moveName(one), label: text.moves[moveName(one)] ?? '' }))}
          {...form.field('move')}
          description={moves.every(({ to }) => to !== 'bank') && text.toBank}
          error={form.problems['to.kind']}
          onChange={(next) => {
            form.set('move', next);
            for (const side of ['from', 'to'] as const)
              form.set(side, mayBeOwn(moveNamed(next), side) ? ME : '');
          }}
        />
        {hasPerson(move, 'from') && <PersonField move={move} form={form} side="from" />}
        {hasPerson(move, 'to') && <PersonField move={move} form={form} side="to" />}
        {needsWarehouse(move) && <WarehouseField label={text.warehouse} name="warehouseId" form={form} />}
        {isBetweenSafes(move) && <WarehouseField label={text.toSafeOf} name="toWarehouseId" form={form} />}
        {move.order && (
          <TextField label={text.ofOrder} required autoComplete="off" {...form.field('trackingID')} />
        )}
        <NumberField label={text.moved} required unit={text.aed} {...form.field('amount')} />
        {move.slip && (
          <TextField label={text.slipNumber} required autoComplete="off" {...form.field('slip')} />
        )}
        <ConfirmSlip
          problem={form.problems.confirmSlip}
          value={form.values.confirmSlip}
          onChange={(on) => form.set('confirmSlip', on)}
        />
        <TextField
          label={move.note ? text.whatFor : text.note}
          required={move.note === true}
          autoComplete="off"
          {...form.field('note')}
        />
      </div>
    </FormDialog>
  );
}
