import { proofs } from '@tawseel/contract/proofs';
import { scanning } from '@tawseel/contract/scanning';
import { hasCall } from '../api/host.ts';
import { Case } from '../features/contact/case.tsx';
import { Queue, QueueLine } from '../features/contact/queue.tsx';
import { useContact } from '../features/contact/use-contact.ts';
import { useNextKey } from '../features/contact/use-contact-keys.ts';
import { DeliveryCode } from '../features/orders/parcel/delivery-code.tsx';
import { Road } from '../features/orders/parcel/road.tsx';
import { Page } from '../features/page/page.tsx';
import { attemptsText } from '../texts/en/attempts.ts';
import { contactText as text } from '../texts/en/contact.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/display/card.tsx';
import { Kbd } from '../ui/keys/kbd.tsx';
import { confirmLeave } from '../ui/navigation/use-leave-guard.ts';

/** Receivers to call, one after the other. */
export function Contact() {
  const { id, again, queue, next, busy } = useContact();

  async function leaveForNext() {
    if (await confirmLeave()) next();
  }
  useNextKey(() => void leaveForNext());

  return (
    <Page
      title={text.title}
      actions={
        id !== '' && (
          <Button busy={busy} onClick={() => void leaveForNext()}>
            {text.next} <Kbd keys={['N']} />
          </Button>
        )
      }
    >
      {id !== '' && <QueueLine queue={queue.data} />}
      {id === '' ? (
        <Queue read={queue} next={next} busy={busy} />
      ) : (
        <Case
          key={`${id} ${again}`}
          id={id}
          onSaved={next}
          code={(trackingID) =>
            hasCall(proofs.showDeliveryCode) && (
              <Card title={attemptsText.code}>
                <DeliveryCode trackingID={trackingID} />
              </Card>
            )
          }
          road={(trackingID) =>
            hasCall(scanning.readParcel) && (
              <Card>
                <Road trackingID={trackingID} />
              </Card>
            )
          }
        />
      )}
    </Page>
  );
}
