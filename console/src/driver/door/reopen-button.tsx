import { IconArrowBackUp } from '@tabler/icons-react';
import type { MyStop } from '@tawseel/contract/my-day';
import { useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useActs } from '../queue/use-acts.ts';
import { useDriver } from '../queue/use-driver.ts';
import { isReopenable } from '../stops.ts';

const stay = () => undefined;

/** Reopens a stop that failed by mistake or whose receiver arrived after all, and for some minutes one that is done. */
export function ReopenButton({ stop }: { stop: MyStop }) {
  const { acts, day } = useDriver();
  const now = useNow();
  const { act, isBusy, problem } = useActs(stay);
  const [isAsked, setAsked] = useState(false);
  if (!isReopenable(stop, { acts, day, now })) return null;
  const isDone = stop.state === 'done';
  return (
    <>
      {isAsked && <Notice>{text.reopenAsk}</Notice>}
      <Button
        aria-label={text.reopenOf(stop.trackingID || stop.name)}
        icon={<IconArrowBackUp aria-hidden="true" />}
        busy={isBusy}
        onClick={() => (isDone && !isAsked ? setAsked(true) : act([{ stop, act: 'reopened' }]))}
      >
        {isAsked ? text.reopenYes : text.reopen}
      </Button>
      {isAsked && <Button onClick={() => setAsked(false)}>{text.reopenNo}</Button>}
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </>
  );
}
