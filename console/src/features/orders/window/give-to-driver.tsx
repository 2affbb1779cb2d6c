import { dispatch } from '@tawseel/contract/dispatch';
import type { BoardKind } from '@tawseel/contract/facts/stops';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import { useRead } from '../../../api/read.ts';
import { orderWindowText as text } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { Refusal } from '../../../ui/display/refusal.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useOnlyOption } from '../../../ui/fields/use-only-option.ts';
import { dotted, show } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';

type DriverSelectProps = {
  /** Undefined for the user's own. */
  warehouseId: string | undefined;
  kind: BoardKind;
  value: string;
  onChange: (driverId: string) => void;
};

/** Drivers on the board of a warehouse. */
export function DriverSelect({ warehouseId, kind, value, onChange }: DriverSelectProps) {
  const read = useRead(dispatch.readBoard, { query: { warehouseId, kind } });
  const options = read.data?.drivers
    ?.filter(({ isActive }) => isActive !== false)
    .map(({ id = '', name, vehicleNo }) => ({ value: id, label: dotted([show(name), vehicleNo]) }));
  useOnlyOption(options ?? [], value, onChange);
  return (
    <Loaded read={read} data={options} skeleton={<TextSkeleton lines={2} />} failed={text.driversFailed}>
      {(drivers) =>
        drivers.length === 0 ? (
          <p className="quiet">{text.noDrivers}</p>
        ) : (
          <Select
            label={text.driver}
            placeholder={text.chooseDriver}
            options={drivers}
            value={value}
            onChange={onChange}
          />
        )
      }
    </Loaded>
  );
}

type GiveProps = { trackingID: string; kind: BoardKind; warehouseId: string };

/** Chooses the driver of a parcel among those of its board. Remounted each time it is opened. */
function GiveForm({
  trackingID,
  kind,
  warehouseId,
  open,
  onClose,
}: GiveProps & { open: boolean; onClose: () => void }) {
  const [driverId, setDriverId] = useState('');
  const [refused, setRefused] = useState('');
  const assign = useAction(dispatch.assignParcels, {
    done: showMessage,
    failed: text.giveFailed,
    after: (reply) => {
      const [result] = reply?.data?.results ?? [];
      if (result?.isAssigned) onClose();
      else setRefused(show(result?.message));
    },
  });

  function submit() {
    const assignments = [{ driverId, trackingIDs: [trackingID] }];
    void assign.run({ body: { warehouseId, kind, assignments } });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.giveTitle(trackingID)}
      size="small"
      yes={text.give}
      busy={assign.busy}
      disabled={driverId === ''}
      onSubmit={submit}
    >
      <DriverSelect warehouseId={warehouseId} kind={kind} value={driverId} onChange={setDriverId} />
      {refused && <Refusal className="above-1 bad">{refused}</Refusal>}
    </FormDialog>
  );
}

/** Gives a parcel that waits to a driver, without the board. */
export function GiveToDriver({ variant, ...of }: GiveProps & { variant: 'primary' | undefined }) {
  const giving = useOpened<GiveProps>();
  return (
    <>
      <Button small variant={variant} onClick={() => giving.open(of)}>
        {text.give}
      </Button>
      <Opened of={giving}>{(frame, value) => <GiveForm {...value} {...frame} />}</Opened>
    </>
  );
}
