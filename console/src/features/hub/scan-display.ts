import type { LabelChange } from '@tawseel/contract/facts/labels';
import type { ScanAct } from '@tawseel/contract/facts/scans';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Loose } from '../../api/tolerant.ts';
import { hubText as text } from '../../texts/en/hub.ts';
import { labelsText } from '../../texts/en/labels.ts';
import { show } from '../../ui/format.ts';
import type { Answer } from './station/scan-store.ts';
import type { ScanRequest } from './station/station.ts';

export type LooseParcel = Loose<Parcel>;

/** Good, to be looked at, or not possible; `reading` until it is known. */
export type Tone = 'reading' | 'good' | 'look' | 'bad';

/** Scan on the screen: a colour, a word and a sentence. */
export type ShownScan = {
  /** Client id of the scan; '' if it was not sent. */
  id: string;
  tone: Tone;
  word: string;
  /** Details; empty if the word is enough. */
  text: string;
  code: string;
  act: ScanAct | undefined;
  parcel?: LooseParcel | undefined;
  /** Orders that the code may mean. */
  choices?: readonly LooseParcel[];
  /** True if the code belongs to no parcel. */
  isUnknown?: boolean;
  /** True for a blank label. */
  isBlankLabel?: boolean;
  /** True until the server has answered. */
  isOpen?: boolean;
};

type Here = { warehouseId: string };

/** Acts whose answer shows the destination of a parcel. */
const PLACED: readonly ScanAct[] = ['received', 'sorted'];

function wordOfSuccess(act: ScanAct, parcel: LooseParcel | undefined, here: Here): [Tone, string] {
  if (!PLACED.includes(act) || !parcel) return ['good', text.words[act]];
  if (parcel.leg === 'back') return ['look', text.words.returned];
  if (parcel.isAreaUnknown) return ['look', text.words.noArea];
  const goesOn = parcel.toWarehouse?.id !== undefined && parcel.toWarehouse.id !== here.warehouseId;
  return ['good', goesOn && act === 'received' ? text.words.goesOn : text.words[act]];
}

function wordOf(
  { result, choices = [], parcel, isBlankLabel }: Answer,
  act: ScanAct,
  here: Here,
): [Tone, string] {
  switch (result) {
    case 'ok':
    case 'implied':
      return wordOfSuccess(act, parcel ?? undefined, here);
    case 'repeat':
      return ['look', text.words.repeat];
    case 'surplus':
    case 'wrong_place':
    case 'late':
      return ['look', text.words[result]];
    case 'unknown':
      if (isBlankLabel) return ['look', text.words.blankLabel];
      return choices.length > 0 ? ['look', text.words.which] : ['bad', text.words.unknown];
    default:
      return ['bad', text.words.refused];
  }
}

/** Marks an outdated label as to be looked at, if nothing else is. */
function withLabel([tone, word]: [Tone, string], changes: readonly LabelChange[]): [Tone, string] {
  return changes.length > 0 && tone === 'good' ? ['look', text.words.oldLabel] : [tone, word];
}

/** Marks a good answer as to be looked at if something was different before. */
function withSurprise([tone, word]: [Tone, string], before = ''): [Tone, string] {
  return before !== '' && tone === 'good' ? ['look', word] : [tone, word];
}

/** Returns the server's answer to a scan for the screen. */
export function shownAnswer(
  answer: Answer,
  { act, code }: Pick<ScanRequest, 'act' | 'code'>,
  here: Here,
): ShownScan {
  const changes = answer.labelChanges ?? [];
  const [tone, word] = withSurprise(withLabel(wordOf(answer, act, here), changes), answer.before);
  const old = changes.length > 0 ? [labelsText.changed(changes)] : [];
  const before = answer.before ? [answer.before] : [];
  return {
    id: answer.clientId ?? '',
    tone,
    word,
    // If all is good, the word is enough.
    text: tone === 'good' ? '' : [show(answer.message), ...before, ...old].join(' '),
    code,
    act,
    parcel: answer.parcel ?? undefined,
    choices: answer.choices ?? [],
    isUnknown: answer.result === 'unknown' && (answer.choices ?? []).length === 0,
    isBlankLabel: answer.isBlankLabel ?? false,
  };
}

export function shownReading(id: string, { act, code }: Pick<ScanRequest, 'act' | 'code'>): ShownScan {
  return { id, tone: 'reading', word: text.words.reading, text: '', code, act, isOpen: true };
}

/** Returns the answer of the local list until the server answers. */
export function shownUnchecked(reading: ShownScan, parcel: LooseParcel | undefined): ShownScan {
  return {
    ...reading,
    tone: parcel ? 'good' : 'look',
    word: text.words.unchecked,
    text: parcel ? text.uncheckedHint : text.uncheckedUnknown,
    parcel,
  };
}

/** Returns a scan that was not sent: misread, or not possible now. */
export function shownHere(tone: Tone, word: string, sentence: string, code = ''): ShownScan {
  return { id: '', tone, word, text: sentence, code, act: undefined };
}

export function shownMisread(code: string): ShownScan {
  const sentence = code === '' ? text.nothingRead : text.misread(code.slice(0, 60));
  return shownHere('bad', text.words.misread, sentence, code);
}

/** Returns the first scan of a label that was just bound: the binding, unless the scan also received the parcel. */
export function shownBound(shown: ShownScan, result: Answer['result'], bound: string): ShownScan {
  if (result === 'repeat') return { ...shown, tone: 'good', word: text.words.bound, text: bound };
  return { ...shown, text: [bound, shown.text].filter(Boolean).join(' ') };
}

const BADNESS: readonly Tone[] = ['reading', 'good', 'look', 'bad'];

/** Returns the worst of several answers that arrived together, the last of equal ones. */
export function worstOf(all: readonly ShownScan[]): ShownScan | undefined {
  return all.reduce<ShownScan | undefined>(
    (worst, each) =>
      worst === undefined || BADNESS.indexOf(each.tone) >= BADNESS.indexOf(worst.tone) ? each : worst,
    undefined,
  );
}
