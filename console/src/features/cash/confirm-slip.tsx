import { balancesText as text } from '../../texts/en/cash.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Notice } from '../../ui/states/notice.tsx';

type ConfirmSlipProps = {
  /** Refusal of the server, which knows the slip. */
  problem: string | undefined;
  value: boolean;
  onChange: (isConfirmed: boolean) => void;
};

/** Asks whether a slip of the bank that is known with the same amount is another one. */
export function ConfirmSlip({ problem, value, onChange }: ConfirmSlipProps) {
  if (!problem && !value) return null;
  return (
    <div className="stack gap-1 whole">
      {problem && <Notice>{problem}</Notice>}
      <Checkbox label={text.anotherSlip} checked={value} onChange={onChange} />
    </div>
  );
}
