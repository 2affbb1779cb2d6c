import type { UseQueryResult } from '@tanstack/react-query';
import { areas } from '@tawseel/contract/areas';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { areasText as text } from '../../texts/en/areas.ts';
import { show } from '../../ui/format.ts';
import { useShownKeys } from '../../ui/keys/page-key-list.ts';
import { type LooseArea, neighbour } from './area-rows.ts';

type Step = -1 | 1;

/** Last move: its announcement, and the control that did it, whose row moves. */
type AreaMove = { announcement: string; control: Element | null };

function keysOfAreas() {
  return {
    title: text.title,
    shortcuts: [
      { keys: ['Alt', '↑'], does: text.moveUp },
      { keys: ['Alt', '↓'], does: text.moveDown },
    ],
  };
}

function focusAgain({ control }: AreaMove): void {
  if (!(control instanceof HTMLElement) || !control.isConnected) return;
  if (document.activeElement !== document.body && document.activeElement !== control) return;
  // At an end of the list one of the buttons is disabled.
  if (control.matches(':enabled')) control.focus();
  else control.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
}

/**
 * Moves areas by one place among the shown ones, by buttons or by Alt with an arrow, one move after the other however
 * fast they are requested. The pressed control keeps the focus as its row moves.
 */
export function useAreaOrder(
  { data = [], refetch }: Pick<UseQueryResult<LooseArea[]>, 'data' | 'refetch'>,
  shownOf: (areas: readonly LooseArea[]) => LooseArea[],
) {
  const [moved, setMoved] = useState<AreaMove>();
  useShownKeys(useMemo(keysOfAreas, []));
  const order = useAction(areas.orderAreas, { failed: text.moveFailed });
  const shown = shownOf(data);
  const latest = useRef({ shown, shownOf });
  const line = useRef(Promise.resolve());

  useEffect(() => {
    latest.current = { shown, shownOf };
  });
  useEffect(() => {
    if (moved) focusAgain(moved);
  }, [moved]);

  async function moveOnce(id: string | undefined, step: Step, control: Element | null): Promise<void> {
    const area = latest.current.shown.find(({ _id }) => _id === id);
    const other = area && neighbour(latest.current.shown, area, step);
    if (area?._id === undefined || area.city === undefined || other?._id === undefined) return;
    const ids = step < 0 ? [area._id, other._id] : [other._id, area._id];
    if (!(await order.run({ body: { city: area.city, ids } }))) return;
    const now = latest.current.shownOf((await refetch({ cancelRefetch: false })).data ?? []);
    latest.current = { ...latest.current, shown: now };
    const here = now.filter(({ city }) => city === area.city);
    const place = here.findIndex(({ _id }) => _id === id) + 1;
    setMoved({ announcement: text.movedTo(show(area.name), place, here.length), control });
  }

  function move({ _id }: LooseArea, step: Step): void {
    const control = document.activeElement;
    line.current = line.current.then(() => moveOnce(_id, step, control));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key) || !(event.target instanceof Element)) return;
    const id = event.target.closest('tr')?.querySelector<HTMLElement>('[data-area]')?.dataset.area;
    if (id === undefined) return;
    event.preventDefault();
    move({ _id: id }, event.key === 'ArrowUp' ? -1 : 1);
  }

  const canMove = (area: LooseArea, step: Step) => neighbour(shown, area, step) !== undefined;
  return { move, canMove, onKeyDown, announcement: moved?.announcement };
}
