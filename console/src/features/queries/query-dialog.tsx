import { IconMail, IconTrash } from '@tabler/icons-react';
import { queriesText as text } from '../../texts/en/queries.ts';
import { shellText } from '../../texts/en/shell.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { show } from '../../ui/format.ts';
import styles from './query-dialog.module.css';
import { type CustomerQuery, replyAddress } from './search-queries.ts';

type QueryDialogProps = WindowFrame & {
  query: CustomerQuery;
  /** True while it is being deleted. */
  busy: boolean;
  onDelete: (query: CustomerQuery) => void;
};

/** A whole query, with a link to answer it. */
export function QueryDialog({ query, busy, onDelete, ...frame }: QueryDialogProps) {
  const reply = replyAddress(query);
  return (
    <Dialog
      {...frame}
      title={show(query.subject)}
      footer={
        <>
          <Button
            variant="quiet"
            busy={busy}
            disabled={query._id === undefined}
            icon={<IconTrash aria-hidden="true" />}
            onClick={() => onDelete(query)}
          >
            {shellText.delete}
          </Button>
          {reply && (
            <a className={buttonClass({ variant: 'primary' })} href={reply}>
              <IconMail size={18} aria-hidden="true" />
              {text.reply}
            </a>
          )}
        </>
      }
    >
      <DefinitionList
        items={[
          { label: text.name, value: show(query.name) },
          { label: text.email, value: <Email email={show(query.email)} /> },
          { label: text.date, value: <time dateTime={query.createdAt}>{showTime(query.createdAt)}</time> },
        ]}
      />
      <p className={styles.message} dir="auto">
        {show(query.message)}
      </p>
    </Dialog>
  );
}
