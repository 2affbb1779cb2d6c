import { singleWarehouseText as text } from '../../texts/en/warehouses.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { PersonHead } from '../../ui/display/person-head.tsx';
import { avatarName, type LooseUser, pictureOf, shownName, userFacts } from './user-facts.tsx';
import { UserStatus } from './user-status.tsx';

type UserDetailsProps = {
  user: LooseUser;
  open: boolean;
  onClose: () => void;
};

export function UserDetails({ user, open, onClose }: UserDetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.userDetails}>
      <PersonHead src={pictureOf(user)} name={shownName(user)} initialOf={avatarName(user)}>
        <UserStatus status={user.profileStatus} />
      </PersonHead>
      <DefinitionList items={userFacts(user)} />
    </Dialog>
  );
}
