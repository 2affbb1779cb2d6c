import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { callLink, whatsAppLink } from '@tawseel/contract/facts/phones';
import type { RefObject } from 'react';
import { contactText as text } from '../../texts/en/contact.ts';
import { askReceiver } from '../../texts/to-receivers.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { type Definition, DefinitionList } from '../../ui/display/definition-list.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { Timeline } from '../../ui/display/timeline.tsx';
import { dotted, joined, show, showMoney } from '../../ui/format.ts';
import { Kbd } from '../../ui/keys/kbd.tsx';
import { type LooseCase, phonesOf } from './outcomes.ts';

function addressOf({ order, delivery }: LooseCase): string {
  const { street = '', area = '', city } = order?.dropoff ?? {};
  const { building, landmark, makani } = delivery ?? {};
  // Streets are often typed with their area.
  const place = street.includes(area) ? '' : showWord('area', area);
  return joined([building, street, landmark, place, showCity(city), makani]);
}

function factsOf(one: LooseCase): Definition[] {
  const { order = {}, followUp = {}, cashDue = 0 } = one;
  const { senderName, senderPhone } = order.pickup ?? {};
  return [
    { label: text.address, value: addressOf(one), wide: true },
    { label: text.cash, value: cashDue > 0 ? showMoney(cashDue) : text.paid },
    { label: text.order, value: order.trackingID },
    {
      label: text.sender,
      value: dotted([show(senderName), senderPhone && unbroken(show(senderPhone))]),
    },
    { label: text.contents, value: show(order.orderTitle) },
    ...(order.deliveryInstructions
      ? [{ label: text.instructions, value: order.deliveryInstructions, wide: true }]
      : []),
    ...(followUp.note ? [{ label: text.note, value: followUp.note, wide: true }] : []),
    { label: text.opened, value: showTime(followUp.openedAt) },
  ];
}

function messageOf({ order, trackingUrl }: LooseCase): string {
  const { trackingID = '', dropoff } = order ?? {};
  const links = trackingUrl ? [trackingUrl] : [];
  return askReceiver({ name: dropoff?.receiverName ?? '', trackingIDs: [trackingID], links });
}

type CaseFactsProps = { one: LooseCase; dial: RefObject<HTMLAnchorElement | null> };

/** Receiver to call, and facts for the call. */
export function CaseFacts({ one, dial }: CaseFactsProps) {
  const { order, followUp } = one;
  const { first, second } = phonesOf(one);
  const isReturn = followUp?.kind === 'return';
  const chats = [first, second].map((phone) => whatsAppLink(phone, messageOf(one)));
  return (
    <Card
      title={show(order?.dropoff?.receiverName)}
      actions={
        <Badge tone={isReturn ? 'bad' : 'urgent'}>{isReturn ? text.about.return : text.about.call}</Badge>
      }
    >
      <div className="stack packed narrow">
        <div className="row wrap stretch">
          {first && (
            <a ref={dial} className={buttonClass({ variant: 'primary' })} href={callLink(first)}>
              <IconPhone size={18} aria-hidden="true" />
              <span dir="ltr">{first}</span>
              <Kbd keys={['C']} />
            </a>
          )}
          {second && (
            <a className={buttonClass({})} href={callLink(second)}>
              <IconPhone size={18} aria-hidden="true" />
              <span dir="ltr">{second}</span>
            </a>
          )}
          {chats.map(
            (chat, at) =>
              chat && (
                <a key={chat} className={buttonClass({})} href={chat} target="_blank" rel="noreferrer">
                  <IconBrandWhatsapp size={18} aria-hidden="true" />
                  {at === 0 ? text.whatsApp : text.whatsAppSecond}
                </a>
              ),
          )}
        </div>
        <DefinitionList items={factsOf(one)} />
      </div>
    </Card>
  );
}

/** Earlier calls. */
export function CaseCalls({ calls = [] }: LooseCase) {
  return (
    <Card title={text.calls}>
      {calls.length === 0 ? (
        <p className="soft">{text.noCalls}</p>
      ) : (
        <Timeline
          label={text.calls}
          // The last is the current one.
          events={calls.toReversed().map(({ _id = '', outcome, note = '', at, by = '', nextAt }) => ({
            key: _id,
            title: text.callOf(outcome ? text.outcomes[outcome] : '', note),
            time: showTime(at),
            text: joined([by && text.by(by), nextAt && text.nextCall(showTime(nextAt))]),
          }))}
        />
      )}
    </Card>
  );
}
