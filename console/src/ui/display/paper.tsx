import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styles from './paper.module.css';

export interface PaperHandle {
  /** Opens the print window of the browser for this page, which then shows. */
  print: (page: Document) => void;
}

export interface PaperProps {
  /** Shown page; undefined until it is loaded. */
  page: Document | undefined;
  label: string;
  ref?: Ref<PaperHandle>;
}

/** Margin around a sheet, in px. */
const MARGIN = 24;
/** Smallest scale of a whole sheet; a larger sheet is scrolled. */
const SMALLEST = 0.6;

type PaperFrame = { view: Window & typeof globalThis; fit: CSSStyleSheet };

/**
 * Puts a page into a frame, without parsing text and without a style in the document: the policy of our pages allows
 * neither. Its style, which stands in a template, is made a style sheet in the frame, and holds for what is printed.
 */
function put(frame: HTMLIFrameElement, page: Document): PaperFrame | undefined {
  const { contentDocument: target, contentWindow } = frame;
  if (!target || !contentWindow) return undefined;
  // A frame's window has the constructors of its own.
  const view = contentWindow as PaperFrame['view'];
  const root = target.importNode(page.documentElement, true);
  const styles = [...root.querySelectorAll('template')].map(({ content }) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(content.textContent ?? '');
    return sheet;
  });
  const fit = new view.CSSStyleSheet();
  target.replaceChild(root, target.documentElement);
  target.adoptedStyleSheets = [...styles, fit];
  // Escape in the frame also closes the dialog around it.
  target.onkeydown = ({ key }) => {
    if (key === 'Escape') frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  return { view, fit };
}

/** Fits the page into the frame on the screen; printed, it has its own size. */
function fitTo(frame: HTMLIFrameElement, { view, fit }: PaperFrame): void {
  fit.replaceSync('');
  const sizes = [...view.document.body.children].map(({ scrollWidth, scrollHeight }) => ({
    width: scrollWidth,
    height: scrollHeight,
  }));
  const widest = Math.max(...sizes.map(({ width }) => width), 1);
  const highest = Math.max(...sizes.map(({ height }) => height), 1);
  const fits = Math.max((frame.clientHeight - MARGIN) / highest, SMALLEST);
  const zoom = Math.min(1, (frame.clientWidth - MARGIN) / widest, fits);
  fit.replaceSync(`@media screen { html { zoom: ${zoom} } }`);
}

/** A page to be printed, as it looks on paper. */
export function Paper({ page, label, ref }: PaperProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<PaperFrame>(undefined);

  function draw(next = page) {
    if (!frame.current || !next) return;
    shown.current = put(frame.current, next);
    if (shown.current) fitTo(frame.current, shown.current);
  }

  const drawPage = useEffectEvent(() => draw());

  useEffect(() => {
    if (page) drawPage();
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
      draw(next);
      shown.current?.view.print();
    },
  }));

  // Some browsers put an empty document in place of the first one once it is loaded.
  return <iframe ref={frame} className={styles.paper} title={label} onLoad={() => draw()} />;
}
