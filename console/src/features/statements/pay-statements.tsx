import { statements } from '@tawseel/contract/statements';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { today } from '../../api/today.ts';
import { statementsText as text } from '../../texts/en/statements.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Grouped } from '../../ui/display/grouped.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { firstPlace, placeOptions } from './shop-forms.tsx';
import styles from './statements.module.css';
import type { LooseStatement } from './use-shops.ts';

type PayStatementsProps = {
  /** Statement to pay; undefined to choose among all. */
  statement: LooseStatement | undefined;
  open: boolean;
  onClose: () => void;
};

/** Most statements that one window shows; others are paid with the next. */
const MOST = 100;

/** Records that statements were paid, by the bank or from the own box. Mounted anew each time it is opened. */
export function PayStatements({ statement, ...shown }: PayStatementsProps) {
  const read = useRead(
    statements.listStatements,
    { query: { only: 'payable', page: 1, limit: MOST } },
    { enabled: statement === undefined },
  );
  const form = useForm(statements.payStatements.body, {
    numbers: statement ? [statement.number ?? 0] : [],
    from: firstPlace(),
    on: today(),
    slip: '',
  });
  const pay = useAction(statements.payStatements, {
    isOneAct: true,
    done: showMessage,
    failed: text.payFailed,
    form,
    rereads: true,
    after: shown.onClose,
  });
  const { numbers, from } = form.values;
  // Of those without an IBAN the bank knows nothing.
  const isOffered = ({ iban }: LooseStatement) => Boolean(statement) || from === 'box' || iban !== '';
  const payable = (statement ? [statement] : (read.data ?? [])).filter(isOffered);
  const total = payable
    .filter(({ number }) => numbers.includes(number ?? 0))
    .reduce((sum, { payable: amount = 0 }) => sum + amount, 0);
  const isAll = payable.length > 0 && numbers.length === payable.length;

  const rows = payable.map(({ number = 0, shop, payable: amount, iban }) => (
    <li key={number} className="row between">
      <Checkbox
        label={
          <>
            {text.payOf(show(shop?.name), String(number))}
            <span className="quiet block">{iban ? <Grouped text={iban} /> : text.ibanMissing}</span>
          </>
        }
        checked={numbers.includes(number)}
        onChange={(on) =>
          form.set('numbers', on ? [...numbers, number] : numbers.filter((one) => one !== number))
        }
      />
      <span className="figures no-shrink">{showMoney(amount)}</span>
    </li>
  ));

  return (
    <FormWindow
      {...shown}
      form={form}
      send={(body) => pay.run({ body })}
      title={text.payTitle}
      yes={text.record}
      busy={pay.busy}
      disabled={numbers.length === 0}
    >
      {!statement && <p>{text.payText}</p>}
      <Select
        label={text.place}
        options={placeOptions(text.from)}
        {...form.field('from')}
        onChange={(place) => {
          form.set('from', place);
          if (!statement) form.set('numbers', []);
        }}
      />
      {statement ? (
        <ul className={styles.chosen}>{rows}</ul>
      ) : (
        <Loaded read={read} data={read.data} failed={text.loadFailed} skeleton={<TextSkeleton lines={6} />}>
          {({ length }) => (
            <>
              {payable.length > 1 && (
                <Checkbox
                  label={text.allStatements}
                  checked={isAll}
                  mixed={numbers.length > 0 && !isAll}
                  onChange={(on) => form.set('numbers', on ? payable.map(({ number = 0 }) => number) : [])}
                />
              )}
              {payable.length === 0 && <p className="quiet">{text.noneToPay}</p>}
              <ul className={styles.chosen}>{rows}</ul>
              {length === MOST && <p className="quiet">{text.newestOnly(MOST)}</p>}
            </>
          )}
        </Loaded>
      )}
      <p className="figures">{text.chosen(showMoney(total))}</p>
      <DateField label={text.paidOnDay} required max={today()} {...form.field('on')} />
      {from === 'bank' && <TextField label={text.slip} required autoComplete="off" {...form.field('slip')} />}
    </FormWindow>
  );
}
