import { type SenderRecord, senders } from '@tawseel/contract/senders';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { type Form, useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { textFieldsOf } from '../../api/record.ts';
import type { Loose } from '../../api/tolerant.ts';
import { senderFormText as text, usersText } from '../../texts/en/users.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { cityOptions } from '../../texts/words.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import grid from '../../ui/fields/form-grid.module.css';
import { Select } from '../../ui/fields/select.tsx';
import { show } from '../../ui/format.ts';
import { SenderAddresses } from './sender-addresses.tsx';
import { type SenderForm, type SenderKind, senderForm, senderFormSchema } from './sender-form-values.ts';

/** Fields of a sender; companies have further ones, and the kind can be changed after creation. */
function SenderFields({ form, isNew }: { form: Form<SenderForm>; isNew: boolean }) {
  const { values, problems, set } = form;
  const isCompany = values.role === 'Company';
  const field = textFieldsOf(form);

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

export type SenderFormDialogProps = WindowFrame & {
  role: SenderKind;
  /** Sender to edit; if absent, one is added. */
  existing?: Loose<SenderRecord> | undefined;
};

/** Adds a sender or edits one. Remounted each time it is opened. */
export function SenderFormDialog({ role, existing, ...frame }: SenderFormDialogProps) {
  const [schema] = useState(senderFormSchema);
  const form = useForm(schema, senderForm(role, existing));
  const { name } = form.values;
  const saving = { failed: text.saveFailed, after: frame.onClose, form };
  const create = useAction(senders.createSender, { done: text.added(name), ...saving });
  const update = useAction(senders.updateSender, { done: text.changed(name), ...saving });
  const fresh = useReadOnDemand(senders.readSender);
  const id = existing?._id;
  const add = role === 'Company' ? text.addCompany : text.addPerson;

  async function read() {
    const answer = await fresh.run({ params: { id: id ?? '' } });
    return 'content' in answer ? senderForm(role, answer.content) : undefined;
  }

  return (
    <FormWindow
      {...frame}
      title={existing ? text.editTitle(show(existing.name)) : add}
      size="large"
      form={form}
      send={(body) => (id === undefined ? create.run({ body }) : update.run({ params: { id }, body }))}
      layout="columns"
      changed={{ error: outOfDate(update.error), read }}
      yes={existing ? text.save : add}
      busy={create.busy || update.busy}
    >
      <SenderFields form={form} isNew={existing === undefined} />
    </FormWindow>
  );
}
