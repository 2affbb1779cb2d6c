import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { type Form, useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { textFieldsOf } from '../../api/record.ts';
import { staffKindTexts, staffText as text } from '../../texts/en/staff.ts';
import { cityOptions } from '../../texts/words.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import grid from '../../ui/fields/form-grid.module.css';
import { Select } from '../../ui/fields/select.tsx';
import { show } from '../../ui/format.ts';
import { storedRow } from '../../ui/table/column.ts';
import type { Person } from './search-staff.ts';
import {
  identityNote,
  type StaffForm,
  staffForm,
  staffFormSchema,
  staffPhoneNote,
} from './staff-form-values.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

function StaffFields({ kind, form }: { kind: StaffKind; form: Form<StaffForm> }) {
  const isDriver = kind === 'driver';
  const { values } = form;
  const field = textFieldsOf(form);

  return (
    <>
      <h3 className={grid.section}>{text.person}</h3>
      <TextField label={text.firstName} {...field('firstName', true)} />
      <TextField label={text.lastName} {...field('lastName', true)} />
      <TextField
        label={text.email}
        type="email"
        description={isDriver ? undefined : text.signsInWith}
        {...field('email', !isDriver)}
      />
      <TextField
        label={text.phone}
        type="tel"
        description={fieldNote(staffPhoneNote(kind, values.phoneNo))}
        {...field('phoneNo', true)}
      />
      <TextField
        label={text.identityNumber}
        placeholder={text.identityExample}
        description={fieldNote(identityNote(values.cnic))}
        {...field('cnic')}
      />
      <h3 className={grid.section}>{text.home}</h3>
      <TextField label={text.street} {...field('street')} />
      <TextField label={text.houseNo} {...field('houseNo')} />
      <Select
        label={text.city}
        options={cityOptions()}
        placeholder={text.chooseCity}
        {...field('city', true)}
      />
      <TextField label={text.country} {...field('country', true)} />
      <h3 className={grid.section}>{text.work}</h3>
      <WarehouseSelect {...form.field('warehouseId')} />
      <TextField label={text.accountNumber} placeholder={text.accountExample} {...field('accountNumber')} />
      {isDriver && (
        <>
          <h3 className={grid.section}>{text.vehicle}</h3>
          <TextField label={text.licenseNo} {...field('licenseNo')} />
          <TextField label={text.vehicleType} placeholder={text.vehicleTypeHint} {...field('vehicleType')} />
          <TextField label={text.vehicleNo} {...field('vehicleNo')} />
        </>
      )}
    </>
  );
}

type Rows = Pick<(typeof staff)[StaffKind], 'createStaff' | 'updateStaff' | 'listStaff'>;

export type StaffFormProps = WindowFrame & {
  kind: StaffKind;
  /** Staff member to edit; without an id, one is added. */
  start: Person;
  /** Called with the person who was added. */
  onAdded?: (person: { id: string; name: string }) => void;
};

/** Adds staff or edits them. Remounted each time it is opened. */
export function StaffFormDialog({ kind, start, onAdded, ...frame }: StaffFormProps) {
  const { _id: id } = start;
  const [schema] = useState(() => staffFormSchema(kind, start));
  const form = useForm(schema, staffForm(kind, start));
  const rows: Rows = staff[kind];
  const saving = { failed: text.saveFailed, after: frame.onClose, form };
  const name = fullName(form.values);
  const create = useAction(rows.createStaff, {
    done: text.added(name),
    ...saving,
    after: (reply) => {
      frame.onClose();
      const added = reply?.data?._id;
      if (added) onAdded?.({ id: added, name });
    },
  });
  const update = useAction(rows.updateStaff, { done: text.updated(name), ...saving });
  const fresh = useReadOnDemand(rows.listStaff);

  async function read() {
    const answer = await fresh.run({});
    const now = 'content' in answer ? storedRow<Person>(answer.content, start) : undefined;
    return now && staffForm(kind, now);
  }

  const add = staffKindTexts[kind].add;
  return (
    <FormWindow
      {...frame}
      title={id === undefined ? add : text.editTitle(show(fullName(start)))}
      size="large"
      form={form}
      send={(body) => (id === undefined ? create.run({ body }) : update.run({ params: { id }, body }))}
      layout="columns"
      changed={{ error: outOfDate(update.error), read }}
      yes={id === undefined ? add : text.save}
      busy={create.busy || update.busy}
    >
      <StaffFields kind={kind} form={form} />
    </FormWindow>
  );
}
