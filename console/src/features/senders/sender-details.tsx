import { shownPhone } from '@tawseel/contract/facts/uae';
import { orders } from '@tawseel/contract/orders';
import { senderFigures } from '@tawseel/contract/sender-figures';
import { type SenderAddress, type SenderRecord, senders } from '@tawseel/contract/senders';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { addresses } from '../../addresses.ts';
import { hasCall, hasFeature } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { senderFormText, usersText as text } from '../../texts/en/users.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { type Definition, DefinitionList } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { Grouped } from '../../ui/display/grouped.tsx';
import { PersonHead } from '../../ui/display/person-head.tsx';
import { joined, show } from '../../ui/format.ts';
import { SenderFigures } from './sender-figures.tsx';
import type { SenderRow } from './sender-rows.ts';
import styles from './senders.module.css';

type Address = Loose<z.infer<typeof SenderAddress>>;

function addressText({ houseNo, street, city, country }: Address): string {
  const parts = [houseNo, street, city && showCity(city), country && showWord('country', country)];
  return show(joined(parts.map((part) => part?.trim())));
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  if (addresses.length === 0) return null;
  return (
    <section>
      <h3 className={styles.section}>{text.addresses}</h3>
      <ul>
        {addresses.map((address, at) => (
          <li key={address._id ?? at} className="line-above breaks padded-block">
            {addressText(address)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns facts that only the sender's own answer has, without empty ones except those that a company should have. */
function recordItems({ role, legalName, trn, landmark, makani, iban }: Loose<SenderRecord>): Definition[] {
  const isCompany = role === 'Company';
  const items = [
    { label: senderFormText.landmark, value: landmark },
    { label: senderFormText.makani, value: makani },
    { label: senderFormText.legalName, value: legalName, isWanted: isCompany },
    { label: senderFormText.trn, value: trn, isWanted: isCompany },
    { label: senderFormText.iban, value: iban, isWanted: isCompany },
  ];
  return items
    .filter(({ value, isWanted }) => value || isWanted)
    .map(({ label, value }) => ({
      label,
      value: value && value === iban ? <Grouped text={value} /> : show(value),
    }));
}

type SenderDetailsProps = WindowFrame & {
  row: SenderRow;
  /** Balance of the shop. */
  balance?: ReactNode;
  /** Timeline of its entries in the audit log. */
  history?: ReactNode;
  onEdit: (sender: Loose<SenderRecord>) => void;
};

export function SenderDetails({ row, balance, history, open, onClose, onEdit }: SenderDetailsProps) {
  const id = row.sender._id;
  const hasRecord = id !== undefined && hasCall(senders.readSender);
  const record = useRead(
    senders.readSender,
    { params: { id: id ?? '' } },
    { enabled: hasRecord && open },
  ).data;
  const sender = record ?? row.sender;
  const { name, city } = row;
  const edit = hasRecord && hasCall(senders.updateSender) && (
    <Button variant="primary" busy={!record} onClick={() => record && onEdit(record)}>
      {text.edit}
    </Button>
  );
  const itsOrders = id !== undefined && hasFeature('tawseel') && hasCall(orders.listOrders) && (
    <LinkButton to={`${addresses.allOrders}?${new URLSearchParams({ senderId: id })}`}>
      {text.allOrders}
    </LinkButton>
  );
  const actions = (edit || itsOrders) && (
    <>
      {itsOrders}
      {edit}
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.details} footer={actions}>
      <PersonHead src={sender.profilePic} name={name} initialOf={sender.name ?? ''}>
        <Badge tone={row.isCompany ? 'action' : 'neutral'}>{showWord('role', sender.role)}</Badge>
      </PersonHead>
      {id !== undefined && hasCall(senderFigures.readSenderFigures) && <SenderFigures id={id} />}
      {balance}
      <DefinitionList
        items={[
          { label: text.email, value: <Email email={show(sender.email)} /> },
          { label: text.phone, value: show(hasRecord ? shownPhone(sender.phone ?? '') : sender.phone) },
          { label: text.country, value: showWord('country', sender.country) },
          { label: text.city, value: city },
          { label: text.street, value: show(sender.street) },
          { label: text.houseNo, value: show(sender.houseNo) },
          { label: text.created, value: showTime(sender.createdAt) },
          ...(record ? recordItems(record) : []),
        ]}
      />
      <Addresses addresses={sender.addresses ?? []} />
      {history}
    </Dialog>
  );
}
