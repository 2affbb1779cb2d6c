import { cityFromText } from '@tawseel/contract/facts/emirates';
import { finder } from '@tawseel/contract/facts/searches';
import { type Sender, senders } from '@tawseel/contract/senders';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { orderFormText as text } from '../../../texts/desk.ts';
import { TextField } from '../../../ui/form-fields.tsx';
import styles from './desk.module.css';
import type { Fields } from './order-fields.tsx';

const MOST_OFFERED = 20;

/** Registered senders by what is offered; two of one name are told apart by their phone and email. */
function useSenders(enabled: boolean): Map<string, Loose<Sender>> {
  const { data } = useRead(senders.listSenders, {}, { enabled });
  return useMemo(
    () =>
      new Map((data ?? []).map((sender) => [`${sender.name} (${sender.phone}, ${sender.email})`, sender])),
    [data],
  );
}

/** Autocomplete of a registered sender; who is chosen fills the fields below, which stay as they can be typed. */
export function SenderField({ form, onUnknown }: { form: Fields; onUnknown: (unknown: boolean) => void }) {
  const listId = useId();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // The first field, after another order as well.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const registered = useSenders(asked);
  const sought = useDeferredValue(typed);
  const offered = useMemo(() => {
    const holds = finder(sought);
    return [...registered.keys()].filter((name) => holds([name])).slice(0, MOST_OFFERED);
  }, [registered, sought]);

  function type(value: string) {
    setTyped(value);
    const chosen = registered.get(value);
    form.set('senderId', chosen?._id ?? '');
    onUnknown(value.trim() !== '' && !chosen);
    if (!chosen) return;
    form.set('pickup.senderName', chosen.name ?? '');
    form.set('pickup.senderPhone', chosen.phone ?? '');
    form.set('pickup.senderAddress', [chosen.houseNo, chosen.street].filter(Boolean).join(', '));
    form.set('pickup.city', cityFromText(chosen.city ?? '') ?? '');
    form.set('pickup.area', '');
  }

  return (
    <div ref={box} className={styles.wide}>
      <TextField
        label={text.registered}
        description={text.registeredHint}
        list={listId}
        autoComplete="off"
        value={typed}
        error={form.problems.senderId}
        onFocus={() => setAsked(true)}
        onChange={type}
      />
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
