import { dispatch } from '@tawseel/contract/dispatch';
import { runs } from '@tawseel/contract/runs';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useOnlyOption } from '../../ui/fields/use-only-option.ts';
import { dotted, show } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import type { LooseRun } from './run-texts.ts';
import { runWrite } from './use-run.ts';

type MoveStopsProps = WindowFrame & {
  run: LooseRun;
  ids: readonly string[];
  onMoved: () => void;
};

/** Moves stops to the run of another driver. Remounted each time it is opened. */
export function MoveStops({ run, ids, onMoved, ...frame }: MoveStopsProps) {
  const { _id: id = '', from, driverId } = run;
  const query = isAdministrator() && from?.id ? { warehouseId: from.id } : {};
  const choices = useRead(runs.readRunChoices, { query });
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const options = choices.data?.drivers
    ?.filter((driver) => driver.id !== driverId)
    .map(({ id: value = '', name, vehicleNo }) => ({ value, label: dotted([show(name), vehicleNo]) }));
  useOnlyOption(options ?? [], to, setTo);
  const move = useAction(
    dispatch.moveStops,
    runWrite({
      failed: text.moveFailed,
      after: () => {
        onMoved();
        frame.onClose();
      },
    }),
  );

  function submit() {
    setMissing(to === '');
    if (to !== '') void move.run({ params: { id }, body: { toDriverId: to, trackingIDs: [...ids] } });
  }

  return (
    <FormDialog
      {...frame}
      title={text.moveTitle(ids.length)}
      size="small"
      yes={text.moveYes}
      busy={move.busy}
      onSubmit={submit}
    >
      <Loaded read={choices} data={options} skeleton={<TextSkeleton lines={3} />} failed={text.choicesFailed}>
        {(drivers) => (
          <Select
            label={text.toDriver}
            required
            placeholder={text.chooseDriver}
            options={drivers}
            value={to}
            onChange={setTo}
            error={isMissing && to === '' ? text.toDriverMissing : undefined}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
