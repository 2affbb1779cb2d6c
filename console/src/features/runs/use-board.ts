import { dispatch } from '@tawseel/contract/dispatch';
import type { BoardKind } from '@tawseel/contract/facts/stops';
import { useMemo, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { show } from '../../ui/format.ts';
import { undoToast } from '../../ui/toast/undo-toast.tsx';
import {
  type Assignment,
  assignmentOf,
  type Ids,
  loadOf,
  proposalOf,
  rowsOf,
  stillWaiting,
  toggled,
} from './board-rows.ts';
import { type LooseDriver, type LooseGroup, loadText } from './run-texts.ts';

/** Interval of reading the board, so that parcels that other dispatchers assign disappear. */
const EVERY_MS = 10_000;
const NONE: Ids = new Set();

export type WarehouseQuery = { warehouseId?: string };
type Proposal = { assignments: Assignment[]; left: number };
type RefusedParcel = { trackingID: string; message: string };

/** State of the board: waiting parcels, drivers, selection and proposal. */
export function useBoard(of: WarehouseQuery, kind: BoardKind) {
  const asked = kind === 'pickup' ? { ...of, kind } : of;
  const read = useRead(dispatch.readBoard, { query: asked }, { every: EVERY_MS });
  const [selection, setSelection] = useState(NONE);
  const [unfolded, setUnfolded] = useState(NONE);
  const [chosenId, choose] = useState<string>();
  const [proposal, setProposal] = useState<Proposal>();
  const [refused, setRefused] = useState<readonly RefusedParcel[]>([]);
  const { areas = [], shops = [], drivers = [], onNoRun = 0 } = read.data ?? {};
  const groups: readonly LooseGroup[] = kind === 'pickup' ? shops : areas;
  const rows = useMemo(() => rowsOf(groups, unfolded), [groups, unfolded]);
  const selected = stillWaiting(groups, selection);
  const unassign = useAction(dispatch.unassignParcels, {
    done: showMessage,
    failed: text.unassignFailed,
  });
  const assign = useAction(dispatch.assignParcels, {
    failed: text.assignFailed,
    after: (reply, { body }) => {
      const results = reply?.data?.results ?? [];
      setSelection(NONE);
      setProposal(undefined);
      setRefused(
        results.flatMap(({ isAssigned, trackingID = '', message = '' }) =>
          isAssigned === false ? [{ trackingID, message }] : [],
        ),
      );
      const pickupIds = body.assignments.flatMap((one) => one.pickupIds ?? []);
      // The results of parcels come first.
      const firstPickup = results.length - pickupIds.length;
      const given = (from: number, to?: number) =>
        results.slice(from, to).filter(({ isAssigned }) => isAssigned).length;
      const [parcels, pickups] = [given(0, firstPickup), given(firstPickup)];
      const [only, ...others] = body.assignments.map(({ driverId }) =>
        drivers.find(({ id }) => id === driverId),
      );
      const to = others.length > 0 ? text.toDrivers(others.length + 1) : show(only?.name);
      if (parcels + pickups > 0)
        undoToast(text.given(text.load(parcels, pickups), to), text.undo, () => void unassign.run({ body }));
    },
  });

  function run(assignments: Assignment[]) {
    if (assignments.length > 0) void assign.run({ body: { ...asked, assignments } });
  }

  return {
    read,
    asked: of,
    kind,
    isLoaded: read.data !== undefined,
    groups,
    drivers,
    onNoRun,
    rows,
    selected,
    /** The selection in words. */
    selectedText: loadText(loadOf(groups, selected)),
    toggle: (ids: readonly string[]) => setSelection(toggled(selected, ids)),
    clear: () => setSelection(NONE),
    isUnfolded: (key: string) => unfolded.has(key),
    unfold: (key: string) => setUnfolded(toggled(unfolded, [key])),
    chosen: drivers.find(({ id }) => id === chosenId),
    choose: ({ id }: LooseDriver) => choose(id),
    /** Assigns the selection, or these ids, to a driver, who is then the chosen one. */
    give: ({ id }: LooseDriver, ids: readonly string[]) => {
      const given = selected.size > 0 ? selected : ids;
      if (!id || [...given].length === 0) return;
      choose(id);
      run([assignmentOf(id, loadOf(groups, given))]);
    },
    proposal,
    propose: () => setProposal(proposalOf(groups, drivers, selected)),
    takeProposal: () => proposal && run(proposal.assignments),
    dropProposal: () => setProposal(undefined),
    refused,
    dismiss: () => setRefused([]),
    busy: assign.busy,
  };
}

export type BoardState = ReturnType<typeof useBoard>;
