import { english } from '@tawseel/contract/facts/sentences/en/english';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sayIn } from '@tawseel/contract/facts/sentences/sentence';

/** Returns a sentence for the command line, files and logs. */
export function inEnglish(sentence: Sentence): string {
  return sayIn(english, sentence) ?? sentence.code;
}
