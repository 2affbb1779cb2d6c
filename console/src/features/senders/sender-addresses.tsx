import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MOST_ADDRESSES } from '@tawseel/contract/facts/limits';
import type { Problems } from '../../api/form.ts';
import { senderFormText as text, usersText } from '../../texts/users.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type AddressForm, newAddress } from './sender-form-values.ts';
import styles from './senders.module.css';

type SenderAddressesProps = {
  addresses: readonly AddressForm[];
  /** Of the whole form: those of the third address begin with 'addresses.2.'. */
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
    <div className={styles.addresses}>
      {addresses.map((_, at) => (
        // Without an id until it is stored, an address is told from the others by its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: every field is controlled.
        <fieldset key={at} className={styles.addressForm}>
          <legend className="visually-hidden">{text.addressNumber(at + 1)}</legend>
          <TextField label={usersText.street} {...field(at, 'street', true)} />
          <TextField label={usersText.houseNo} {...field(at, 'houseNo', false)} />
          <TextField label={usersText.city} {...field(at, 'city', true)} />
          <TextField label={usersText.country} {...field(at, 'country', true)} />
          <IconButton
            label={text.removeAddress(at + 1)}
            danger
            icon={<IconTrash aria-hidden="true" />}
            onClick={() => onChange(addresses.filter((_, one) => one !== at))}
          />
        </fieldset>
      ))}
      {addresses.length < MOST_ADDRESSES && (
        <Button
          small
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => onChange([...addresses, newAddress()])}
        >
          {text.addAddress}
        </Button>
      )}
    </div>
  );
}
