import { runs } from '@tawseel/contract/runs';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import { useRead } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { dotted, show } from '../../../ui/format.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import { useHub } from '../hub-context.ts';

/** Value for returns, which go to their senders from door to door. */
const SENDERS = 'senders';

type NewRunProps = { open: boolean; onClose: () => void; onMade: (id: string) => void };

/**
 * Creates a run to another warehouse, or one that takes returns to their senders. Remounted each time it is
 * opened.
 */
export function NewRun({ open, onClose, onMade }: NewRunProps) {
  const { here } = useHub();
  const [chosen, setChosen] = useState('');
  const [driver, setDriver] = useState('');
  const [vehicle, setVehicle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const choices = useRead(runs.readRunChoices, { query: here.asked });
  const make = useAction(runs.makeRun, {
    isOneAct: true,
    done: showMessage,
    failed: text.makeFailed,
    after: (reply) => {
      onClose();
      onMade(reply?.data?._id ?? '');
    },
  });

  const others = choices.data?.warehouses?.filter(({ id }) => id !== here.warehouseId) ?? [];
  // Without another warehouse, returns are all that a truck can take; of one, nothing is to be chosen.
  const [only = { id: SENDERS }, ...more] = others;
  const to = chosen === '' && choices.data && more.length === 0 ? (only.id ?? '') : chosen;
  const needsDriver = to === SENDERS && driver === '';

  function submit() {
    const isWhole = to !== '' && !needsDriver;
    setMissing(!isWhole);
    if (!isWhole) return;
    const goal = to === SENDERS ? ({ kind: 'return' } as const) : { toWarehouseId: to };
    const body = {
      ...here.asked,
      ...goal,
      ...(driver === '' ? {} : { driverId: driver }),
      ...(vehicle.trim() === '' ? {} : { vehicleNo: vehicle.trim() }),
    };
    void make.run({ body });
  }

  function choose(id: string) {
    setDriver(id);
    const known = choices.data?.drivers?.find((each) => each.id === id)?.vehicleNo;
    if (known) setVehicle(known);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.newRun}
      size="small"
      yes={text.make}
      busy={make.busy}
      onSubmit={submit}
    >
      <Loaded
        read={choices}
        data={choices.data}
        skeleton={<TextSkeleton lines={6} />}
        failed={text.choicesFailed}
      >
        {({ drivers = [] }) => (
          <div className="stack">
            <Select
              label={text.runTo}
              required
              placeholder={text.chooseWarehouse}
              options={[
                ...others.map(({ id = '', name, code }) => ({
                  value: id,
                  label: dotted([code, show(name)]),
                })),
                { value: SENDERS, label: text.toSenders },
              ]}
              value={to}
              onChange={setChosen}
              description={others.length === 0 && text.noOtherWarehouse}
              error={isMissing && to === '' ? text.runToMissing : undefined}
            />
            <Select
              label={text.driver}
              options={[
                { value: '', label: text.noDriver },
                ...drivers.map(({ id = '', name }) => ({ value: id, label: show(name) })),
              ]}
              value={driver}
              onChange={choose}
              error={isMissing && needsDriver ? text.driverMissing : undefined}
            />
            <TextField
              label={text.vehicle}
              value={vehicle}
              onChange={setVehicle}
              maxLength={60}
              autoComplete="off"
            />
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}
