import { IconCash, IconFilter, IconPhone, IconX } from '@tabler/icons-react';
import { phoneKey } from '@tawseel/contract/facts/phones';
import { CASH_DESK } from '@tawseel/contract/facts/roles';
import { overview } from '@tawseel/contract/overview';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { hasCall, isFor } from '../../api/host.ts';
import { filtersText as text } from '../../texts/en/filters.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { labelOf } from '../../ui/fields/suggestions.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';
import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type OrderFilters,
  useSenders,
  useWarehouseNames,
} from './order-filters.ts';

const FilterPanel = lazyComponent<'FilterPanel', FilterPanelProps>(
  () => import('./filter-panel.tsx'),
  'FilterPanel',
);

function useShownValue({ values }: OrderFilters): (name: FilterName) => string {
  const senders = useSenders(values.senderId !== '');
  const hubs = useWarehouseNames(values.warehouseId !== '');
  return (name) => {
    const value = values[name];
    const sender = senders.get(value);
    if (name === 'senderId') return sender ? labelOf(sender) : value;
    if (name === 'warehouseId') return hubs.get(value) ?? value;
    const { word, chip = word } = FILTERS[name];
    return chip ? chip(value, values) : value;
  };
}

/** The active filters, each with a button that removes it. */
function Chips({ filters }: { filters: OrderFilters }) {
  const shown = useShownValue(filters);
  if (filters.count === 0) return null;
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label={text.set}>
        {FILTER_NAMES.filter((name) => filters.values[name] !== '').map((name) => {
          const chip = text.chip(text.labels[name], shown(name));
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-label={text.remove(chip)}
                onClick={() => filters.set({ [name]: '', ...(name === 'happened' ? { on: '' } : {}) })}
              >
                <span className={styles.word}>{chip}</span>
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button small variant="quiet" onClick={filters.clear}>
        {text.clearAll}
      </Button>
    </div>
  );
}

/** Link to the cash, if no overview has it. */
function CashLink() {
  const isOffered = isFor({ feature: 'tawseel', may: CASH_DESK });
  if (!isOffered || hasCall(overview.readOverview)) return null;
  return (
    <LinkButton small to={addresses.cash} icon={<IconCash size={18} aria-hidden="true" />}>
      {text.cashHere}
    </LinkButton>
  );
}

/** A phone that is typed into the search finds nothing there: it is a filter. */
function PhoneOffer({
  filters,
  search,
  onTake,
}: {
  filters: OrderFilters;
  search: string;
  onTake: () => void;
}) {
  const phone = search.trim();
  if (filters.values.phone !== '' || phoneKey(phone) === '' || !/^[\p{N}\s()+./-]+$/u.test(phone))
    return null;
  return (
    <Button small icon={<IconPhone size={18} aria-hidden="true" />} onClick={onTake}>
      {text.byPhone(phone)}
    </Button>
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
  onSearch: (search: string) => void;
};

/** Filters beyond the specification: the active ones, and their form. */
export function FilterBar({ filters, form: { isOpen, toggle, opener }, search, onSearch }: FilterBarProps) {
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
        <PhoneOffer
          filters={filters}
          search={search}
          onTake={() => {
            onSearch('');
            staying.set({ phone: search.trim() });
          }}
        />
        <Chips filters={staying} />
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
