import type { FileImport } from '@tawseel/contract/imports';
import { useSenderSuggestions } from '../../api/use-sender-suggestions.ts';
import { importText as text } from '../../texts/en/import.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Card } from '../../ui/display/card.tsx';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { SENDER, withValue } from './fields.ts';
import styles from './import.module.css';
import type { Choose } from './use-import.ts';

type PickerProps = { offered: NonNullable<FileImport['senders']>; choose: (id: string) => void };

/** Senders of earlier files with these columns, and an autocomplete of all. */
function SenderPicker({ offered, choose }: PickerProps) {
  const { finding } = useSenderSuggestions();
  return (
    <>
      {offered.length > 0 && (
        <div className="stack gap-1-half">
          <p className="quiet measure">{text.sendersBefore}</p>
          <div className="row wrap stretch">
            {offered.map(({ _id, name }) => (
              <Button key={_id} small onClick={() => choose(_id)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className={styles.mapping}>
        <SuggestField
          label={text.sender}
          description={text.senderHint}
          {...finding}
          unknown={text.noSuchSender}
          onChange={(id) => id && choose(id)}
        />
      </div>
    </>
  );
}

/** Sender of the orders in a file, with which the choices for their last file come. */
export function SenderChoice({ mine, choose }: { mine: FileImport; choose: Choose }) {
  const { sender, senders: offered = [] } = mine;
  const pick = (id: string) => choose((choice) => withValue(choice, SENDER, id));
  return (
    <Card title={text.senderTitle}>
      <div className="stack gap-1-half">
        {!sender && <SenderPicker offered={offered} choose={pick} />}
        {sender && (
          <>
            <p className="medium breaks">
              <bdi>{sender.name}</bdi>
            </p>
            {sender.importedAt && (
              <p className="quiet measure">{text.asBefore(showTime(sender.importedAt))}</p>
            )}
            <div className="row wrap stretch">
              <Button small onClick={() => pick('')}>
                {text.anotherSender}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
