import type { CallOutcome } from '@tawseel/contract/facts/calls';
import { LEFT_WITH } from '@tawseel/contract/facts/calls';
import { LONGEST } from '@tawseel/contract/facts/limits';
import type { Form } from '../../api/form.ts';
import { contactText as text } from '../../texts/en/contact.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { fieldNote } from '../../ui/fields/field-note.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Kbd } from '../../ui/keys/kbd.tsx';
import { fieldsOf, requiredField, type Values } from './outcomes.ts';

const NEEDS_DAY: readonly CallOutcome[] = ['agreed', 'leave_with'];

type OutcomeFieldsProps = { outcome: CallOutcome; form: Form<Values>; chooseTomorrow: () => void };

/** Fields of an outcome; the first required one gets the focus. */
export function OutcomeFields({ outcome, form, chooseTomorrow }: OutcomeFieldsProps) {
  const fields = fieldsOf(outcome);
  const typed = requiredField(outcome);
  const field = (name: Exclude<keyof Values, 'leaveWith'>, max: number) => ({
    maxLength: max,
    autoComplete: 'off',
    required: name === typed,
    autoFocus: name === typed,
    ...form.field(name),
  });
  return (
    <div ref={form.ref} className="columns">
      {fields.includes('phone') && (
        <TextField
          label={text.otherPhone}
          type="tel"
          description={fieldNote(phoneNote(form.values.phone))}
          {...field('phone', LONGEST.phone)}
        />
      )}
      {fields.includes('street') && (
        <>
          <TextField label={text.street} {...field('street', LONGEST.street)} />
          <TextField label={text.area} {...field('area', LONGEST.area)} />
          <TextField label={text.building} {...field('building', LONGEST.building)} />
          <TextField label={text.landmark} {...field('landmark', LONGEST.landmark)} />
        </>
      )}
      {fields.includes('leaveWith') && (
        <FilterButtons
          label={text.leaveWith}
          choices={LEFT_WITH}
          words={text.leftWith}
          value={form.values.leaveWith}
          onChange={(who) => form.set('leaveWith', who)}
        />
      )}
      {fields.includes('day') && (
        <div className="row wrap bottom">
          <DayField label={text.day} required={NEEDS_DAY.includes(outcome)} {...form.field('day')} />
          <Button small onClick={chooseTomorrow}>
            {text.tomorrow} <Kbd keys={['T']} />
          </Button>
        </div>
      )}
      {fields.includes('from') && <TextField label={text.from} type="time" {...form.field('from')} />}
      {fields.includes('to') && <TextField label={text.to} type="time" {...form.field('to')} />}
      <TextField label={text.noteField} description={text.noteHint} {...field('note', LONGEST.note)} />
    </div>
  );
}
