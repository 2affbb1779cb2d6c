import type { Problems } from '../../api/form.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RowList } from '../../ui/fields/row-list.tsx';
import type { TypedExpense } from './count-form.ts';
import { ReceiptPhoto } from './receipt-photo.tsx';

const MOST_EXPENSES = 20;
const BLANK: TypedExpense = { what: '', amount: '', photo: '' };

type ExpenseFieldsProps = {
  value: readonly TypedExpense[];
  onChange: (expenses: TypedExpense[]) => void;
  problems: Problems;
  /** True while photos are being stored: no expense is removed, because the photo would lose its row. */
  isStoring: boolean;
  onStoring: (isStoring: boolean) => void;
};

/** Fields of the expenses that a driver paid in cash: purpose, amount and photo of the receipt. */
export function ExpenseFields({ value, onChange, problems, isStoring, onStoring }: ExpenseFieldsProps) {
  function field(at: number, name: keyof TypedExpense) {
    const row = value[at] ?? BLANK;
    return {
      value: row[name],
      error: problems[`expenses.${at}.${name}`],
      onChange: (typed: string) => onChange(value.with(at, { ...row, [name]: typed })),
      autoComplete: 'off',
    };
  }

  return (
    <section className="stack gap-1" aria-label={text.expenses}>
      <h3 className="ruled">{text.expenses}</h3>
      <RowList
        count={value.length}
        most={MOST_EXPENSES}
        empty={text.noExpenses}
        rowLabel={(at) => text.expense(at + 1)}
        removeLabel={(at) => text.removeExpense(at + 1)}
        onRemove={(at) => onChange(value.toSpliced(at, 1))}
        isFixed={isStoring}
        addLabel={text.addExpense}
        onAdd={() => onChange([...value, BLANK])}
        row={(at) => (
          <>
            <TextField label={text.what} required {...field(at, 'what')} />
            <NumberField label={text.amount} required unit={text.aed} {...field(at, 'amount')} />
            <ReceiptPhoto {...field(at, 'photo')} onStoring={onStoring} />
          </>
        )}
      />
    </section>
  );
}
