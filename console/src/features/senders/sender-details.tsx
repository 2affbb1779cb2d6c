import { cityLabel } from '@tawseel/contract/facts/emirates';
import type { SenderAddress } from '@tawseel/contract/senders';
import type * as z from 'zod/mini';
import type { Loose } from '../../api/tolerant.ts';
import { usersText as text } from '../../texts/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Email } from '../../ui/email.tsx';
import { show, showTime } from '../../ui/format.ts';
import { PersonHead } from '../../ui/person-head.tsx';
import type { SenderRow } from './sender-rows.ts';
import styles from './senders.module.css';

type Address = Loose<z.infer<typeof SenderAddress>>;

function addressText({ houseNo, street, city = '', country }: Address): string {
  const parts = [houseNo, street, cityLabel(city), country];
  return show(parts.filter((part) => part?.trim()).join(', '));
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  if (addresses.length === 0) return null;
  return (
    <section>
      <h3 className={styles.section}>{text.addresses}</h3>
      <ul>
        {addresses.map((address, at) => (
          <li key={address._id ?? at} className={styles.address}>
            {addressText(address)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SenderDetailsProps = { row: SenderRow; open: boolean; onClose: () => void };

export function SenderDetails({ row, open, onClose }: SenderDetailsProps) {
  const { sender, name, city } = row;
  return (
    <Dialog open={open} onClose={onClose} title={text.details}>
      <PersonHead src={sender.profilePic} name={name}>
        <Badge tone={row.isCompany ? 'action' : 'neutral'}>{show(sender.role)}</Badge>
      </PersonHead>
      <DefinitionList
        items={[
          { label: text.email, value: <Email email={show(sender.email)} /> },
          { label: text.phone, value: show(sender.phone) },
          { label: text.country, value: show(sender.country) },
          { label: text.city, value: city },
          { label: text.street, value: show(sender.street) },
          { label: text.houseNo, value: show(sender.houseNo) },
          { label: text.created, value: showTime(sender.createdAt) },
        ]}
      />
      <Addresses addresses={sender.addresses ?? []} />
    </Dialog>
  );
}
