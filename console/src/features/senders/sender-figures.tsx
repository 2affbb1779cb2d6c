import { FigureDays, type SenderFigures as Figures, senderFigures } from '@tawseel/contract/sender-figures';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useForm } from '../../api/form.ts';
import { isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { today } from '../../api/today.ts';
import type { Loose } from '../../api/tolerant.ts';
import { senderFiguresText as text } from '../../texts/en/users.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { dotted, showMoney, showNumber } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Bar, LoadingStatus } from '../../ui/states/skeleton.tsx';
import { type Days, daysOfPeriod, type FigurePeriod, PERIODS } from './figure-days.ts';
import styles from './sender-figures.module.css';

function OtherDates({ days, onShow }: { days: Days; onShow: (days: Days) => void }) {
  const form = useForm(FigureDays, days);
  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = form.check();
    if (chosen) onShow(chosen);
  }
  return (
    <form ref={form.ref} className={styles.dates} noValidate onSubmit={submit}>
      <DayField label={text.from} {...form.field('from')} />
      <DayField label={text.to} {...form.field('to')} />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}

type FigureProps = { label: string; value: string | undefined; about?: string; to?: string | undefined };

function Figure({ label, value, about, to }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className="faint block">{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className="strong figures breaks block text-16">
        {value ?? <Bar inlineSize="60%" blockSize="1rem" />}
      </dd>
      {about !== undefined && <dd className={styles.about}>{about}</dd>}
    </div>
  );
}

type StripProps = {
  /** Undefined until they are loaded. */
  figures?: Loose<Figures>;
  /** List of the orders. */
  to?: string;
};

/** Returns the parts of the collected amount that are not 0, and what it is apart from what was due. */
function codParts(figures: Loose<Figures> = {}): string {
  const { collectedCard, shortCOD, overCOD, unpaidCOD, unrecordedCOD } = figures;
  const parts = [
    [text.byCard, collectedCard],
    [text.short, shortCOD],
    [text.over, overCOD],
    [text.unpaid, unpaidCOD],
    [text.unrecorded, unrecordedCOD],
  ] as const;
  return dotted(parts.flatMap(([say, amount]) => (amount ? say(showMoney(amount)) : [])));
}

function Strip({ figures, to }: StripProps) {
  const count = (name: 'orders' | 'delivered' | 'returned') => figures && showNumber(figures[name]);
  const money = (name: 'collectedCOD' | 'charges') => figures && showMoney(figures[name]);
  return (
    <dl className={styles.strip}>
      <Figure label={text.orders} value={count('orders')} to={to} />
      <Figure label={text.delivered} value={count('delivered')} />
      <Figure label={text.returned} value={count('returned')} />
      <Figure label={text.cod} value={money('collectedCOD')} about={codParts(figures)} />
      <Figure label={text.charges} value={money('charges')} />
    </dl>
  );
}

function Shapes() {
  return (
    <>
      <LoadingStatus />
      <Strip />
    </>
  );
}

/** Orders, deliveries, returns, cash and charges of a sender in a period, which is this month at first. */
export function SenderFigures({ id }: { id: string }) {
  const [period, setPeriod] = useState<FigurePeriod>('this-month');
  const [days, setDays] = useState(() => daysOfPeriod('this-month', today()));
  const read = useRead(senderFigures.readSenderFigures, { params: { id }, query: days }, { always: true });

  // Other dates begin with those that are shown.
  function choose(next: FigurePeriod) {
    setPeriod(next);
    if (next !== 'other') setDays(daysOfPeriod(next, today()));
  }

  return (
    <section className={styles.section} aria-label={text.title}>
      <header className={styles.header}>
        <h3 className="text-14">{text.title}</h3>
        <p className="quiet grow">{text.between(showDay(days.from), showDay(days.to))}</p>
        <Select
          label={text.period}
          hideLabel
          options={PERIODS.map((value) => ({ value, label: text.periods[value] }))}
          value={period}
          onChange={choose}
        />
      </header>
      {period === 'other' && <OtherDates days={days} onShow={setDays} />}
      <Loaded read={read} data={read.data} skeleton={<Shapes />} failed={text.failed}>
        {(figures) => (
          <Strip
            figures={figures}
            to={`${addresses.allOrders}?${new URLSearchParams({ senderId: id, ...days })}`}
          />
        )}
      </Loaded>
      <p className="faint">
        {text.about}
        {!isAdministrator() && ` ${text.ownWarehouse}`}
      </p>
    </section>
  );
}
