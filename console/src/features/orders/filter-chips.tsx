import { IconX } from '@tabler/icons-react';
import { filtersText as text } from '../../texts/en/filters.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { labelOf } from '../../ui/fields/suggestions.ts';
import { useKnownChoices } from './filter-choices.ts';
import styles from './filters.module.css';
import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type OrderFilters,
  useWarehouseNames,
} from './order-filters.ts';

function useShownValue({ values }: OrderFilters): (name: FilterName) => string {
  const choices = useKnownChoices(values);
  const hubs = useWarehouseNames(values.warehouseId !== '');
  return (name) => {
    const value = values[name];
    if (name === 'senderId' || name === 'driverId' || name === 'areaId') {
      const chosen = choices[name].get(value);
      return chosen ? labelOf(chosen) : value;
    }
    if (name === 'warehouseId') return hubs.get(value) ?? value;
    const { word, chip = word } = FILTERS[name];
    return chip ? chip(value, values) : value;
  };
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters }: { filters: OrderFilters }) {
  const shown = useShownValue(filters);
  return (
    <div className="row wrap narrow">
      <ul className="row wrap narrow" aria-label={text.set}>
        {FILTER_NAMES.filter((name) => filters.values[name] !== '').map((name) => {
          const chip = text.chip(text.labels[name], shown(name));
          return (
            <li key={name} className="narrow fit">
              <button
                type="button"
                className={styles.chip}
                aria-label={text.remove(chip)}
                onClick={() => filters.set({ [name]: '', ...(name === 'happened' ? { on: '' } : {}) })}
              >
                <span className="cut">{chip}</span>
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
