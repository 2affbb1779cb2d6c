import { FOLLOW_UP_KINDS, type FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { followUps } from '@tawseel/contract/follow-ups';
import { type ReactNode, useState } from 'react';
import { hasCall } from '../../../api/host.ts';
import { showAddress } from '../../../texts/address.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { roadText } from '../../../texts/en/road.ts';
import { showWord } from '../../../texts/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Opened, type WindowFrame } from '../../../ui/dialog/opened.tsx';
import { DefinitionList } from '../../../ui/display/definition-list.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { show, showMoney, showNumber } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { useHub } from '../hub-context.ts';
import type { LooseParcel } from '../scan-display.ts';
import { statusText } from './parcel-columns.tsx';
import { useFollowUp } from './use-follow-up.ts';

type FollowUpFormProps = { trackingID: string; open: boolean; onClose: () => void };

function FollowUpForm({ trackingID, ...frame }: FollowUpFormProps) {
  const [kind, setKind] = useState<FollowUpKind>('call');
  const [note, setNote] = useState('');
  const followUp = useFollowUp();

  async function submit() {
    if (await followUp.run(trackingID, kind, note)) frame.onClose();
  }

  return (
    <FormDialog
      {...frame}
      title={text.followUpTitle(trackingID)}
      size="small"
      yes={text.followUpYes}
      busy={followUp.busy}
      onSubmit={() => void submit()}
    >
      <div className="stack">
        <Select
          label={text.followUpKind}
          options={FOLLOW_UP_KINDS.map((value) => ({ value, label: roadText.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <TextField label={text.followUpNote} required value={note} onChange={setNote} maxLength={500} />
      </div>
    </FormDialog>
  );
}

function factsOf(parcel: LooseParcel) {
  const { receiverName, receiverPhone, senderName, reference, orderWeight } = parcel;
  const { paymentMethod, orderValue, trackingStatus } = parcel;
  return [
    { label: text.receiver, value: show(receiverName) },
    { label: text.phone, value: show(receiverPhone) },
    { label: text.address, value: showAddress(parcel) },
    { label: text.sender, value: show(senderName) },
    ...(reference ? [{ label: text.reference, value: reference }] : []),
    {
      label: text.payment,
      value: paymentMethod === 'COD' ? text.cod(showMoney(orderValue)) : showWord('payment', paymentMethod),
    },
    { label: text.weight, value: text.kilograms(showNumber(orderWeight)) },
    { label: text.status, value: statusText(trackingStatus) },
  ];
}

export type ParcelWindowProps = WindowFrame & {
  parcel: LooseParcel;
  /** Renders its history, which other screens show too. */
  road: (trackingID: string) => ReactNode;
  mayScan: boolean;
};

/** A parcel at the hub, and acts on it besides scanning. */
export function ParcelWindow({ parcel, open, onClose, road, mayScan }: ParcelWindowProps) {
  const { desk, here, printButton } = useHub();
  const asking = useOpened<string>();
  const { trackingID = '', leg, holder, senderName } = parcel;
  const isHere = holder?.kind === 'warehouse' && holder.id === here.warehouseId;

  async function handBack() {
    const question = {
      title: text.handBackTitle(trackingID),
      text: text.handBackText(show(senderName)),
      yes: text.handBackYes,
    };
    if (!(await confirm(question))) return;
    desk.ask({ act: 'handed_back', code: trackingID });
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.details(trackingID)} size="large">
      <div className="stack narrow">
        <div className="row wrap">
          {printButton?.(trackingID)}
          {mayScan && isHere && leg === 'back' && (
            <Button onClick={() => void handBack()}>{text.handBack}</Button>
          )}
          {hasCall(followUps.makeFollowUp) && (
            <Button onClick={() => asking.open(trackingID)}>{text.followUp}</Button>
          )}
        </div>
        <DefinitionList items={factsOf(parcel)} />
        {road(trackingID)}
      </div>
      <Opened of={asking}>
        {(frame, trackingID) => <FollowUpForm trackingID={trackingID} {...frame} />}
      </Opened>
    </Dialog>
  );
}
