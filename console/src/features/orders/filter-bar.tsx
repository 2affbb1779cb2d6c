import { IconCash, IconFilter } from '@tabler/icons-react';
import { CASH_DESK, READERS } from '@tawseel/contract/facts/roles';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { isFor } from '../../api/host.ts';
import { filtersText as text } from '../../texts/en/filters.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';
import type { OrderFilters } from './order-filters.ts';

const FilterChips = lazyComponent(() => import('./filter-chips.tsx'), 'FilterChips');
const FilterPanel = lazyComponent<'FilterPanel', FilterPanelProps>(
  () => import('./filter-panel.tsx'),
  'FilterPanel',
);

/** Link to the cash, for those who have no overview, which links to it. */
function CashLink() {
  const isOffered = isFor({ feature: 'tawseel', may: CASH_DESK });
  if (!isOffered || isFor({ may: READERS.finance })) return null;
  return (
    <LinkButton small to={addresses.cash} icon={<IconCash size={18} aria-hidden="true" />}>
      {text.cashHere}
    </LinkButton>
  );
}

type FilterForm = {
  isOpen: boolean;
  toggle: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

/** Returns whether the form of the filters is open; it opens by itself if the address has a filter that is refused. */
export function useFilterForm({ problems }: OrderFilters): FilterForm {
  const [isOpen, setOpen] = useState(Object.keys(problems).length > 0);
  const opener = useRef<HTMLButtonElement>(null);
  return { isOpen, toggle: () => setOpen(!isOpen), opener };
}

/** Opens and closes the form of the filters; an icon next to the search on a phone. */
export function FilterOpener({ filters: { count }, form }: { filters: OrderFilters; form: FilterForm }) {
  return (
    <Button
      ref={form.opener}
      className={styles.opener}
      icon={<IconFilter size={18} aria-hidden="true" />}
      aria-expanded={form.isOpen}
      aria-label={count > 0 ? text.openCount(count) : undefined}
      onClick={form.toggle}
    >
      {text.open}
    </Button>
  );
}

type FilterBarProps = {
  filters: OrderFilters;
  form: FilterForm;
  search: string;
};

/** Filters beyond the specification: the active ones, and their form. */
export function FilterBar({ filters, form: { isOpen, toggle, opener }, search }: FilterBarProps) {
  // The pressed button disappears; the focus stays next to it.
  const stay = () => opener.current?.focus();
  const staying: OrderFilters = {
    ...filters,
    set: (values) => {
      stay();
      filters.set(values);
    },
    clear: () => {
      stay();
      filters.clear();
    },
  };
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <CashLink />
        {filters.count > 0 && (
          <Suspense>
            <FilterChips filters={staying} />
          </Suspense>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <FilterPanel
            filters={filters}
            search={search}
            onApplied={() => {
              stay();
              toggle();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
