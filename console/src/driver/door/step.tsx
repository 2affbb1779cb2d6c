import { IconArrowBack } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { askPosition } from '../queue/position.ts';
import { useStepBack } from '../use-view.ts';
import styles from './door.module.css';

type StepProps = { title: string; onBack: () => void; children: ReactNode };

/** One step, with a way back to the one before, which is also that of the phone. */
export function Step({ title, onBack, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = useStepBack(onBack);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    askPosition();
  }, []);

  return (
    <>
      <Button
        variant="quiet"
        className={styles.back}
        icon={<IconArrowBack aria-hidden="true" />}
        onClick={goBack}
      >
        {text.back}
      </Button>
      <h1 ref={heading} tabIndex={-1} className={styles.name}>
        {title}
      </h1>
      {children}
    </>
  );
}

type ReasonsProps<Reason> = {
  reasons: readonly Reason[];
  iconOf?: (reason: Reason) => ReactNode;
  isBusy: boolean;
  problem: string | undefined;
  onChoose: (reason: Reason) => void;
};

/** Buttons of reasons, below the problem: the tap on one is the answer. */
export function Reasons<Reason extends keyof typeof text.reasons>({
  reasons,
  iconOf,
  isBusy,
  problem,
  onChoose,
}: ReasonsProps<Reason>) {
  return (
    <>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <ul className="stack gap-1">
        {reasons.map((reason) => (
          <li key={reason}>
            <Button
              wide
              disabled={isBusy}
              className={styles.reason}
              icon={iconOf?.(reason)}
              onClick={() => onChoose(reason)}
            >
              {text.reasons[reason]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The button that ends a step, below the problem. */
export function StepEnd({ isBusy, problem }: { isBusy: boolean; problem: string | undefined }) {
  return (
    <>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <Button type="submit" variant="primary" wide busy={isBusy} className={styles.big}>
        {text.done}
      </Button>
    </>
  );
}
