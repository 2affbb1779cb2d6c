import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './form-grid.module.css';

export interface RowListProps {
  count: number;
  /** Largest number of rows. */
  most: number;
  /** Renders the fields of a row. Rows are identified by position, so every field is controlled. */
  row: (at: number) => ReactNode;
  /** Names a row for screen readers. */
  rowLabel: (at: number) => string;
  removeLabel: (at: number) => string;
  onRemove: (at: number) => void;
  /** True while no row may be removed. */
  isFixed?: boolean;
  addLabel: string;
  onAdd: () => void;
  /** Text without rows. */
  empty?: string;
}

/** List of rows of fields that can be added and taken out; the focus goes along with them. */
export function RowList(props: RowListProps) {
  const { count, most, row, rowLabel, removeLabel, onRemove, isFixed, addLabel, onAdd, empty } = props;
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Last pressed button, until its row is added or removed. */
  const pressed = useRef<'add' | 'remove'>(undefined);

  useEffect(() => {
    const last = list.current?.querySelector<HTMLElement>(`fieldset:nth-of-type(${count}) input`);
    if (pressed.current === 'add') last?.focus();
    if (pressed.current === 'remove') add.current?.focus();
    pressed.current = undefined;
  }, [count]);

  return (
    <div ref={list} className="stack at-start whole">
      {count === 0 && empty && <p className="quiet">{empty}</p>}
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is typed belongs to the row's number, which `row` is asked by.
        <fieldset key={at} className={styles.row}>
          <legend className="visually-hidden">{rowLabel(at)}</legend>
          <div className={styles.fields}>{row(at)}</div>
          <IconButton
            label={removeLabel(at)}
            danger
            disabled={isFixed}
            icon={<IconTrash aria-hidden="true" />}
            onClick={() => {
              pressed.current = 'remove';
              onRemove(at);
            }}
          />
        </fieldset>
      ))}
      <Button
        small
        ref={add}
        disabled={count >= most}
        icon={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          pressed.current = 'add';
          onAdd();
        }}
      >
        {addLabel}
      </Button>
    </div>
  );
}
