import { LONGEST } from '@tawseel/contract/facts/limits';
import { PICKUP_CODES, type PickupReason } from '@tawseel/contract/facts/pickup-reasons';
import type { MyStop } from '@tawseel/contract/my-day';
import { type FormEvent, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Chips } from '../door/chips.tsx';
import { Reasons, Step, StepEnd } from '../door/step.tsx';
import type { Draft } from '../queue/driver.ts';
import { useActs } from '../queue/use-acts.ts';

type Parcels = { taken: readonly MyStop[]; left: readonly MyStop[] };
/** Input about the parcels of a shop: why some were left, and who handed over the others. */
type CollectInput = { reason: PickupReason; who: Pick<Draft, 'receivedBy' | 'proofs'> };

/** Returns one act for each parcel of a shop: collected ones with who handed them over, others with the reason. */
function collectDrafts({ taken, left }: Parcels, { reason, who }: CollectInput): Draft[] {
  return [
    ...taken.map((stop): Draft => ({ stop, act: 'collected', ...who })),
    ...left.map((stop): Draft => ({ stop, act: 'not_collected', reason })),
  ];
}

type CollectStepProps = { taken: MyStop[]; left: MyStop[]; onBack: () => void };

/** Asks who handed the parcels over, and why some were left. */
export function CollectStep({ taken, left, onBack }: CollectStepProps) {
  const { act, isBusy, problem } = useActs();
  const [reason, setReason] = useState<PickupReason>('not_ready');
  const [name, setName] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    const receivedBy = name.trim();
    act(collectDrafts({ taken, left }, { reason, who: receivedBy === '' ? {} : { receivedBy } }));
  }

  return (
    <Step title={text.taken(taken.length)} onBack={onBack}>
      <form className="stack" noValidate onSubmit={send}>
        {left.length > 0 && (
          <Chips
            name="reason"
            title={text.whyLeft(left.length)}
            values={PICKUP_CODES}
            words={(code) => text.reasons[code]}
            chosen={reason}
            onChoose={setReason}
          />
        )}
        <TextField
          label={text.handedOverBy}
          autoComplete="off"
          maxLength={LONGEST.name}
          value={name}
          onChange={setName}
        />
        <StepEnd isBusy={isBusy} problem={problem} />
      </form>
    </Step>
  );
}

/** Asks why nothing was collected: the tap on a reason is the act. */
export function LeaveStep({ left, onBack }: Pick<CollectStepProps, 'left' | 'onBack'>) {
  const { act, isBusy, problem } = useActs();
  return (
    <Step title={text.whyLeft(left.length)} onBack={onBack}>
      <Reasons
        reasons={PICKUP_CODES}
        isBusy={isBusy}
        problem={problem}
        onChoose={(reason) => act(collectDrafts({ taken: [], left }, { reason, who: {} }))}
      />
    </Step>
  );
}
