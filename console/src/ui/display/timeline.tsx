import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from './badge.tsx';
import { isolated } from './isolated.tsx';
import styles from './timeline.module.css';
import tones from './tones.module.css';

export interface TimelineEvent {
  key: string;
  /** Heading of it and the following events. */
  heading?: ReactNode;
  title: ReactNode;
  time?: ReactNode;
  text?: ReactNode;
  /** Elements below the text. */
  more?: ReactNode;
  tone?: Tone | undefined;
}

/** Timeline of events in the order given; the last one given is the current one. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map((event, at) => (
        <li
          key={event.key}
          className={classNames(styles.event, tones[event.tone ?? 'action'])}
          aria-current={at === events.length - 1 ? 'step' : undefined}
        >
          {event.heading && <h4 className={styles.heading}>{event.heading}</h4>}
          <p className={styles.title}>{isolated(event.title)}</p>
          {event.text && <p className="quiet">{isolated(event.text)}</p>}
          {event.more}
          {event.time && <p className="faint figures">{event.time}</p>}
        </li>
      ))}
    </ol>
  );
}
