import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type Formats, setFormats } from '../ui/format.ts';
import type { english } from './en/english.ts';

/** What every entry's language has: its formats, and its texts by the modules that show them. */
export type Spoken = Formats & {
  dir: 'ltr' | 'rtl';
  /** Says refusals of our servers by their codes; absent where their messages are in this language. */
  refusals?: () => Promise<SayRefusal>;
  /** Said where the texts themselves could not be fetched. */
  notLoaded: string;
  /** Split by code: each loads with the first screen that needs it. `common` has what `ui` and `api` say. */
  parts: { common: () => Promise<object> } & Record<string, () => Promise<object>>;
};

export type SayRefusal = (refusal: Sentence) => string | undefined;

type Loaded<English extends Spoken, Name extends keyof English['parts']> = Awaited<
  ReturnType<English['parts'][Name]>
>;

/**
 * Texts and formats of a language (i18n) for an entry. Its English is the measure: where a text is missing, the language
 * does not compile.
 */
export type LanguageOf<English extends Spoken> = Omit<Spoken, 'parts'> & {
  parts: { [Name in keyof English['parts']]: () => Promise<Loaded<English, Name>> };
};

/** Language of the console. */
export type Language = LanguageOf<typeof english>;

type Part = { load: () => Promise<void>; loaded?: Promise<void> | undefined };

const parts: Part[] = [];
let spoken: Spoken;

export let sayRefusal: SayRefusal | undefined;

/** Hands over the texts of a part each time a language has loaded; never while modules are evaluated. */
export function onTexts<Name extends keyof Language['parts']>(
  name: Name,
  take: (texts: Loaded<typeof english, Name>) => void,
): void {
  parts.push({ load: async () => take((await spoken.parts[name]!()) as Loaded<typeof english, Name>) });
}

function loadPart(part: Part): Promise<void> {
  part.loaded ??= part.load().catch((cause) => {
    part.loaded = undefined;
    throw cause;
  });
  return part.loaded;
}

/** Fetches the texts of all code that has come so far. */
export async function loadTexts(): Promise<void> {
  await Promise.all(parts.map(loadPart));
}

/** Chooses the language, before anything is shown. */
export async function speak(language: Spoken): Promise<void> {
  spoken = language;
  setFormats(language);
  for (const part of parts) part.loaded = undefined;
  await loadTexts();
  sayRefusal = await language.refusals?.();
}
