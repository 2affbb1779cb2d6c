import { IMPORTED_KINDS, type ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { MOST_FILE_BYTES } from '@tawseel/contract/imports';
import { useState } from 'react';
import { isAdministrator } from '../../api/host.ts';
import { importText as text } from '../../texts/en/import.ts';
import { Card } from '../../ui/display/card.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import styles from './import.module.css';
import { useSend } from './use-import.ts';

/** Kinds of files; orders come first, because they are imported every day. */
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
  const kinds = isAdministrator() ? KINDS : (['orders'] as const);

  function take(file: File) {
    const found = problemOf(file);
    setProblem(found);
    if (!found) send({ kind, file });
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
        <FileField
          label={text.drop}
          error={problem ?? refused}
          accept=".csv,text/csv,.txt,.tsv"
          choose={text.choose}
          onFile={take}
          large
        />
        <p className="quiet measure">{text.about}</p>
      </div>
    </Card>
  );
}
