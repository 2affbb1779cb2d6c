import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { ibanProblem, shownPhone } from '@tawseel/contract/facts/uae';
import { type ReactNode, Suspense } from 'react';
import { hasFeature } from '../../api/host.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { Thumbnails } from '../../ui/dialog/picture-viewer.tsx';
import { DefinitionList } from '../../ui/display/definition-list.tsx';
import { Email } from '../../ui/display/email.tsx';
import { Grouped } from '../../ui/display/grouped.tsx';
import { PersonHead } from '../../ui/display/person-head.tsx';
import { picturesIn } from '../../ui/display/safe-url.ts';
import { show } from '../../ui/format.ts';
import { canEdit, DetailsActions } from './details-actions.tsx';
import type { Person } from './search-staff.ts';
import styles from './staff.module.css';
import { kindLooks } from './staff-kinds.tsx';
import { StatusBadge } from './staff-status.tsx';
import { useWarehouseName } from './use-warehouse-name.ts';

function Documents({ person, name }: { person: Person; name: string }) {
  const documents = picturesIn(person.documents);
  return (
    <section>
      <h3 className={styles.section}>{text.documents}</h3>
      {documents.length === 0 && <p className="soft">{text.noDocuments}</p>}
      {documents.length > 0 && (
        <Thumbnails pictures={documents.map((src, at) => ({ src, alt: text.documentOf(at + 1, name) }))} />
      )}
    </section>
  );
}

/** Formats a phone from our server; that of another server is unchanged. */
function phoneOf({ phoneNo }: Person): string | undefined {
  return phoneNo !== undefined && hasFeature('tawseel') ? shownPhone(phoneNo) : phoneNo;
}

/** An IBAN as it is printed where the server is ours. */
function accountOf({ accountNumber = '' }: Person): ReactNode {
  const isIban = hasFeature('tawseel') && ibanProblem(accountNumber) === undefined;
  return isIban ? <Grouped text={accountNumber} /> : show(accountNumber);
}

function Details({ kind, person, history }: Pick<StaffDetailsProps, 'kind' | 'person' | 'history'>) {
  const name = show(fullName(person));
  const warehouse = useWarehouseName(person);
  const more = kindLooks[kind].more?.(person);
  return (
    <>
      <PersonHead src={person.image} name={name} initialOf={fullName(person)}>
        {showWord('role', person.role)}
        <StatusBadge person={person} />
      </PersonHead>
      <DefinitionList
        items={[
          { label: text.name, value: name },
          { label: text.role, value: showWord('role', person.role) },
          { label: text.profileStatus, value: showWord('profileStatus', person.profileStatus) },
          { label: text.email, value: <Email email={show(person.email)} /> },
          { label: text.phone, value: show(phoneOf(person)) },
          { label: text.identityNumber, value: show(person.cnic) },
          { label: text.address, value: show(person.address) },
          { label: text.country, value: showWord('country', person.country) },
          { label: text.city, value: showCity(person.city) },
          { label: text.accountNumber, value: accountOf(person) },
          { label: text.warehouse, value: show(warehouse) },
        ]}
      />
      {more && (
        <section>
          <h3 className={styles.section}>{text.vehicle}</h3>
          <DefinitionList items={more} />
        </section>
      )}
      <Documents person={person} name={name} />
      {history}
    </>
  );
}

type StaffDetailsProps = WindowFrame & {
  kind: StaffKind;
  person: Person;
  /** Time line of what was written about them. */
  history?: ReactNode;
  onEdit: (person: Person) => void;
  /** More about them, at the end. */
  children?: ReactNode;
};

export function StaffDetails({ kind, person, history, onEdit, children, ...frame }: StaffDetailsProps) {
  const actions = canEdit(kind) && (
    <DetailsActions kind={kind} person={person} onEdit={onEdit} onRemoved={frame.onClose} />
  );
  return (
    <Dialog {...frame} title={text.detailsOf(show(fullName(person)))} size="large" footer={actions}>
      <Details kind={kind} person={person} history={history} />
      <Suspense>{children}</Suspense>
    </Dialog>
  );
}
