import { cityFromText } from '@tawseel/contract/facts/emirates';
import type { Sender } from '@tawseel/contract/senders';
import { useState } from 'react';
import type { Form } from '../../api/form.ts';
import type { Loose } from '../../api/tolerant.ts';
import { useSenderSuggestions } from '../../api/use-sender-suggestions.ts';
import { pickupFormText as text } from '../../texts/en/pickups.ts';
import { showCity } from '../../texts/words.ts';
import { Select } from '../../ui/fields/select.tsx';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { joined } from '../../ui/format.ts';
import type { PickupForm } from './pickup-form-values.ts';

type Address = { houseNo?: string | undefined; street?: string | undefined; city?: string | undefined };

/** The sender's own address and its branches in the Emirates. */
function addressesOf(sender: Loose<Sender>): Address[] {
  return [sender, ...(sender.addresses ?? [])].filter(({ city }) => cityFromText(city ?? '') !== undefined);
}

/** Street as it is saved, the same in every language. */
const streetOf = ({ houseNo, street }: Address) => [houseNo, street].filter(Boolean).join(', ');

/** Autocomplete of a sender, whose address fills the fields below; one of its branches may be chosen. */
export function ShopField({ form }: { form: Form<PickupForm> }) {
  const [at, setAt] = useState(0);
  const { data, finding } = useSenderSuggestions();
  const chosen = data?.find(({ _id }) => _id !== undefined && _id === form.values.senderId);
  const addresses = chosen ? addressesOf(chosen) : [];

  function goTo(address: Address | undefined) {
    form.set('street', address ? streetOf(address) : '');
    form.set('city', cityFromText(address?.city ?? '') ?? '');
    form.set('area', '');
  }

  function choose(id: string | undefined) {
    form.set('senderId', id ?? '');
    const sender = id ? data?.find(({ _id }) => _id === id) : undefined;
    if (!sender) return;
    setAt(0);
    form.set('phone', sender.phone ?? '');
    goTo(addressesOf(sender)[0] ?? { ...sender, city: '' });
  }

  return (
    <>
      <div className="narrow whole">
        <SuggestField
          label={text.sender}
          required
          description={text.senderHint}
          {...finding}
          unknown={text.noSuchSender}
          error={
            form.problems.senderId && (form.values.senderId ? form.problems.senderId : text.chooseSender)
          }
          onChange={choose}
        />
      </div>
      {addresses.length > 1 && (
        <Select
          className="narrow whole"
          label={text.branch}
          options={addresses.map((address, index) => ({
            value: String(index),
            label: joined([streetOf(address), showCity(address.city)]),
          }))}
          value={String(at)}
          onChange={(index) => {
            setAt(Number(index));
            goTo(addresses[Number(index)]);
          }}
        />
      )}
    </>
  );
}
