import { IconPencil } from '@tabler/icons-react';
import { account } from '@tawseel/contract/account';
import { useState } from 'react';
import { useRead } from '../api/read.ts';
import { Page } from '../features/page/page.tsx';
import { LanguageChoice } from '../features/profile/language-choice.tsx';
import { ProfileFacts } from '../features/profile/profile-facts.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { moreNavText } from '../texts/en/more-nav.ts';
import { profileText as text } from '../texts/en/profile.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/display/card.tsx';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { Loaded } from '../ui/states/loaded.tsx';
import { TextSkeleton } from '../ui/states/skeleton.tsx';

const SignInSections = lazyComponent<'SignInSections', object>(
  () => import('../features/sign-in/parts.ts'),
  'SignInSections',
);

/** Settings of the signed-in user; the profile view of the specification is read-only. */
export function Account() {
  const read = useRead(account.readProfile, {}, { failed: text.fetchFailed });
  const [editing, setEditing] = useState(false);
  return (
    <Page title={moreNavText.account}>
      <Card title={text.details} className="measure">
        <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={5} />} failed={text.fetchFailed}>
          {(profile) =>
            editing ? (
              <ProfileForm profile={profile} onClose={() => setEditing(false)} />
            ) : (
              <>
                <ProfileFacts profile={profile} />
                <div className="above-3">
                  <Button icon={<IconPencil aria-hidden="true" />} onClick={() => setEditing(true)}>
                    {text.edit}
                  </Button>
                </div>
              </>
            )
          }
        </Loaded>
      </Card>
      <LanguageChoice />
      <SignInSections />
    </Page>
  );
}
