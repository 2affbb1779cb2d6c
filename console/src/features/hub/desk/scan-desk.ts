import { hubText as text } from '../../../texts/en/hub.ts';
import { externalStore } from '../../../ui/external-store.ts';
import type { Beep } from '../../../ui/scan/beep.ts';
import {
  type LooseParcel,
  type ShownScan,
  shownAnswer,
  shownBound,
  shownHere,
  shownMisread,
  shownReading,
  shownUnchecked,
  worstOf,
} from '../scan-display.ts';
import type { Answer } from '../station/scan-store.ts';
import { openStation, type ScanRequest, type StationParts } from '../station/station.ts';
import type { ReadCode } from './read-code.ts';

/** Meaning of a scan in the open tab: its act, a refusal, or a lookup. */
export type TabRequest = Omit<ScanRequest, 'code'> | { refused: string } | { lookUp: (code: string) => void };

export type TabScans = {
  /** Hint until the first scan. */
  hint?: string | undefined;
  ask: (code: string) => TabRequest;
  /** Returns the parcel of a code on the tab's list, for use if the server does not answer. */
  expected?: (code: string) => LooseParcel | undefined;
  /** Called with each answer to a scan of this tab. */
  onAnswer?: (answer: Answer, asked: ScanRequest) => void;
};

/** Milliseconds after which the local list answers instead of the server. */
const PATIENCE_MS = 700;

export type ScanDeskParts = Omit<StationParts, 'onAnswer'> & {
  here: { warehouseId: string };
  play: (sound: Beep) => void;
};

type Pending = { asked: ScanRequest; tick: number; bound: string | undefined };

/**
 * The desk with its screen: reads, stores, sends and shows scans. An external store of React, whose snapshot is the
 * last shown scan.
 */
export function openScanDesk({ here, play, ...parts }: ScanDeskParts) {
  const { read, set, subscribe } = externalStore<{
    shown?: ShownScan | undefined;
    tab?: TabScans | undefined;
  }>({});
  const pending = new Map<string, Pending>();
  let ticks = 0;
  let shownAt = 0;
  let together: { shown: ShownScan; tick: number }[] = [];

  function show(next: ShownScan | undefined) {
    ticks += 1;
    shownAt = ticks;
    if (next && next.tone !== 'reading') play(next.tone);
    set({ ...read(), shown: next });
  }

  /** Plays one sound for answers that arrive together: that of the worst. */
  function showTogether() {
    const all = together;
    together = [];
    const worst = worstOf(all.map((each) => each.shown));
    const tick = all.find((each) => each.shown === worst)?.tick ?? 0;
    // Red stays until a scan after it was seen.
    const isRed = read().shown?.tone === 'bad' && tick < shownAt;
    if (!worst || (isRed && worst.tone !== 'bad')) return;
    const toLookAt = all.filter(({ shown: { tone } }) => tone !== 'good').length;
    const more = all.length > 1 ? [text.checkedLater(all.length, toLookAt)] : [];
    show({ ...worst, text: [worst.text, ...more].filter(Boolean).join(' ') });
  }

  function onAnswer(answer: Answer) {
    const clientId = answer.clientId ?? '';
    const of = pending.get(clientId);
    if (!of) return;
    pending.delete(clientId);
    read().tab?.onAnswer?.(answer, of.asked);
    const answered = shownAnswer(answer, of.asked, here);
    const { tick, bound } = of;
    together.push({ shown: bound ? shownBound(answered, answer.result, bound) : answered, tick });
    if (together.length === 1) queueMicrotask(showTogether);
  }

  const station = openStation({ ...parts, onAnswer });

  function showUnchecked(reading: ShownScan) {
    const { shown, tab } = read();
    const isOpen = shown?.id === reading.id && shown.tone === 'reading';
    if (isOpen) show(shownUnchecked(reading, tab?.expected?.(reading.code)));
  }

  /** Sends a scan and shows its answer. */
  async function ask(asked: ScanRequest, bound?: string): Promise<void> {
    let reading: ShownScan | undefined;
    try {
      await station.take(asked, (clientId) => {
        reading = shownReading(clientId, asked);
        show(reading);
        pending.set(clientId, { asked, tick: ticks, bound });
      });
    } catch {
      pending.delete(reading?.id ?? '');
      return show(shownHere('bad', text.words.notKept, text.notKeptHint, asked.code));
    }
    if (!reading) return;
    const { id } = reading;
    if (station.read().phase === 'moving')
      setTimeout(() => showUnchecked(shownReading(id, asked)), PATIENCE_MS);
    else showUnchecked(reading);
  }

  function requestOf(code: string): TabRequest {
    return read().tab?.ask(code) ?? { refused: '' };
  }

  return {
    station,
    subscribe,
    read: () => read().shown,
    show,
    /** Takes a scan; `bound` is the sentence if its label was just bound to the parcel. */
    scan(scanned: ReadCode, bound?: string) {
      if ('misread' in scanned) return show(shownMisread(scanned.misread));
      const asked = requestOf(scanned.code);
      if ('lookUp' in asked) return asked.lookUp(scanned.code);
      if ('refused' in asked) return show(shownHere('bad', text.words.refused, asked.refused, scanned.code));
      return void ask({ ...asked, code: scanned.code }, bound);
    },
    ask: (asked: ScanRequest) => void ask(asked),
    setTab: (tab: TabScans | undefined) => set({ ...read(), tab }),
    /** Hint of the tab before the first scan; undefined for its usual hint. */
    readHint: () => read().tab?.hint,
    close: () => station.close(),
  };
}
export type ScanDesk = ReturnType<typeof openScanDesk>;
