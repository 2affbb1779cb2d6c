import { fullName } from '@tawseel/contract/facts/searches';
import { useState } from 'react';
import { staffText as text } from '../../texts/en/staff.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { show } from '../../ui/format.ts';
import type { Person } from './search-staff.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

type RestoreDialogProps = WindowFrame & {
  person: Person;
  busy: boolean;
  onRestore: (person: Person, warehouseId: string) => void;
};

/** Asks for another warehouse to restore a staff member to, because their own was deleted. */
export function RestoreDialog({ person, busy, onRestore, ...frame }: RestoreDialogProps) {
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();

  function submit() {
    if (chosen === '') setError(text.warehouseMissing);
    else onRestore(person, chosen);
  }

  return (
    <FormDialog
      {...frame}
      title={text.bringBackOf(show(fullName(person)))}
      size="small"
      onSubmit={submit}
      yes={text.bringBack}
      busy={busy}
    >
      <WarehouseSelect
        value={chosen || (person.warehouseId ?? '')}
        error={error}
        onChange={(id) => {
          setChosen(id);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
