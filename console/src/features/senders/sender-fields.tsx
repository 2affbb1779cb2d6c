import type { Form } from '../../api/form.ts';
import { senderFormText as text, usersText } from '../../texts/en/users.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { cityOptions } from '../../texts/words.ts';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import grid from '../../ui/fields/form-grid.module.css';
import { Select } from '../../ui/fields/select.tsx';
import { SenderAddresses } from './sender-addresses.tsx';
import type { SenderForm } from './sender-form-values.ts';

type TextName = Exclude<keyof SenderForm, 'role' | 'addresses'>;

/** Fields of a sender; companies have further ones, and the kind can be changed after creation. */
export function SenderFields({ form, isNew }: { form: Form<SenderForm>; isNew: boolean }) {
  const { values, problems, set } = form;
  const isCompany = values.role === 'Company';

  function field(name: TextName, required = false) {
    return { ...form.field(name), value: values[name] ?? '', autoComplete: 'off', required };
  }

  return (
    <>
      <h3 className={grid.section}>{isCompany ? text.company : text.person}</h3>
      {!isNew && (
        <Select
          label={text.kind}
          options={[
            { value: 'User', label: text.person },
            { value: 'Company', label: text.company },
          ]}
          {...form.field('role')}
        />
      )}
      <TextField label={usersText.name} {...field('name', true)} />
      {isCompany && <TextField label={text.legalName} dir="auto" {...field('legalName')} />}
      <TextField label={usersText.email} type="email" {...field('email', true)} />
      <TextField
        label={usersText.phone}
        type="tel"
        description={fieldNote(phoneNote(values.phone))}
        {...field('phone', true)}
      />
      {isCompany && <TextField label={text.trn} inputMode="numeric" {...field('trn')} />}
      {values.iban !== undefined && (
        <TextField label={text.iban} placeholder={text.ibanExample} {...field('iban')} />
      )}
      <TextField label={text.picture} description={text.pictureHint} {...field('profilePic')} />
      <h3 className={grid.section}>{text.address}</h3>
      <TextField label={usersText.street} {...field('street', true)} />
      <TextField label={usersText.houseNo} {...field('houseNo')} />
      <Select
        label={usersText.city}
        options={cityOptions()}
        placeholder={text.chooseCity}
        required
        {...form.field('city')}
      />
      <TextField label={usersText.country} {...field('country', true)} />
      <TextField label={text.landmark} {...field('landmark')} />
      <TextField label={text.makani} placeholder={text.makaniExample} {...field('makani')} />
      <h3 className={grid.section}>{usersText.addresses}</h3>
      <SenderAddresses
        addresses={values.addresses}
        problems={problems}
        onChange={(addresses) => set('addresses', addresses)}
      />
    </>
  );
}
