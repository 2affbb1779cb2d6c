import { type ReactNode, useState } from 'react';
import { newestMonths, showMonth } from '../../api/newest-months.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import { Select } from '../../ui/fields/select.tsx';

type JournalProps = {
  /** Returns the button that exports a month, or all if it is undefined. */
  exporting: (month: string | undefined) => ReactNode;
};

/** Chooses a month of the journal to export. */
export function Journal({ exporting }: JournalProps) {
  const months = newestMonths();
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <div className="row wrap gap-1">
      <Select
        label={text.journalMonth}
        hideLabel
        options={[
          { value: '', label: text.wholeJournal },
          ...months.map((one) => ({ value: one, label: text.journalOf(showMonth(one)) })),
        ]}
        value={month}
        onChange={setMonth}
      />
      {exporting(month || undefined)}
    </div>
  );
}
