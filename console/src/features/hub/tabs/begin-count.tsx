import { scanning } from '@tawseel/contract/scanning';
import { useId, useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import suggest from '../../../ui/fields/suggest.module.css';
import { useTabScans } from '../desk/use-tab-scans.ts';
import { useHub } from '../hub-context.ts';

type HeldCode = { sortCode?: string | undefined; parcels?: number | undefined };

/** Starts a count; until then nothing is counted. */
export function BeginCount({ sortCodes }: { sortCodes: readonly HeldCode[] }) {
  const { here, desk } = useHub();
  const listId = useId();
  const [sortCode, setSortCode] = useState('');
  useTabScans({ ask: () => ({ refused: text.beginFirst }) });
  const begin = useAction(scanning.beginCount, {
    // Another count was started meanwhile.
    rereads: true,
    done: showMessage,
    failed: text.beginFailed,
    after: () => desk.show(undefined),
  });
  return (
    <Card title={text.begin} about={text.countCodeHint}>
      <form
        className="row wrap bottom"
        onSubmit={(event) => {
          event.preventDefault();
          void begin.run({ body: { ...here.asked, sortCode: sortCode.trim() } });
        }}
      >
        <TextField
          label={text.countCode}
          value={sortCode}
          onChange={setSortCode}
          maxLength={40}
          list={listId}
          className={suggest.suggest}
          autoComplete="off"
        />
        <datalist id={listId}>
          {sortCodes.map(({ sortCode: code, parcels = 0 }) => (
            <option key={code} value={code}>
              {text.sortCodeWith(parcels)}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="primary" busy={begin.busy}>
          {text.begin}
        </Button>
      </form>
    </Card>
  );
}
