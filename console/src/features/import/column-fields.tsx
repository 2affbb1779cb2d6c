import type { FileImport } from '@tawseel/contract/imports';
import { useState } from 'react';
import { importText as text } from '../../texts/en/import.ts';
import { showWord } from '../../texts/words.ts';
import { Card } from '../../ui/display/card.tsx';
import fold from '../../ui/display/fold.module.css';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { joined } from '../../ui/format.ts';
import { type ImportField, isMissing, splitFields, withHeader, withMeaning, withValue } from './fields.ts';
import styles from './import.module.css';
import type { Choose } from './use-import.ts';

type Columns = NonNullable<FileImport['columns']>;

/** Joins several headers of a ready mapping into one choice; it is no header itself. */
const JOINED = '\u0000';

const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const;

/** Words of the API that the values of a column are. */
const WORDS: Readonly<Record<string, Parameters<typeof showWord>[0]>> = {
  payment_method: 'payment',
  delivery_type: 'deliveryType',
  mode: 'deliveryType',
  tracking_status: 'trackingStatus',
  from_city: 'city',
  to_city: 'city',
  from_zone: 'zone',
  to_zone: 'zone',
  profile_status: 'profileStatus',
};

type FieldProps = { field: ImportField; columns: Columns; choose: Choose };

function ColumnField({ field, columns, choose }: FieldProps) {
  const { name, required, from, set, absent, problem } = field;
  const [typed, setTyped] = useState(set);
  const joined = from.length > 1 ? [{ value: JOINED, label: text.joined(from) }] : [];
  const headers = columns.header.filter((header) => header !== '');
  const options = [
    { value: '', label: text.notRead },
    ...joined,
    ...headers.map((header) => ({ value: header, label: header })),
  ];

  function save() {
    if (typed.trim() !== set) choose((choice) => withValue(choice, name, typed.trim()));
  }

  return (
    <fieldset className={styles.field} data-missing={isMissing(field) ? '' : undefined}>
      <legend className="text-14 medium unpadded">
        {text.columnName(name)} {required && <span className="warn faint medium">{text.required}</span>}
      </legend>
      <Select
        label={text.from(name)}
        hideLabel
        options={options}
        value={from.length > 1 ? JOINED : (from[0] ?? '')}
        onChange={(header) => {
          if (header !== JOINED) choose((choice) => withHeader(choice, name, header));
        }}
      />
      {field.unknown.map((word) => (
        <Select
          key={word}
          className={styles.mapping}
          label={text.meaning(word)}
          options={[
            { value: '', label: text.noMeaning },
            ...field.among.map((value) => ({ value, label: showWord(WORDS[name] ?? 'role', value) })),
          ]}
          value={columns.choice.values?.[name]?.[word] ?? ''}
          onChange={(value) => choose((choice) => withMeaning(choice, name, { word, value }))}
        />
      ))}
      <TextField
        label={text.set(name)}
        hideLabel
        placeholder={text.setShort}
        value={typed}
        maxLength={500}
        error={problem || undefined}
        description={absent && from.length === 0 && set === '' ? text.absent(absent) : undefined}
        onChange={setTyped}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </fieldset>
  );
}

type ColumnFieldsProps = { columns: Columns; choose: Choose };

/** Mapping of the file's columns; missing ones come first. */
export function ColumnFields({ columns, choose }: ColumnFieldsProps) {
  const { shown, more } = splitFields(columns);
  const { choice, mappings, unread, problem, unclearDate } = columns;
  const fieldsOf = (fields: ImportField[]) => (
    <div className={styles.fields}>
      {fields.map((field) => (
        <ColumnField key={`${field.name} ${field.set}`} {...{ field, columns, choose }} />
      ))}
    </div>
  );
  return (
    <Card title={text.columns} about={text.columnsAbout}>
      <div className="stack gap-1-half">
        {mappings.length > 0 && (
          <Select
            className={styles.mapping}
            label={text.mapping}
            options={[
              { value: '', label: text.noMapping },
              ...mappings.map((value) => ({ value, label: text.mappingName(value) })),
            ]}
            value={choice.mapping}
            error={problem || undefined}
            onChange={(mapping) => choose((before) => ({ ...before, mapping, columns: {}, take: [] }))}
          />
        )}
        {(unclearDate || choice.dayOrder) && (
          <Select
            className={styles.mapping}
            label={text.dayOrder}
            placeholder={text.chooseDayOrder}
            options={DAY_ORDERS.map((value) => ({ value, label: text.dayOrders[value] }))}
            value={choice.dayOrder ?? ''}
            error={unclearDate && text.dateUnclear(unclearDate)}
            onChange={(dayOrder) => choose((before) => ({ ...before, dayOrder }))}
          />
        )}
        {fieldsOf(shown)}
        {more.length > 0 && (
          <details className={styles.more}>
            <summary className={fold.fold}>{text.more(more.length)}</summary>
            {fieldsOf(more)}
          </details>
        )}
        {unread.length > 0 && (
          <details className={styles.more}>
            <summary className={fold.fold}>{text.unread(unread.length)}</summary>
            <p className="quiet measure">{joined(unread)}</p>
          </details>
        )}
      </div>
    </Card>
  );
}
