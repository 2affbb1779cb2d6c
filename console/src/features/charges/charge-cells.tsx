import type { KeyboardEvent } from 'react';
import { chargesText as text } from '../../texts/en/charges.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { show, showNumber, showPrice } from '../../ui/format.ts';
import type { Charge, Draft } from './charge-edits.ts';
import styles from './charges.module.css';

export type CellProps = {
  charge: Charge;
  /** Draft while the charge is edited. */
  draft: Draft | undefined;
  /** Form outside the table to which the boxes and Save of this row belong. */
  formId: string;
  onChange: (part: Partial<Draft>) => void;
  onCancel: () => void;
};

/** Returns the common props of a charge's boxes; Escape cancels the edit. */
function boxOf({ charge, draft, formId, onCancel }: CellProps, header: string) {
  return {
    label: text.fieldOf(header, charge.name),
    hideLabel: true,
    form: formId,
    className: styles.box,
    readOnly: draft?.busy,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    },
  };
}

export function PriceCell(props: CellProps) {
  const { charge, draft, onChange } = props;
  if (!draft) return showPrice(charge.price);
  return (
    <NumberField
      {...boxOf(props, text.price)}
      unit={text.aed}
      value={draft.price}
      error={draft.problems.price}
      onChange={(price) => onChange({ price, changed: true, problems: {} })}
    />
  );
}

export function VolumeCell(props: CellProps) {
  const { charge, draft, onChange } = props;
  if (draft) {
    return (
      <NumberField
        {...boxOf(props, text.maxVolume)}
        step={1}
        placeholder={text.infinity}
        value={draft.maxVolume}
        error={draft.problems.maxVolume}
        onChange={(maxVolume) => onChange({ maxVolume, changed: true, problems: {} })}
      />
    );
  }
  if (typeof charge.maxVolume === 'number') return showNumber(charge.maxVolume);
  if (charge.maxVolume !== null) return show(charge.maxVolume);
  return (
    <span role="img" aria-label={text.unlimited}>
      {text.infinity}
    </span>
  );
}

type ActionsProps = Omit<CellProps, 'onChange'> & { onEdit: () => void };

export function EditActions({ charge, draft, formId, onEdit, onCancel }: ActionsProps) {
  // The keys differ, because if Edit's element became Save, the press on Edit would also submit.
  const labelled = (action: string) => ({ 'aria-label': text.forCharge(action, charge.name) });
  if (!draft) {
    return (
      <Button
        key="edit"
        small
        {...labelled(text.edit)}
        data-edit={formId}
        disabled={charge.id === undefined}
        onClick={onEdit}
      >
        {text.edit}
      </Button>
    );
  }
  return (
    <>
      <Button
        key="save"
        small
        type="submit"
        variant="primary"
        form={formId}
        busy={draft.busy}
        {...labelled(text.save)}
      >
        {text.save}
      </Button>
      <Button small disabled={draft.busy} onClick={onCancel} {...labelled(text.cancel)}>
        {text.cancel}
      </Button>
    </>
  );
}
