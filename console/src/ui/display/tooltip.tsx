import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { showTime } from '../dates.ts';
import styles from './tooltip.module.css';

const GAP = 6;
const EDGE = 8;
const WAIT_MS = 400;

/** Props that give any element a tooltip; the element must have an accessible name of its own. */
export function tip(text: string) {
  return { 'data-tip': text };
}

/** Props for an element whose tooltip is an instant with its hour, which is formatted when it is shown. */
export function timeTip(instant: string | undefined) {
  return { 'data-tip-time': instant ?? '' };
}

/** Props for an element that may be truncated: its whole text shows as a tooltip only while it is. */
export const tipWhenCut = { 'data-tip-cut': '' };

/** Truncated at its end, or after its last line; a letter that reaches out of its line by a pixel is neither. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 4;
}

function textFor(target: HTMLElement): string | undefined {
  const { tip: text, tipTime: instant } = target.dataset;
  if (text) return text;
  if (instant !== undefined) return showTime(instant);
  const cut = [target, ...target.querySelectorAll('[data-tip-cut]')].find(isCut);
  return cut?.textContent ?? undefined;
}

function positionTooltip(box: HTMLElement, target: HTMLElement) {
  const anchor = target.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - size.width - EDGE));
  const above = anchor.top - size.height - GAP;
  box.style.translate = `${Math.round(left)}px ${Math.round(above > EDGE ? above : anchor.bottom + GAP)}px`;
}

/**
 * Tooltip, a singleton with event delegation, for every element that carries `tip()`, `timeTip()` or `tipWhenCut`: one set of
 * listeners however many rows a table has. Shown after a short rest of the pointer, at once on keyboard focus, and on
 * a tap on cut text; hidden by Escape, scrolling or pressing. Decoration for the eye, so hidden from screen readers.
 */
export function TooltipHost() {
  const boxRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownFor: HTMLElement | undefined;

    function hide() {
      clearTimeout(timer);
      shownFor = undefined;
      box?.removeAttribute('data-shown');
    }

    function show(target: HTMLElement) {
      const text = target.isConnected ? textFor(target) : undefined;
      if (!text || !box) return;
      box.textContent = text;
      positionTooltip(box, target);
      box.setAttribute('data-shown', '');
    }

    function find(event: Event) {
      return event.target instanceof Element
        ? (event.target.closest<HTMLElement>('[data-tip], [data-tip-time], [data-tip-cut]') ?? undefined)
        : undefined;
    }

    function onPointer(event: PointerEvent) {
      const target = event.pointerType === 'mouse' ? find(event) : undefined;
      if (target && target === shownFor) return;
      hide();
      if (!target) return;
      shownFor = target;
      timer = setTimeout(() => show(target), WAIT_MS);
    }

    function onTap(event: PointerEvent) {
      const target = event.pointerType === 'mouse' ? undefined : find(event);
      if (target?.matches('[data-tip-cut]')) show(target);
    }

    function onFocus(event: FocusEvent) {
      const target = find(event);
      hide();
      if (!target?.matches(':focus-visible')) return;
      shownFor = target;
      show(target);
    }

    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') hide();
    }

    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true, capture: true };
    document.addEventListener('pointerover', onPointer, options);
    document.addEventListener('pointerup', onTap, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('scroll', hide, options);
    return () => {
      stop.abort();
      hide();
    };
  }, []);

  return createPortal(<div ref={boxRef} className={styles.tip} aria-hidden="true" />, document.body);
}
