import { LATE_MONEY_ANSWERS, type LateMoneyAnswer } from '@tawseel/contract/facts/late-money';
import { followUpsText as text } from '../../texts/en/follow-ups.ts';
import { Select } from '../../ui/fields/select.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import type { LooseFollowUp } from './follow-up-pages.ts';

type LooseMoney = NonNullable<LooseFollowUp['money']>[number];

/** Answers to where the money of late acts is, by the id of the act. */
export type MoneyAnswers = Readonly<Record<string, LateMoneyAnswer>>;

function labelOf({ driver, cash = 0, card = 0 }: LooseMoney): string {
  const amounts = [cash > 0 && text.inCash(showMoney(cash)), card > 0 && text.byCard(showMoney(card))];
  return text.moneyOf(show(driver?.name), dotted(amounts));
}

type MoneyFieldsProps = {
  money: readonly LooseMoney[];
  answers: MoneyAnswers;
  onChange: (answers: MoneyAnswers) => void;
};

/** Asks where the money of deliveries is that came too late. */
export function MoneyFields({ money, answers, onChange }: MoneyFieldsProps) {
  return money.map((one) => {
    const { actId = '', isHeld } = one;
    const answer = answers[actId];
    return (
      <Select
        key={actId}
        label={labelOf(one)}
        description={answer ? text.moneyThen[answer] : isHeld ? text.moneyHeld : text.moneyElsewhere}
        required
        placeholder={text.chooseMoney}
        options={LATE_MONEY_ANSWERS.map((value) => ({ value, label: text.moneyIs[value] }))}
        value={answer ?? ''}
        onChange={(is) => onChange({ ...answers, [actId]: is })}
      />
    );
  });
}
