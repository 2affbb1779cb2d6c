import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type Formats, setFormats } from '../ui/formats.ts';
import type { english } from './en/english.ts';

/** Language of an entry: its formats, and its texts by the modules that show them. */
export type Spoken = Formats & {
  /** Returns the text of a refusal by its code; absent if the server's messages are in this language. */
  refusals?: () => Promise<SayRefusal>;
  /** Message if the texts could not be fetched. */
  notLoaded: string;
  /** Parts that load with the first screen that needs them. `common` has the texts of `ui` and `api`. */
  parts: { common: () => Promise<object> } & Record<string, () => Promise<object>>;
};

export type SayRefusal = (refusal: Sentence) => string | undefined;

type Loaded<English extends Spoken, Name extends keyof English['parts']> = Awaited<
  ReturnType<English['parts'][Name]>
>;

/**
 * Texts and formats of a language for an entry. English is the reference: a language with a missing text does not
 * compile.
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

/** Passes the texts of a part to `take` each time a language has loaded; never while modules are evaluated. */
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

/** Fetches the texts of all loaded code. */
export async function loadTexts(): Promise<void> {
  await Promise.all(parts.map(loadPart));
}

/** Sets the language, before anything is rendered. */
export async function speak(language: Spoken): Promise<void> {
  spoken = language;
  setFormats(language);
  for (const part of parts) part.loaded = undefined;
  await loadTexts();
  sayRefusal = await language.refusals?.();
}
