import { type Formats, setFormats } from '../ui/format.ts';
import type { english } from './en/english.ts';

type Modules = {
  [Name in keyof typeof english.parts]: Awaited<ReturnType<(typeof english.parts)[Name]>>;
};

/**
 * Texts and formats of a language (i18n). English is the measure: where a text is missing, the language does not
 * compile.
 */
export type Language = Formats & {
  dir: 'ltr' | 'rtl';
  /** Said where the texts themselves could not be fetched. */
  notLoaded: string;
  /** Texts by the modules that show them, split by code: each loads with the first screen that needs it. */
  parts: { [Name in keyof Modules]: () => Promise<Modules[Name]> };
};

export type Texts<Name extends keyof Modules> = Modules[Name];

type Part = { load: () => Promise<void>; loaded?: Promise<void> | undefined };

const parts: Part[] = [];
let spoken: Language;

/** Subscribes whoever shows texts: they arrive once loaded, never while modules are evaluated. */
export function onTexts<Name extends keyof Modules>(name: Name, take: (texts: Modules[Name]) => void): void {
  parts.push({ load: async () => take(await spoken.parts[name]()) });
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
export function speak(language: Language): Promise<void> {
  spoken = language;
  setFormats(language);
  for (const part of parts) part.loaded = undefined;
  return loadTexts();
}
