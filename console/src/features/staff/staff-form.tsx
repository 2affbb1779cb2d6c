import { COUNTRY, cityFromText } from '@tawseel/contract/facts/emirates';
import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { emiratesIdCheckDigit, emiratesIdShape } from '@tawseel/contract/facts/uae';
import { staff } from '@tawseel/contract/staff';
import { accountProblem, identityProblem, staffUpdate } from '@tawseel/contract/staff-details';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { type Form, useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { textFieldsOf, textsOf, versionOf } from '../../api/record.ts';
import { staffKindTexts, staffText as text } from '../../texts/en/staff.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { cityOptions } from '../../texts/words.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { type FieldNote, fieldNote } from '../../ui/fields/field-note.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import grid from '../../ui/fields/form-grid.module.css';
import { Select } from '../../ui/fields/select.tsx';
import { show } from '../../ui/format.ts';
import { storedRow } from '../../ui/table/column.ts';
import type { Person } from './search-staff.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

const COMMON = ['firstName', 'lastName', 'email', 'phoneNo', 'cnic', 'street', 'houseNo'] as const;

/** Form of a staff member; only a driver's has a vehicle. */
type StaffForm = ReturnType<typeof staffForm>;

function staffForm(kind: StaffKind, person: Person) {
  return {
    ...textsOf(person, [...COMMON, 'accountNumber', 'warehouseId']),
    country: person.country ?? COUNTRY,
    city: cityFromText(person.city ?? '') ?? '',
    ...(kind === 'driver' ? textsOf(person, ['licenseNo', 'vehicleType', 'vehicleNo']) : {}),
    ...versionOf(person),
  };
}

/** A number of another shape stops no change of the rest while it is left as it is stored. */
function number(problem: (typed: string) => string | undefined, stored: string | undefined) {
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed === stored || !problem(typed), {
      error: ({ input }) => problem(String(input)),
    }),
  );
}

/** The contract's schema of the details, with the numbers held to their shapes as the server does. */
function staffFormSchema(kind: StaffKind, stored: Person) {
  const checked = {
    cnic: number(identityProblem, stored.cnic),
    accountNumber: number(accountProblem, stored.accountNumber),
    city: z.string().check(z.minLength(1, text.cityMissing)),
    warehouseId: z.string().check(z.minLength(1, text.warehouseMissing)),
  };
  return kind === 'driver' ? z.extend(staffUpdate.driver, checked) : z.extend(staffUpdate[kind], checked);
}

/** Returns how a phone is read; of a driver's, also what it is for. */
function staffPhoneNote(kind: StaffKind, typed: string): FieldNote | undefined {
  const note = phoneNote(typed);
  if (kind !== 'driver') return note;
  if (note?.isWarning) return { ...note, text: text.driverPhoneWarning };
  return note ?? { text: text.signsInWith, isWarning: false };
}

/** Doubt about an Emirates ID of the right shape. */
function identityNote(typed: string): FieldNote | undefined {
  const isDoubtful = emiratesIdShape(typed) !== undefined && !emiratesIdCheckDigit(typed);
  return isDoubtful ? { text: text.identityWarning, isWarning: true } : undefined;
}

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
