import { IconLock } from '@tabler/icons-react';
import { account } from '@tawseel/contract/account';
import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { hasCall, isAdministrator } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import { Page } from '../features/page/page.tsx';
import { ProfileFacts } from '../features/profile/profile-facts.tsx';
import { profileText as text } from '../texts/en/profile.ts';
import { shellText } from '../texts/en/shell.ts';
import { Card } from '../ui/display/card.tsx';
import { Loaded } from '../ui/states/loaded.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';
import styles from './profile-view.module.css';

export function ProfileView() {
  const read = useRead(account.readProfile, {}, { failed: text.fetchFailed, noToken: shellText.noToken });
  return (
    <Page title={isAdministrator() ? text.title : text.titleOfStaff}>
      <Card className="measure">
        <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={5} />} failed={text.fetchFailed}>
          {(profile) => (
            <>
              <ProfileFacts profile={profile} />
              <p className={styles.note}>
                <IconLock size={16} aria-hidden="true" />
                <span>
                  {text.note}{' '}
                  {hasCall(account.updateProfile) && <Link to={addresses.account}>{text.toAccount}</Link>}
                </span>
              </p>
            </>
          )}
        </Loaded>
      </Card>
    </Page>
  );
}
