import { useId } from 'react';
import { hasFeature } from '../api/host.ts';
import { moreNavText as text } from '../texts/en/more-nav.ts';
import { setDayWords } from '../ui/fields/date-field.tsx';
import { dateFormat } from '../ui/format.ts';
import styles from './more-nav.module.css';
import { openEntries } from './nav.ts';
import type { NavGroup, NavLook } from './screens.ts';
import { Entries } from './side-nav.tsx';

export { MORE_SCREENS } from './more-screens.ts';

const IN_WORDS = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

/** Returns a day in words, nothing if a stored or typed text is no day, or what an empty box asks for. */
function showWeekday(day: string): string {
  if (day === '') return text.chooseDay;
  const time = Date.parse(day);
  return Number.isNaN(time) ? '' : dateFormat(IN_WORDS).format(time);
}

setDayWords((day) => (hasFeature('tawseel') ? showWeekday(day) : ''));

function Group({ group, ...look }: NavLook & { group: NavGroup }) {
  const id = useId();
  const entries = openEntries(group);
  if (entries.length === 0) return null;
  return (
    <div className={styles.group} data-expanded={look.expanded}>
      <p id={id} className={look.expanded ? styles.title : 'visually-hidden'}>
        {text[group]}
      </p>
      <Entries entries={entries} labelledBy={id} {...look} />
    </div>
  );
}

/** Groups of the side navigation below the specification's list. */
export function MoreNav(look: NavLook) {
  return (
    <>
      <Group group="operations" {...look} />
      <Group group="money" {...look} />
      <Group group="setUp" {...look} />
    </>
  );
}
