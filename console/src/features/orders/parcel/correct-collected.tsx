import { type Collected, CollectedCorrection, collections } from '@tawseel/contract/collections';
import { isFarFrom } from '@tawseel/contract/facts/cash';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import * as z from 'zod/mini';
import { useAction } from '../../../api/action.ts';
import { useForm } from '../../../api/form.ts';
import { showMessage } from '../../../api/messages.ts';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { collectedText as text } from '../../../texts/en/collected.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormWindow } from '../../../ui/dialog/form-window.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { FieldWarning } from '../../../ui/fields/field-warning.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { showMoney } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';

type CorrectionValues = { cash: string; card: string; slip: string; reason: string };

/** Request of a correction; an empty amount is 0. */
const CorrectionForm = z.pipe(
  z.transform(({ cash, card, slip, reason }: CorrectionValues): unknown => ({
    cash: numberFromText(cash || '0'),
    card: numberFromText(card || '0'),
    slip,
    reason,
  })),
  CollectedCorrection,
);

/** Amount due in AED, and the recorded amounts; null if none are recorded. */
export type CollectedAmounts = { due: number | undefined; collected: Loose<Collected> | null };

type CorrectionProps = CollectedAmounts & { trackingID: string; open: boolean; onClose: () => void };

/** Corrects what was collected for an order. Remounted each time it is opened. */
function Correction({ trackingID, due, collected, open, onClose }: CorrectionProps) {
  const form = useForm(CorrectionForm, {
    cash: String(collected?.cash ?? 0),
    card: String(collected?.card ?? 0),
    slip: '',
    reason: '',
  });
  const correct = useAction(collections.correctCollected, {
    done: showMessage,
    failed: text.failed,
    after: onClose,
    form,
    rereads: true,
  });

  const { cash, card } = form.values;
  const sum = (numberFromText(cash) ?? 0) + (numberFromText(card) ?? 0);
  // Nothing is recorded and nothing typed yet.
  const isBlank = sum === 0 && !collected?.cash && !collected?.card;
  const isFar = due !== undefined && !isBlank && sum !== due && isFarFrom(due, sum);

  return (
    <FormWindow
      open={open}
      form={form}
      layout="stack gap-3 narrow"
      send={(body) => correct.run({ params: { trackingID }, body })}
      onClose={onClose}
      title={text.correctTitle(trackingID)}
      yes={text.save}
      busy={correct.busy}
    >
      <p>{text.about(showMoney(due))}</p>
      <NumberField label={text.cash} required unit={text.aed} {...form.field('cash')} />
      <NumberField label={text.card} required unit={text.aed} {...form.field('card')} />
      {isFar && <FieldWarning>{text.far(showMoney(sum), showMoney(due), sum > due)}</FieldWarning>}
      {Number(card) > 0 && <TextField label={text.slip} autoComplete="off" {...form.field('slip')} />}
      <TextField
        label={text.reason}
        description={text.reasonHint}
        required
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormWindow>
  );
}

/** Button that corrects what was collected for a delivered order. */
export function CorrectCollected({ trackingID, value }: { trackingID: string; value: number | undefined }) {
  const read = useRead(collections.readCollected, { params: { trackingID } });
  const correcting = useOpened<CollectedAmounts>();
  if (read.data === undefined) return null;
  const collected = read.data;
  return (
    <>
      <Button small onClick={() => correcting.open({ due: collected?.due ?? value, collected })}>
        {text.correct}
      </Button>
      <Opened of={correcting}>
        {(frame, value) => <Correction trackingID={trackingID} {...value} {...frame} />}
      </Opened>
    </>
  );
}
