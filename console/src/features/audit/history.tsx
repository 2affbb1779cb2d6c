import { audit } from '@tawseel/contract/audit';
import { addresses } from '../../addresses.ts';
import { useRead } from '../../api/read.ts';
import { historyText as text } from '../../texts/en/audit.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Timeline } from '../../ui/display/timeline.tsx';
import { actionText, actorText, changesText, type LooseAudit } from './audit-rows.ts';
import styles from './history.module.css';

const SHOWN = 5;

/** Returns true if another user did it, who can be named: an own sign-in needs no actor. */
function isByAnother({ actorKind, actorId, subjectId }: LooseAudit): boolean {
  return actorKind !== 'nobody' && actorId !== subjectId;
}

/** The last entries about a subject, oldest first, with a link to all of them. */
export function History({ subject }: { subject: string }) {
  const rows = useRead(audit.listAudit, { query: { subject, limit: SHOWN } }).data ?? [];
  if (rows.length === 0) return null;
  const events = rows.toReversed().map((row, at) => ({
    key: row._id ?? `${at}`,
    title: isByAnother(row) ? text.by(actionText(row), actorText(row)) : actionText(row),
    time: <time dateTime={row.at}>{showTime(row.at)}</time>,
    text: row.before && row.after ? changesText(row) : undefined,
  }));
  return (
    <section>
      <h3 className={styles.title}>{text.title}</h3>
      <Timeline label={text.title} events={events} />
      <LinkButton small variant="quiet" to={`${addresses.audit}?subject=${encodeURIComponent(subject)}`}>
        {text.whole}
      </LinkButton>
    </section>
  );
}
