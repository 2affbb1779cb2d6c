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
export type Texts<Name extends keyof typeof english.parts> = Loaded<typeof english, Name>;

type Part = { load: () => Promise<void>; loaded?: Promise<void> | undefined };

const parts: Part[] = [];
let spoken: Spoken;

export let sayRefusal: SayRefusal | undefined;

/** How the modules of an entry get their texts, typed by its English. */
export function textsOf<English extends Spoken>() {
  return <Name extends keyof English['parts'] & string>(
    name: Name,
    take: (texts: Loaded<English, Name>) => void,
  ): void => {
    // The language that an entry speaks is one of its own English.
    parts.push({ load: async () => take((await spoken.parts[name]!()) as Loaded<English, Name>) });
  };
}

/** Subscribes whoever shows texts: they arrive once loaded, never while modules are evaluated. */
export const onTexts = textsOf<typeof english>();

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
