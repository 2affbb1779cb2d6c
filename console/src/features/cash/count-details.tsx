import { cash } from '@tawseel/contract/cash';
import type { Expense } from '@tawseel/contract/cash-replies';
import { PIECES } from '@tawseel/contract/facts/ledger';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { usePictures } from '../../api/use-pictures.ts';
import { cashText, countingText, enteredText, countsText as text } from '../../texts/en/cash.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Thumbnails } from '../../ui/dialog/picture-viewer.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { dotted, show, showMoney, showNumber } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { differenceText } from './count-form.ts';
import { DriverLink } from './driver-link.tsx';
import { storedPhoto } from './stored-photo.ts';
import type { LooseCount } from './use-cash.ts';

/** Returns true if the user may reverse a count: a hand-in that is not reversed. The server knows until when. */
function isReversible({ kind, reversed }: LooseCount): boolean {
  return hasCall(cash.reverseHandIn) && kind === 'handIn' && !reversed;
}

/** Returns what an expense was for; with its kind, if the driver has entered it. */
const nameOf = ({ kind, what = '' }: Loose<Expense>) => (kind ? enteredText.nameOf(kind, what) : show(what));

type ExpensesProps = {
  title: string;
  expenses: readonly (Loose<Expense> & { reason?: string | undefined })[];
};

function Expenses({ title, expenses }: ExpensesProps) {
  const receipts = expenses.filter(({ photo = '' }) => photo.trim() !== '');
  const stored = receipts.flatMap(({ photo = '' }) => storedPhoto(photo) ?? []);
  const pictures = usePictures(
    cash.readReceiptPhoto,
    stored.map((sha256) => ({ params: { sha256 } })),
  );
  const photos = receipts.map((one) => {
    const { photo = '' } = one;
    const sha256 = storedPhoto(photo);
    const src = sha256 === undefined ? photo : (pictures[stored.indexOf(sha256)] ?? '');
    return { src, alt: text.receiptOf(nameOf(one)) };
  });
  if (expenses.length === 0) return null;
  return (
    <section className="stack gap-1">
      <h3 className="ruled">{title}</h3>
      <ul className="stack gap-half">
        {expenses.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same expense may stand in a count twice.
          <li key={at} className="row between">
            <span>
              <bdi>{nameOf(one)}</bdi>
              {one.reason && <bdi className="quiet block">{one.reason}</bdi>}
            </span>
            <span className="figures">{showMoney(one.amount)}</span>
          </li>
        ))}
      </ul>
      {photos.length > 0 && <Thumbnails pictures={photos} />}
    </section>
  );
}

type CountDetailsProps = {
  number: number;
  open: boolean;
  onClose: () => void;
  onPrint: (count: number) => void;
  onReverse: (count: LooseCount) => void;
  onConfirm: (count: LooseCount) => void;
};

/** The facts of a count, with its pieces and expenses. */
function Facts({ count }: { count: LooseCount }) {
  const { kind, person, pieces = {}, expenses = [], crossedOut = [], reversed, reason } = count;
  const counted = PIECES.filter((piece) => pieces[piece]);
  return (
    <div className="stack">
      {reversed && (
        <Notice>{text.reversedBy(show(reversed.by), showTime(reversed.at), show(reversed.reason))}</Notice>
      )}
      <DefinitionList
        items={[
          {
            label: text.person,
            value: kind === 'handIn' ? <DriverLink driver={person} /> : show(person?.name),
          },
          { label: text.time, value: showTime(count.at) },
          { label: text.by, value: show(count.by) },
          ...(kind === 'handIn'
            ? [
                { label: cashText.orderCount, value: showNumber(count.orders) },
                { label: cashText.change, value: showMoney(count.change) },
              ]
            : []),
          { label: text.expected, value: showMoney(count.expected) },
          ...(count.spent ? [{ label: text.spent, value: showMoney(count.spent) }] : []),
          { label: text.counted, value: showMoney(count.counted) },
          { label: text.difference, value: differenceText(count) },
          ...(count.confirmed
            ? [
                {
                  label: text.confirmation,
                  value: dotted([
                    count.confirmed.note,
                    text.confirmedBy(show(count.confirmed.by)),
                    showTime(count.confirmed.at),
                  ]),
                  wide: true,
                },
              ]
            : count.isToConfirm
              ? [{ label: text.confirmation, value: text.toConfirm }]
              : []),
          ...(reason ? [{ label: text.reason, value: reason, wide: true }] : []),
        ]}
      />
      {counted.length > 0 && (
        <section className="stack gap-1">
          <h3 className="ruled">{countingText.pieces}</h3>
          <DefinitionList
            items={counted.map((piece) => ({
              label: text.piece(showNumber(pieces[piece]), showMoney(Number(piece) / 100)),
              value: showMoney((Number(piece) * (pieces[piece] ?? 0)) / 100),
            }))}
          />
        </section>
      )}
      <Expenses title={countingText.expenses} expenses={expenses} />
      <Expenses title={enteredText.crossedOut} expenses={crossedOut} />
    </div>
  );
}

/** A count with its pieces, expenses and reason. */
export function CountDetails({ number, open, onClose, onPrint, onReverse, onConfirm }: CountDetailsProps) {
  const read = useRead(cash.readCashCount, { params: { number } });
  const count = read.data;
  const isToConfirm = count?.isToConfirm && hasCall(cash.confirmCount);
  const kind = count?.kind ? text.kinds[count.kind] : text.one;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.details(kind, String(number))}
      size="large"
      footer={
        count && (
          <>
            {isReversible(count) && (
              <Button variant="quiet" onClick={() => onReverse(count)}>
                {text.reverse}
              </Button>
            )}
            <Button variant={isToConfirm ? 'quiet' : 'primary'} onClick={() => onPrint(number)}>
              {text.print}
            </Button>
            {isToConfirm && (
              <Button variant="primary" onClick={() => onConfirm(count)}>
                {text.confirm}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded read={read} data={count} skeleton={<TextSkeleton lines={9} />} failed={text.countFailed}>
        {(loaded) => <Facts count={loaded} />}
      </Loaded>
    </Dialog>
  );
}
