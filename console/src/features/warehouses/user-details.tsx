import { singleWarehouseText as text } from '../../texts/warehouses.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { avatarName, type LooseUser, pictureOf, shownName, userFacts } from './user-facts.tsx';
import { UserStatus } from './user-status.tsx';
import styles from './users-panel.module.css';

type UserDetailsProps = {
  user: LooseUser;
  open: boolean;
  onClose: () => void;
};

export function UserDetails({ user, open, onClose }: UserDetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.userDetails}>
      <div className={styles.details}>
        <div className={styles.person}>
          <Avatar size="large" src={pictureOf(user)} name={avatarName(user)} />
          <div>
            <p className={styles.name}>{shownName(user)}</p>
            <UserStatus status={user.profileStatus} />
          </div>
        </div>
        <DefinitionList items={userFacts(user)} />
      </div>
    </Dialog>
  );
}
