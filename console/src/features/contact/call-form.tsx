import { contact } from '@tawseel/contract/contact';
import { CALL_OUTCOMES, type CallOutcome } from '@tawseel/contract/facts/calls';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { CallError, codeOf, fieldProblems, serverMessage } from '../../api/call.ts';
import { type Problems, problemsOf, useForm } from '../../api/form.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { contactText as text } from '../../texts/en/contact.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/display/card.tsx';
import { showMoney } from '../../ui/format.ts';
import { Kbd } from '../../ui/keys/kbd.tsx';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './contact.module.css';
import { OutcomeFields } from './outcome-fields.tsx';
import {
  bodyOf,
  isOffered,
  type LooseCase,
  OUTCOMES_BY_DIGIT,
  startValues,
  tomorrow,
  type Values,
} from './outcomes.ts';
import { useCaseKeys } from './use-contact-keys.ts';

/** Returns the problems by field of the form, in which the fields of an address are not nested. */
const atFields = (problems: Problems) =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path.replace(/^address\./, ''), problem]),
  );

/** Question before saving: who pays, or another charge. */
type CallQuestion = { cash: true } | { from: number; to: number };

function askedAbout(error: unknown): CallQuestion | undefined {
  if (codeOf(error) === 'cash_to_ask') return { cash: true };
  if (codeOf(error) !== 'price_to_confirm' || !(error instanceof CallError)) return undefined;
  const { from, to } = Object(Reflect.get(Object(error.body), 'params'));
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
}

const keyOf = (outcome: CallOutcome) =>
  outcome === 'return' ? 'R' : String(OUTCOMES_BY_DIGIT.indexOf(outcome) + 1);

type OutcomesProps = {
  offered: readonly CallOutcome[];
  chosen: CallOutcome | undefined;
  choose: (outcome: CallOutcome) => void;
};

function Outcomes({ offered, chosen, choose }: OutcomesProps) {
  return (
    <fieldset className={styles.outcomes}>
      <legend className="visually-hidden">{text.result}</legend>
      {offered.map((outcome) => (
        <button
          key={outcome}
          type="button"
          data-outcome={outcome}
          className={classNames(styles.outcome, outcome === chosen && styles.chosen)}
          aria-pressed={outcome === chosen}
          onClick={() => choose(outcome)}
        >
          <Kbd keys={[keyOf(outcome)]} />
          {text.outcomes[outcome]}
        </button>
      ))}
    </fieldset>
  );
}

type CallFormProps = {
  one: LooseCase;
  mayWork: boolean;
  dial: RefObject<HTMLAnchorElement | null>;
  /** Called after saving. */
  onSaved: () => void;
};

/** Form for the outcome of a call. Typed input stays until it is saved, also if another user claims the case. */
export function CallForm({ one, mayWork, dial, onSaved }: CallFormProps) {
  const { _id: id = '', followUp, cashDue = 0 } = one;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values, typeof contact.saveCall.body>(contact.saveCall.body, startValues(one));
  const [outcome, setOutcome] = useState<CallOutcome>();
  const [asked, setAsked] = useState<CallQuestion>();
  /** True while the next case is on its way: the call is neither lost nor saved again. */
  const [isSaved, setIsSaved] = useState(false);
  const save = useAction(contact.saveCall, {
    isOneAct: true,
    failedAlways: (error) => (askedAbout(error) ? undefined : (serverMessage(error) ?? text.saveFailed)),
    after: () => {
      setIsSaved(true);
      onSaved();
    },
    refused: (error) => {
      setAsked(askedAbout(error));
      form.report(atFields(fieldProblems(error)));
    },
  });
  useLeaveGuard(form.dirty && !isSaved, uiTexts.unsaved);
  const offered = CALL_OUTCOMES.filter((each) => isOffered(each, followUp?.kind));

  /** Fills in what the receiver asked the driver for, which the call confirms. */
  function fillWanted() {
    const { wanted } = followUp ?? {};
    for (const name of ['day', 'from', 'to'] as const) if (wanted?.[name]) form.set(name, wanted[name]);
  }

  function choose(chosen: CallOutcome) {
    if (!offered.includes(chosen)) return;
    setOutcome(chosen);
    if (chosen === 'agreed' && form.values.day === '') fillWanted();
    setAsked(undefined);
    form.report({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!outcome || !mayWork || save.busy || isSaved) return;
    if (outcome === 'leave_with' && cashDue > 0 && !asked) return setAsked({ cash: true });
    const confirmCharge = asked && 'to' in asked ? asked.to : undefined;
    const isCashAgreed = asked !== undefined && 'cash' in asked;
    const body = bodyOf(outcome, form.values, { confirmCharge, isCashAgreed });
    const problems = atFields(problemsOf(contact.saveCall.body, body));
    form.report(problems);
    if (Object.keys(problems).length === 0) void save.run({ params: { id }, body });
  }

  const chooseTomorrow = () => form.set('day', tomorrow(Date.now()));
  useCaseKeys({
    dial: () => dial.current?.click(),
    choose,
    chooseTomorrow,
    save: () => element.current?.requestSubmit(),
  });

  return (
    <Card title={text.result}>
      <form ref={element} className="stack packed narrow" noValidate onSubmit={submit}>
        <Outcomes offered={offered} chosen={outcome} choose={choose} />
        <p className="soft" role="status">
          {outcome && text.steps[outcome]}
        </p>
        {outcome && (
          <OutcomeFields key={outcome} outcome={outcome} form={form} chooseTomorrow={chooseTomorrow} />
        )}
        <div role="alert">
          {asked && (
            <Notice>
              {'cash' in asked
                ? text.askCash(showMoney(cashDue))
                : text.askPrice(showMoney(asked.from), showMoney(asked.to))}
            </Notice>
          )}
        </div>
        <Button type="submit" variant="primary" busy={save.busy} disabled={!outcome || !mayWork || isSaved}>
          {text.save} <Kbd keys={['Enter']} />
        </Button>
      </form>
    </Card>
  );
}
