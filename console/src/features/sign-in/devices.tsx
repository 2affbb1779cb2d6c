import { account, type Session } from '@tawseel/contract/account';
import { useAction } from '../../api/action.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { show } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import styles from './sign-in.module.css';

type DevicesProps = {
  devices: readonly Loose<Session>[];
  onEnd?: ((device: Loose<Session>) => void) | undefined;
  busyId?: string | undefined;
};

/** Returns the name of a device such as 'Chrome on Windows' in the user's language. */
function deviceText(device = ''): string {
  const [browser, system] = device.split(' on ');
  return browser && system ? text.browserOn(browser, system) : device || text.unknownDevice;
}

/** Devices with a session of a user. */
export function Devices({ devices, onEnd, busyId }: DevicesProps) {
  if (devices.length === 0) return <p className="quiet">{text.noDevices}</p>;
  return (
    <ul className="stack gap-1 below">
      {devices.map((device) => {
        const name = deviceText(device.device);
        return (
          <li key={device._id} className="row between gap-2">
            <span>
              {name} {device.current && <Badge tone="good">{text.thisDevice}</Badge>}
              <span className="quiet">
                <br />
                <bdi>{device.network && show(device.network)}</bdi>
                {' · '}
                {text.seen(showTime(device.seenAt))}
              </span>
            </span>
            {onEnd && !device.current && (
              <Button
                small
                aria-label={text.signOutDevice(name)}
                busy={busyId === device._id}
                onClick={() => onEnd(device)}
              >
                {text.signOutOne}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** One's own devices, each to be signed out. */
export function OwnDevices() {
  const read = useRead(account.listSessions, {});
  const end = useAction(account.endSession, {
    done: text.deviceSignedOut,
    failed: text.signOutFailed,
    replaces: account.listSessions,
  });
  const endOthers = useAction(account.endOtherSessions, {
    done: text.othersSignedOut,
    failed: text.signOutFailed,
    replaces: account.listSessions,
  });
  const hasOthers = (read.data?.length ?? 0) > 1;
  return (
    <Card
      title={text.devicesTitle}
      className={styles.roomy}
      actions={
        hasOthers && (
          <Button small busy={endOthers.busy} onClick={() => void endOthers.run({})}>
            {text.signOutOthers}
          </Button>
        )
      }
    >
      <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={2} />} failed={text.devicesFailed}>
        {(devices) => (
          <Devices
            devices={devices}
            busyId={end.busy ? end.variables?.params.id : undefined}
            onEnd={({ _id }) => _id && void end.run({ params: { id: _id } })}
          />
        )}
      </Loaded>
    </Card>
  );
}
