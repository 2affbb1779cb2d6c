import { IMPORTED_KINDS, type ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { MOST_FILE_BYTES } from '@tawseel/contract/imports';
import { type DragEvent, useState } from 'react';
import { isAdministrator } from '../../api/host.ts';
import { importText as text } from '../../texts/import.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/form-fields.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './import.module.css';
import { useSend } from './use-import.ts';

/** Orders first: that is what comes every day. */
const KINDS = ['orders', ...IMPORTED_KINDS.filter((kind) => kind !== 'orders')] as const;

function problemOf(file: File): string | undefined {
  if (/\.xls[xmb]?$/i.test(file.name)) return text.excel;
  if (file.size === 0) return text.empty;
  return file.size > MOST_FILE_BYTES ? text.tooLarge : undefined;
}

export function ChooseFile() {
  const { send, refused } = useSend();
  const [kind, setKind] = useState<ImportedKind>('orders');
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const kinds = isAdministrator() ? KINDS : (['orders'] as const);

  function take(file: File | undefined) {
    setOver(false);
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) send({ kind, file });
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

  return (
    <Card title={text.choose}>
      <div className={styles.choose}>
        <Select
          label={text.kind}
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: to drop a file on it is a second way; the first is the input in it. */}
        <div
          className={styles.drop}
          data-over={isOver ? '' : undefined}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Field label={text.drop} error={problem ?? refused}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv,.txt,.tsv"
                onChange={({ target }) => {
                  take(target.files?.[0]);
                  // The same file, mended, is chosen again.
                  target.value = '';
                }}
              />
            )}
          </Field>
        </div>
        <p className={styles.about}>{text.about}</p>
      </div>
    </Card>
  );
}
