import { MOST_ADDRESSES } from '@tawseel/contract/facts/limits';
import type { Problems } from '../../api/form.ts';
import { senderFormText as text, usersText } from '../../texts/en/users.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { RowList } from '../../ui/fields/row-list.tsx';
import { type AddressForm, newAddress } from './sender-form-values.ts';

type SenderAddressesProps = {
  addresses: readonly AddressForm[];
  /** Problems of the whole form; those of the third address begin with 'addresses.2.'. */
  problems: Problems;
  onChange: (addresses: AddressForm[]) => void;
};

/** Further addresses, as many as the sender has. */
export function SenderAddresses({ addresses, problems, onChange }: SenderAddressesProps) {
  function field(at: number, name: 'street' | 'houseNo' | 'city' | 'country', required: boolean) {
    return {
      autoComplete: 'off',
      required,
      value: addresses[at]?.[name] ?? '',
      error: problems[`addresses.${at}.${name}`],
      onChange: (value: string) =>
        onChange(addresses.map((address, one) => (one === at ? { ...address, [name]: value } : address))),
    };
  }

  return (
    <RowList
      count={addresses.length}
      most={MOST_ADDRESSES}
      row={(at) => (
        <>
          <TextField label={usersText.street} {...field(at, 'street', true)} />
          <TextField label={usersText.houseNo} {...field(at, 'houseNo', false)} />
          <TextField label={usersText.city} {...field(at, 'city', true)} />
          <TextField label={usersText.country} {...field(at, 'country', true)} />
        </>
      )}
      rowLabel={(at) => text.addressNumber(at + 1)}
      removeLabel={(at) => text.removeAddress(at + 1)}
      onRemove={(at) => onChange(addresses.filter((_, one) => one !== at))}
      addLabel={text.addAddress}
      onAdd={() => onChange([...addresses, newAddress()])}
    />
  );
}
