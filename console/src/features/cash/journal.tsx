import { type ReactNode, useState } from 'react';
import { newestMonths, showMonth } from '../../api/newest-months.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { Select } from '../../ui/fields/select.tsx';

type JournalProps = {
  /** Returns the button that exports a month, or all if it is undefined. */
  exporting: (month: string | undefined) => ReactNode;
};

const ALL = 'all';

/** Chooses a month of the journal to export. */
export function Journal({ exporting }: JournalProps) {
  const months = newestMonths();
  const [month, setMonth] = useState(months[0] ?? ALL);
  return (
    <div className="row wrap gap-1">
      <Select
        label={text.journalMonth}
        hideLabel
        options={[
          { value: ALL, label: text.wholeJournal },
          ...months.map((one) => ({ value: one, label: text.journalOf(showMonth(one)) })),
        ]}
        value={month}
        onChange={setMonth}
      />
      {exporting(month === ALL ? undefined : month)}
    </div>
  );
}
