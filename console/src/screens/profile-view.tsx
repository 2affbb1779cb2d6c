import { IconLock, IconPencil } from '@tabler/icons-react';
import { admin, type Profile as Whose } from '@tawseel/contract/admin';
import { useState } from 'react';
import { hasCall, hasFeature, isAdministrator } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import type { Loose } from '../api/tolerant.ts';
import { Page } from '../features/page/page.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { profileText as text } from '../texts/profile.ts';
import { sessionText } from '../texts/session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { Email } from '../ui/email.tsx';
import { show } from '../ui/format.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PersonHead } from '../ui/person-head.tsx';
import { TextSkeleton } from '../ui/skeleton.tsx';
import styles from './profile-view.module.css';

const SignInSections = lazyComponent<'SignInSections', object>(
  () => import('../features/sign-in/parts.ts'),
  'SignInSections',
);

type ProfileProps = { profile: Loose<Whose>; onEdit: (() => void) | undefined };

function Profile({ profile, onEdit }: ProfileProps) {
  return (
    <>
      <PersonHead
        src={profile.profileImage}
        name={show(profile.name)}
        initialOf={profile.name ?? ''}
        heading
      />
      <DefinitionList
        items={[
          { label: text.name, value: show(profile.name) },
          { label: text.email, value: <Email email={show(profile.email)} /> },
          { label: text.phone, value: show(profile.phone) },
          { label: text.address, value: show(profile.address) },
        ]}
      />
      {onEdit ? (
        <div className={styles.actions}>
          <Button icon={<IconPencil aria-hidden="true" />} onClick={onEdit}>
            {text.edit}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>
          <IconLock size={16} aria-hidden="true" />
          {text.note}
        </p>
      )}
    </>
  );
}

export function ProfileView() {
  const read = useRead(admin.readProfile, {}, { failed: text.fetchFailed, noToken: sessionText.noToken });
  const [editing, setEditing] = useState(false);
  const edit = hasCall(admin.updateProfile) ? () => setEditing(true) : undefined;
  return (
    <Page title={isAdministrator() ? text.title : text.titleOfStaff}>
      <Card className={styles.card}>
        <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={5} />} failed={text.fetchFailed}>
          {(profile) =>
            editing ? (
              <ProfileForm profile={profile} onClose={() => setEditing(false)} />
            ) : (
              <Profile profile={profile} onEdit={edit} />
            )
          }
        </Loaded>
      </Card>
      {hasFeature('sessions') && <SignInSections />}
    </Page>
  );
}
