import { LONGEST } from '@tawseel/contract/facts/limits';
import type { OrderDetails } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { fieldProblems } from '../../../api/call.ts';
import { showMessage } from '../../../api/messages.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { orderFormText, orderWindowText as text } from '../../../texts/en/order-editing.ts';
import { showCity } from '../../../texts/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { Refusal } from '../../../ui/display/refusal.tsx';
import { showMoney } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { chargeIn } from '../editing/correct-order.tsx';
import { AreaField } from '../price/area-field.tsx';

type SetAreaProps = { details: Loose<OrderDetails>; open: boolean; onClose: () => void };

/** Sets the area of an order whose address names none, and confirms the price that follows from it. */
function SetArea({ details, open, onClose }: SetAreaProps) {
  const { order = {}, version = '' } = details;
  const { trackingID = '', dropoff = {}, charge } = order;
  const [place, setPlace] = useState({ city: dropoff.city ?? '', area: '' });
  const [asked, setAsked] = useState<number>();
  const [trouble, setTrouble] = useState('');
  const update = useAction(orders.updateOrder, {
    done: showMessage,
    rereads: true,
    after: onClose,
    refused: (error) => {
      const total = chargeIn(error);
      const [problem = error.message] = Object.values(fieldProblems(error));
      setAsked(total);
      setTrouble(total === undefined ? problem : '');
    },
  });
  const area = place.area.trim();

  function change(next: typeof place) {
    setPlace(next);
    setAsked(undefined);
  }

  function submit() {
    const confirm = asked === undefined ? {} : { confirmCharge: asked };
    const body = { version, dropoff: { ...place, area }, reason: text.areaReason, ...confirm };
    void update.run({ params: { trackingID }, body });
  }

  return (
    <FormDialog
      open={open}
      isDirty={area !== ''}
      onClose={onClose}
      title={text.areaTitle(trackingID)}
      size="small"
      yes={asked === undefined ? text.setArea : orderFormText.saveAt(showMoney(asked))}
      busy={update.busy}
      disabled={area === '' || area.length > LONGEST.area}
      onSubmit={submit}
    >
      <div className="stack gap-2">
        <p className="quiet">
          {text.areaOf([dropoff.street, dropoff.area, showCity(place.city)].filter(Boolean).join(', '))}
        </p>
        <AreaField
          label={orderFormText.area}
          city={place.city}
          value={place.area}
          error={undefined}
          onChange={(typed) => change({ ...place, area: typed })}
          onChoose={({ city, name }) => change({ city, area: name })}
        />
        <div role="alert">
          {asked !== undefined && (
            <Notice tone="answer">
              {orderFormText.newPrice(showMoney(charge?.total), showMoney(asked))}
            </Notice>
          )}
          {trouble && <Refusal className="bad">{trouble}</Refusal>}
        </div>
      </div>
    </FormDialog>
  );
}

type SetAreaButtonProps = Pick<SetAreaProps, 'details'> & { variant: 'primary' | undefined };

export function SetAreaButton({ details, variant }: SetAreaButtonProps) {
  const setting = useOpened<Loose<OrderDetails>>();
  return (
    <>
      <Button small variant={variant} onClick={() => setting.open(details)}>
        {text.setArea}
      </Button>
      <Opened of={setting}>{(frame, details) => <SetArea details={details} {...frame} />}</Opened>
    </>
  );
}
