import { useState } from 'react';
import { ChangedMeanwhile } from '../ui/dialog/changed-meanwhile.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { CheckboxList } from '../ui/fields/checkbox-list.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { DayField } from '../ui/fields/day-field.tsx';
import { fieldNote } from '../ui/fields/field-note.tsx';
import { FieldWarning } from '../ui/fields/field-warning.tsx';
import { FileField } from '../ui/fields/file-field.tsx';
import { PasswordField, TextField } from '../ui/fields/form-fields.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { RowList } from '../ui/fields/row-list.tsx';
import { Select } from '../ui/fields/select.tsx';
import { SuggestField } from '../ui/fields/suggest-field.tsx';
import { Sample } from './sample.tsx';

const CITIES = ['Dubai', 'Sharjah', 'Ajman'] as const;
const CHANGED = new Error('Somebody else saved first.');
const SENDERS = [
  { id: '1', name: 'Palm Books', details: ['palm@books.example'] },
  { id: '2', name: 'Palm Dates', details: ['palm@dates.example'] },
];
const finder = (typed: string) => (texts: readonly string[]) =>
  texts.some((text) => text.toLowerCase().includes(typed.toLowerCase()));

export function Fields() {
  const [text, setText] = useState('Al Quoz Hub');
  const [day, setDay] = useState('2026-11-24');
  const [city, setCity] = useState<(typeof CITIES)[number] | ''>('');
  const [cities, setCities] = useState<string[]>(['Dubai']);
  const [ticked, setTicked] = useState(true);
  const [rows, setRows] = useState(['Friday']);
  const typed = { value: text, onChange: setText };
  const options = CITIES.map((value) => ({ value, label: value }));
  return (
    <>
      <Sample of="TextField: by itself, required, described, doubtful, wrong, disabled">
        <TextField label="Name" {...typed} />
        <TextField label="Name" required {...typed} />
        <TextField
          label="Name"
          description={fieldNote({ text: 'As it stands on the door.', isWarning: false })}
          {...typed}
        />
        <TextField label="Name" description={<FieldWarning>Rarely so long.</FieldWarning>} {...typed} />
        <TextField label="Name" error="Another warehouse has this name." {...typed} />
        <TextField label="Name" disabled {...typed} />
      </Sample>
      <Sample of="PasswordField, NumberField, DateField, DayField">
        <PasswordField label="Password" {...typed} />
        <NumberField label="Rate" unit="AED" value="25.50" onChange={() => undefined} />
        <NumberField label="Rate" unit="AED" error="Enter a number." value="2x" onChange={() => undefined} />
        <DateField label="From" value={day} onChange={setDay} />
        <DayField label="Holiday" value={day} onChange={setDay} />
      </Sample>
      <Sample of="FileField: to choose, chosen">
        <FileField
          label="Logo"
          accept="image/png"
          choose="Choose a file"
          chosen="or drop it here"
          onFile={() => undefined}
        />
        <FileField
          label="Logo"
          accept="image/png"
          choose="Choose a file"
          chosen="logo.png, 12 kB"
          onFile={() => undefined}
        />
      </Sample>
      <Sample of="Select: nothing chosen, chosen, wrong, disabled">
        <Select label="City" placeholder="Choose" options={options} value={city} onChange={setCity} />
        <Select label="City" options={options} value="Sharjah" onChange={setCity} />
        <Select label="City" error="Choose a city." options={options} value={city} onChange={setCity} />
        <Select label="City" disabled options={options} value="Ajman" onChange={setCity} />
      </Sample>
      <Sample of="SuggestField: here, still loading">
        {[SENDERS, undefined].map((suggestions) => (
          <SuggestField
            key={String(suggestions)}
            label="Sender"
            description="Type Palm."
            unknown="No sender is called so."
            finder={finder}
            suggestions={suggestions}
            onChange={() => undefined}
          />
        ))}
      </Sample>
      <Sample of="Checkbox: on or off, mixed, disabled">
        <Checkbox label="Urgent" checked={ticked} onChange={setTicked} />
        <Checkbox label="Some" checked={false} mixed onChange={() => undefined} />
        <Checkbox label="Disabled" checked disabled onChange={() => undefined} />
      </Sample>
      <Sample of="CheckboxList: by itself, wrong, empty">
        <CheckboxList labelOf={String} legend="Cities" options={CITIES} value={cities} onChange={setCities} />
        <CheckboxList
          labelOf={String}
          legend="Cities"
          options={CITIES}
          value={cities}
          onChange={setCities}
          error="Choose one."
        />
        <CheckboxList
          labelOf={String}
          legend="Cities"
          options={[]}
          value={[]}
          onChange={setCities}
          empty="No city yet"
        />
      </Sample>
      <Sample of="RowList: some rows, none">
        {[rows, []].map((shown) => (
          <RowList
            key={shown.length}
            count={shown.length}
            most={3}
            row={(at) => (
              <TextField
                label="Day"
                value={rows[at] ?? ''}
                onChange={(value) => setRows(rows.with(at, value))}
              />
            )}
            rowLabel={(at) => `Day ${at + 1}`}
            removeLabel={(at) => `Remove day ${at + 1}`}
            onRemove={(at) => setRows(rows.toSpliced(at, 1))}
            addLabel="Add a day"
            onAdd={() => setRows([...rows, ''])}
            empty="No holiday"
          />
        ))}
      </Sample>
      <Sample of="ChangedMeanwhile">
        <ChangedMeanwhile error={CHANGED} takeOver={() => Promise.resolve(true)} />
      </Sample>
    </>
  );
}
