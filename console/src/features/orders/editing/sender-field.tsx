import { cityFromText } from '@tawseel/contract/facts/emirates';
import { useEffect, useRef } from 'react';
import { useSenderSuggestions } from '../../../api/use-sender-suggestions.ts';
import { orderFormText as text } from '../../../texts/en/order-editing.ts';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import type { Fields } from './order-fields.tsx';

type SenderFieldProps = {
  form: Fields;
  onUnknown: (unknown: boolean) => void;
  /** True to take the focus, as after another order; at first the dialog sets it and remembers the opener. */
  focused: boolean;
};

/** Autocomplete of a registered sender, which fills the fields below; they can still be typed. */
export function SenderField({ form, onUnknown, focused }: SenderFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus();
  }, [focused]);
  const { data, finding } = useSenderSuggestions();

  function choose(id: string | undefined) {
    form.set('senderId', id ?? '');
    onUnknown(id === undefined);
    const chosen = id && data?.find(({ _id }) => _id === id);
    if (!chosen) return;
    form.set('pickup.senderName', chosen.name ?? '');
    form.set('pickup.senderPhone', chosen.phone ?? '');
    form.set('pickup.senderAddress', [chosen.houseNo, chosen.street].filter(Boolean).join(', '));
    form.set('pickup.city', cityFromText(chosen.city ?? '') ?? '');
    form.set('pickup.area', '');
  }

  return (
    <div ref={box} className="whole">
      <SuggestField
        label={text.registered}
        description={text.registeredHint}
        {...finding}
        unknown={text.noSuchSender}
        error={form.problems.senderId}
        onChange={choose}
      />
    </div>
  );
}
