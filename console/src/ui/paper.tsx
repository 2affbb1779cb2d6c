import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styles from './paper.module.css';

export interface PaperHandle {
  /** Opens the print window of the browser for this page, which then shows. */
  print: (page: Document) => void;
}

export interface PaperProps {
  /** What shows; nothing until it is there. */
  page: Document | undefined;
  label: string;
  ref?: Ref<PaperHandle>;
}

/** Beside a sheet, in px. */
const MARGIN = 24;

type Shown = { view: Window & typeof globalThis; fit: CSSStyleSheet };

/**
 * Puts a page into a frame, without parsing text and without a style of its own in the document: the policy of our pages
 * allows neither. Its style sheet is made in the frame, and holds for what is printed of it.
 */
function put(frame: HTMLIFrameElement, page: Document): Shown | undefined {
  const { contentDocument: target, contentWindow } = frame;
  if (!target || !contentWindow) return undefined;
  // A frame's window has the constructors of its own.
  const view = contentWindow as Shown['view'];
  const root = target.importNode(page.documentElement, true);
  const styles = [...root.querySelectorAll('style')].map((style) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    style.remove();
    return sheet;
  });
  const fit = new view.CSSStyleSheet();
  target.replaceChild(root, target.documentElement);
  target.adoptedStyleSheets = [...styles, fit];
  return { view, fit };
}

/** On the screen, as wide as the frame; printed, in its own size. */
function fitTo(frame: HTMLIFrameElement, { view, fit }: Shown): void {
  fit.replaceSync('');
  const { body } = view.document;
  const widest = Math.max(...[...body.children].map((child) => child.scrollWidth), 1);
  const zoom = Math.min(1, (frame.clientWidth - MARGIN) / widest);
  fit.replaceSync(`@media screen { html { zoom: ${zoom} } }`);
}

/** A page to be printed, as it looks on paper. */
export function Paper({ page, label, ref }: PaperProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Shown>(undefined);

  const show = useEffectEvent((next = page) => {
    if (!frame.current || !next) return;
    shown.current = put(frame.current, next);
    if (shown.current) fitTo(frame.current, shown.current);
  });

  useEffect(() => {
    if (page) show(page);
  }, [page]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => shown.current && fitTo(element, shown.current));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useImperativeHandle(ref, () => ({
    print: (next) => {
      if (frame.current) shown.current = put(frame.current, next);
      if (frame.current && shown.current) fitTo(frame.current, shown.current);
      shown.current?.view.focus();
      shown.current?.view.print();
    },
  }));

  // Some browsers put an empty document in place of the first one once it is loaded.
  return <iframe ref={frame} className={styles.paper} title={label} onLoad={() => show()} />;
}
