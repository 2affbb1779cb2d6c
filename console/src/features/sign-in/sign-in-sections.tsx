import { account } from '@tawseel/contract/account';
import { hasCall } from '../../api/host.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Card } from '../../ui/display/card.tsx';
import { OwnDevices } from './devices.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './sign-in.module.css';

/** Below one's own details: how one signs in, as far as the host and one's role have it. */
export function SignInSections() {
  return (
    <div className={styles.sections}>
      {hasCall(account.changePassword) && (
        <Card title={text.passwordTitle} about={text.passwordAbout}>
          <PasswordForm />
        </Card>
      )}
      {hasCall(account.readSecondFactor) && <SecondFactor />}
      {hasCall(account.listSessions) && <OwnDevices />}
    </div>
  );
}
