import { areas } from '@tawseel/contract/areas';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { areasText as text } from '../../texts/areas.ts';
import { show } from '../../ui/format.ts';
import { type LooseArea, neighbour } from './area-rows.ts';

/**
 * Moves areas by one place among those that are shown, by buttons or by Alt with an arrow. The control that was pressed
 * keeps the focus where its row goes.
 */
export function useAreaOrder(shown: readonly LooseArea[]) {
  const [moved, setMoved] = useState('');
  const pressed = useRef<HTMLElement>(null);
  const order = useAction(areas.orderAreas, { failed: text.moveFailed });

  useEffect(() => {
    const { current: control } = pressed;
    if (!control?.isConnected || shown.length === 0) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    // A row that is moved in the page loses it; at the end of the list one way is closed.
    const others = control.closest('tr')?.querySelectorAll<HTMLElement>('button:enabled');
    if (control.matches(':enabled')) control.focus();
    else others?.[0]?.focus();
  }, [shown]);

  const canMove = (area: LooseArea, step: -1 | 1) => neighbour(shown, area, step) !== undefined;

  async function move(area: LooseArea, step: -1 | 1) {
    const other = neighbour(shown, area, step);
    if (order.busy || other?._id === undefined || area._id === undefined || area.city === undefined) return;
    const control = document.activeElement;
    const ids = step < 0 ? [area._id, other._id] : [other._id, area._id];
    const isDone = await order.run({ body: { city: area.city, ids } });
    if (!isDone) return;
    if (control instanceof HTMLElement) pressed.current = control;
    const here = shown.filter(({ city }) => city === area.city);
    const place = here.findIndex(({ _id }) => _id === area._id) + 1 + step;
    setMoved(text.movedTo(show(area.name), place, here.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : 1;
    if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key) || !(event.target instanceof Element)) return;
    const id = event.target.closest('tr')?.querySelector<HTMLElement>('[data-area]')?.dataset.area;
    const area = shown.find(({ _id }) => _id === id);
    if (!area) return;
    event.preventDefault();
    void move(area, step);
  }

  return { move, canMove, onKeyDown, moved };
}
