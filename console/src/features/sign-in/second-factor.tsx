import { account } from '@tawseel/contract/account';
import { useRead } from '../../api/read.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { Card } from '../../ui/display/card.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { FactorOffDialog } from './factor-off-dialog.tsx';
import { FactorOnDialog } from './factor-on-dialog.tsx';
import styles from './sign-in.module.css';

/** Shows if a code is required at sign-in, and lets the user change that. */
export function SecondFactor() {
  const read = useRead(account.readSecondFactor, {});
  const change = useOpened<'on' | 'off'>();
  const isOn = read.data?.enabled === true;
  return (
    <Card
      title={text.factorTitle}
      className={styles.roomy}
      actions={
        read.data && (
          <Button small onClick={() => change.open(isOn ? 'off' : 'on')}>
            {isOn ? text.turnOff : text.turnOn}
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        data={read.data}
        skeleton={
          <div className={styles.lineToCome}>
            <TextSkeleton lines={1} />
          </div>
        }
        failed={text.factorUnread}
      >
        {({ recoveryCodesLeft = 0 }) => (
          <p className="quiet">{isOn ? text.factorOn(recoveryCodesLeft) : text.factorOff}</p>
        )}
      </Loaded>
      <Opened of={change}>
        {(frame, to) => (to === 'on' ? <FactorOnDialog {...frame} /> : <FactorOffDialog {...frame} />)}
      </Opened>
    </Card>
  );
}
