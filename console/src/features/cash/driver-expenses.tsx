import { cash } from '@tawseel/contract/cash';
import type { EnteredExpense } from '@tawseel/contract/expenses';
import { EXPENSE_DECISIONS } from '@tawseel/contract/facts/expenses';
import { LONGEST } from '@tawseel/contract/facts/limits';
import type { Problems } from '../../api/form.ts';
import type { Loose } from '../../api/tolerant.ts';
import { usePictures } from '../../api/use-pictures.ts';
import { enteredText as text } from '../../texts/en/cash.ts';
import { showTime } from '../../ui/dates.ts';
import { Thumbnails } from '../../ui/dialog/picture-viewer.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './cash.module.css';
import type { TypedDecision } from './count-form.ts';
import { storedPhoto } from './stored-photo.ts';

export type LooseExpense = Loose<EnteredExpense>;
type Decisions = Readonly<Record<string, TypedDecision>>;

const TAKEN: TypedDecision = { decision: 'take', reason: '' };

/** Returns the decision about an expense; it is taken unless the user has decided otherwise. */
const decisionOf = (decisions: Decisions, { _id = '' }: LooseExpense) => decisions[_id] ?? TAKEN;

/** Returns the decisions as a hand-in sends them. */
export function decisionsSent(entered: readonly LooseExpense[], decisions: Decisions) {
  return entered.map((one) => {
    const { decision, reason } = decisionOf(decisions, one);
    return { id: one._id ?? '', decision, ...(decision === 'crossOut' && { reason: reason.trim() }) };
  });
}

/** Returns a problem for each expense that is crossed out without a reason. */
export function decisionProblems(entered: readonly LooseExpense[], decisions: Decisions): Problems {
  const nameless = entered.filter((one) => {
    const { decision, reason } = decisionOf(decisions, one);
    return decision === 'crossOut' && reason.trim() === '';
  });
  return Object.fromEntries(nameless.map(({ _id = '' }) => [`decisions.${_id}.reason`, text.reasonMissing]));
}

/** Returns the sum of the expenses that are taken, in AED. */
export function sumTaken(entered: readonly LooseExpense[], decisions: Decisions): number {
  const taken = entered.filter((one) => decisionOf(decisions, one).decision === 'take');
  return sumMoney(taken.map(({ amount }) => amount));
}

/** Returns that another expense has the same photo, and which. */
function samePhotoText({
  driverName,
  kind,
  note = '',
  amount,
  spentAt,
}: NonNullable<LooseExpense['samePhoto']>) {
  return text.samePhoto(
    dotted([text.nameOf(kind, note), showMoney(amount), show(driverName), showTime(spentAt)]),
  );
}

type DriverExpensesProps = {
  entered: readonly LooseExpense[];
  value: Decisions;
  onChange: (decisions: Decisions) => void;
  problems: Problems;
};

/** Expenses that the driver has entered, each with its photo and what the cashier decides. */
export function DriverExpenses({ entered, value, onChange, problems }: DriverExpensesProps) {
  const stored = entered.flatMap(({ photo = '', photoAt }) => (photoAt ? (storedPhoto(photo) ?? []) : []));
  const pictures = usePictures(
    cash.readReceiptPhoto,
    stored.map((sha256) => ({ params: { sha256 } })),
  );
  if (entered.length === 0 && !problems.entered) return null;
  return (
    <section className="stack gap-1" aria-label={text.title}>
      <h3 className="ruled">{text.title}</h3>
      {problems.entered && <Notice>{problems.entered}</Notice>}
      {entered.map((one) => {
        const { _id = '', kind, note = '', amount, spentAt, photo = '', photoAt, samePhoto } = one;
        const { decision, reason } = decisionOf(value, one);
        const name = text.nameOf(kind, note);
        const sha256 = photoAt ? storedPhoto(photo) : undefined;
        const change = (changed: Partial<TypedDecision>) =>
          onChange({ ...value, [_id]: { decision, reason, ...changed } });
        return (
          <fieldset key={_id} className={styles.entered}>
            <legend className="visually-hidden">{name}</legend>
            <div className="row between top">
              <span>
                <bdi>{name}</bdi>
                <span className="quiet block">{showTime(spentAt)}</span>
                {sha256 === undefined && (
                  <span className="quiet block">{photo === '' ? text.noPhoto : text.photoOnPhone}</span>
                )}
              </span>
              <strong className={decision === 'take' ? 'figures no-shrink' : styles.untaken}>
                {showMoney(amount)}
              </strong>
            </div>
            {sha256 !== undefined && (
              <Thumbnails
                pictures={[{ src: pictures[stored.indexOf(sha256)] ?? '', alt: text.receiptOf(name) }]}
              />
            )}
            {samePhoto && <Notice>{samePhotoText(samePhoto)}</Notice>}
            <FilterButtons
              label={text.decisionOn(name)}
              choices={EXPENSE_DECISIONS}
              words={text.decisions}
              value={decision}
              onChange={(chosen) => change({ decision: chosen })}
            />
            {decision === 'crossOut' && (
              <TextField
                label={text.reason}
                description={text.reasonHint}
                required
                autoComplete="off"
                maxLength={LONGEST.note}
                value={reason}
                error={problems[`decisions.${_id}.reason`]}
                onChange={(typed) => change({ reason: typed })}
              />
            )}
          </fieldset>
        );
      })}
    </section>
  );
}
