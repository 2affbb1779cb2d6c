import { access } from '@tawseel/contract/access';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showTime } from '../../ui/dates.ts';
import { Opened } from '../../ui/dialog/opened.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { Devices } from './devices.tsx';
import { PinDialog } from './pin-dialog.tsx';
import styles from './sign-in.module.css';

export type StaffSignInProps = { kind: StaffKind; id: string; name: string };
type ShownSecret = { about: string; secret: string };

/** Password or link, which is shown once. */
function ShownOnce({ about, secret }: ShownSecret) {
  return (
    <Notice tone="answer" actions={<CopyButton text={secret} />}>
      {about}
      <br />
      <code className="row wrap breaks">{secret}</code>
    </Notice>
  );
}

function EmailUser({ id, name }: StaffSignInProps) {
  const [shown, setShown] = useState<ShownSecret>();
  const params = { params: { id } };
  const make = useAction(access.makePassword, {
    failed: text.signInFailed,
    after: (reply) => setShown({ about: text.passwordIs(name), secret: reply?.data?.password ?? '' }),
  });
  const link = useAction(access.makeStaffResetLink, {
    failed: text.signInFailed,
    after: (reply) => {
      const { path = '', expiresAt } = reply?.data ?? {};
      setShown({ about: text.linkIs(name, showTime(expiresAt)), secret: location.origin + path });
    },
  });
  return (
    <>
      <div className="row wrap stretch">
        <Button
          small
          busy={make.busy}
          onClick={() =>
            void make.run(params, {
              title: text.makePasswordAsk(name),
              text: text.makePasswordText,
              yes: text.makePassword,
            })
          }
        >
          {text.makePassword}
        </Button>
        <Button small busy={link.busy} onClick={() => void link.run(params)}>
          {text.makeLink}
        </Button>
      </div>
      {shown && <ShownOnce {...shown} />}
    </>
  );
}

function DriverPin({ id, name }: StaffSignInProps) {
  const pin = useOpened<string>();
  return (
    <div className="row wrap stretch">
      <Button small onClick={() => pin.open(id)}>
        {text.setPin}
      </Button>
      <Opened of={pin}>{(frame) => <PinDialog id={id} name={name} {...frame} />}</Opened>
    </div>
  );
}

function StaffDevices({ id, name }: StaffSignInProps) {
  const params = { params: { id } };
  const read = useRead(access.listStaffSessions, params);
  const end = useAction(access.endStaffSessions, {
    done: text.signedOutEverywhere(name),
    failed: text.signOutFailed,
  });
  return (
    <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={1} />} failed={text.devicesFailed}>
      {(devices) => (
        <>
          <Devices devices={devices} />
          {devices.length > 0 && (
            <Button small busy={end.busy} onClick={() => void end.run(params)}>
              {text.signOutAll}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

/** Sign-in of a staff member, in their details: password, second factor and devices. */
export function StaffSignIn(props: StaffSignInProps) {
  const isDriver = props.kind === 'driver';
  const canLetIn = hasCall(isDriver ? access.setPin : access.makePassword);
  return (
    <section className={classNames(styles.form, styles.ofStaff)}>
      <h3 className="text-14">{text.signInTitle}</h3>
      {canLetIn && (isDriver ? <DriverPin {...props} /> : <EmailUser {...props} />)}
      {hasCall(access.listStaffSessions) && <StaffDevices {...props} />}
    </section>
  );
}
