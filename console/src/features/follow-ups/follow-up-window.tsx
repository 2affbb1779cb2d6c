import { LATE_MONEY_ANSWERS, type LateMoneyAnswer } from '@tawseel/contract/facts/late-money';
import { callLink } from '@tawseel/contract/facts/phones';
import { followUps } from '@tawseel/contract/follow-ups';
import { type ReactNode, useState } from 'react';
import { type Action, useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { showMessage } from '../../api/messages.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { followUpsText as text } from '../../texts/en/follow-ups.ts';
import { roadText } from '../../texts/en/road.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { useUiTexts } from '../../ui/ui-texts.tsx';
import { ClaimBadge, lastScanText } from './follow-up-columns.tsx';
import type { LooseFollowUp } from './follow-up-pages.ts';

function DriverLink({ name, phone = '' }: NonNullable<LooseFollowUp['driver']>) {
  return (
    <>
      <bdi>{show(name)}</bdi>{' '}
      <a href={callLink(phone)}>
        <bdi className="nowrap">{phone}</bdi>
      </a>
    </>
  );
}

function factsOf(followUp: LooseFollowUp) {
  const {
    warehouse = '',
    alsoAt = [],
    parcel = {},
    note,
    run,
    driver,
    openedAt,
    openedBy,
    outcome,
    closedAt,
    closedBy,
  } = followUp;
  const { first, second } = lastScanText(followUp);
  const lastHeld = (
    <>
      {first}
      {second && ' · '}
      {second}
    </>
  );
  return [
    { label: text.lastHeld, value: lastHeld, wide: true },
    { label: text.warehouse, value: text.warehouses([warehouse, ...alsoAt]), wide: true },
    ...(note ? [{ label: text.note, value: note, wide: true }] : []),
    ...(run ? [{ label: text.run, value: run }] : []),
    ...(driver ? [{ label: text.driver, value: <DriverLink {...driver} /> }] : []),
    { label: text.opened, value: dotted([showTime(openedAt), openedBy]) },
    { label: text.receiver, value: show(parcel.receiverName) },
    { label: text.phone, value: show(parcel.receiverPhone) },
    { label: text.sender, value: show(parcel.senderName) },
    ...(outcome
      ? [
          { label: text.outcome, value: outcome, wide: true },
          { label: text.list.done, value: dotted([showTime(closedAt), closedBy]) },
        ]
      : []),
  ];
}

export type FollowUpWindowProps = WindowFrame & {
  followUp: LooseFollowUp;
  claim: Action<typeof followUps.claimFollowUp>;
  /** Renders the history of its parcel, which other screens show too. */
  road: (trackingID: string) => ReactNode;
  /** Renders the decisions about its parcel, which close the follow-up, and its delivery code. */
  decide: (followUp: LooseFollowUp, onDone: () => void) => ReactNode;
};

/** A follow-up: its facts, its claim and its outcome. Remounted each time it is opened. */
export function FollowUpWindow({ followUp, open, onClose, claim, road, decide }: FollowUpWindowProps) {
  const texts = useUiTexts();
  const [outcome, setOutcome] = useState('');
  const [answers, setAnswers] = useState<MoneyAnswers>({});
  const settle = useAction(followUps.settleFollowUp, {
    done: showMessage,
    failed: text.settleFailed,
    after: onClose,
  });
  const close = useGuardedClose(open && outcome.trim() !== '', onClose, uiTexts.unsaved);
  const { _id: id = '', kind, parcel, state, isMine, claimedBy, alsoAt = [], money = [] } = followUp;
  const trackingID = show(parcel?.trackingID);
  const mayWork = state !== 'done' && (isMine || !claimedBy) && hasCall(followUps.settleFollowUp);

  const said = money.flatMap(({ actId = '' }) => {
    const is = answers[actId];
    return is ? [{ actId, is }] : [];
  });
  const isComplete = outcome.trim() !== '' && said.length === money.length;

  function submit() {
    if (!isComplete) return;
    const asked = money.length > 0 ? { money: said } : {};
    void settle.run({ params: { id }, body: { outcome, ...asked } });
  }

  async function take(isTaken: boolean) {
    if (await claim.run({ params: { id }, body: { claim: isTaken } })) onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.details(kind ? roadText.kinds[kind] : show(kind), trackingID)}
      size="large"
      busy={settle.busy}
      onSubmit={mayWork ? submit : undefined}
      footer={
        mayWork ? (
          <>
            <Button busy={claim.busy} onClick={() => void take(!isMine)}>
              {isMine ? text.giveBack : text.claim}
            </Button>
            <Button type="submit" variant="primary" busy={settle.busy} disabled={!isComplete}>
              {text.settle}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{texts.close}</Button>
        )
      }
    >
      <div className="stack">
        <p>
          <ClaimBadge followUp={followUp} />
        </p>
        {mayWork && <MoneyFields money={money} answers={answers} onChange={setAnswers} />}
        {mayWork && (
          <TextField
            label={text.outcome}
            description={[text.outcomeHint, alsoAt.length > 0 && text.staysOpen(alsoAt)]
              .filter(Boolean)
              .join(' ')}
            value={outcome}
            onChange={setOutcome}
            maxLength={500}
            autoComplete="off"
          />
        )}
        <DefinitionList items={factsOf(followUp)} />
        {decide(followUp, onClose)}
        {parcel?.trackingID && road(parcel.trackingID)}
      </div>
    </Dialog>
  );
}

type LooseMoney = NonNullable<LooseFollowUp['money']>[number];

/** Answers about the money that drivers recorded too late, by the id of the act. */
type MoneyAnswers = Readonly<Record<string, LateMoneyAnswer>>;

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
function MoneyFields({ money, answers, onChange }: MoneyFieldsProps) {
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
