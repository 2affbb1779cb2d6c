import type { UseQueryResult } from '@tanstack/react-query';
import type { ContactQueue } from '@tawseel/contract/contact';
import type { Loose } from '../../api/tolerant.ts';
import { contactText as text } from '../../texts/en/contact.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Card } from '../../ui/display/card.tsx';
import { dotted } from '../../ui/format.ts';
import { Kbd } from '../../ui/keys/kbd.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { CardSkeleton } from '../../ui/states/skeleton.tsx';
import styles from './contact.module.css';

type LooseQueue = Loose<ContactQueue>;

/** Returns the numbers of waiting cases in one line. */
function queueText({ due = 0, taken = 0, later = 0 }: LooseQueue): string {
  return dotted([text.due(due), taken > 0 && text.taken(taken), later > 0 && text.later(later)]);
}

function hintOf({ due = 0, taken = 0, nextAt }: LooseQueue): string {
  if (due > 0) return text.dueHint;
  if (nextAt) return text.nextAt(showTime(nextAt));
  return taken > 0 ? text.emptyTaken : text.emptyHint;
}

/**
 * The queue while a case is open: waiting cases, and when the next call is due. It keeps its place while it is
 * loading.
 */
export function QueueLine({ queue }: { queue: LooseQueue | undefined }) {
  const { nextAt } = queue ?? {};
  return (
    <p className={styles.queue}>
      {queue && dotted([queueText(queue), nextAt && text.nextDue(showTime(nextAt))])}
    </p>
  );
}

type QueueProps = { read: UseQueryResult<LooseQueue>; next: () => void; busy: boolean };

/** The queue before a case is claimed, or when none is due: then it shows when the next one is. */
export function Queue({ read, next, busy }: QueueProps) {
  return (
    <Loaded read={read} data={read.data} skeleton={<CardSkeleton cards={1} />} failed={text.queueFailed}>
      {(queue) => (
        <Card>
          <EmptyState
            title={(queue.due ?? 0) > 0 ? queueText(queue) : text.empty}
            hint={hintOf(queue)}
            action={
              <Button variant="primary" busy={busy} onClick={next}>
                {text.next} <Kbd keys={['N']} />
              </Button>
            }
          />
        </Card>
      )}
    </Loaded>
  );
}
