import type { Profile } from '@tawseel/contract/profile';
import type { Loose } from '../../api/tolerant.ts';
import { profileText as text } from '../../texts/en/profile.ts';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { PersonHead } from '../../ui/display/person-head.tsx';
import { show } from '../../ui/format.ts';

/** Facts of a user's profile. */
export function ProfileFacts({ profile }: { profile: Loose<Profile> }) {
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
    </>
  );
}
