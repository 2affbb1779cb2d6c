import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type Code, type ParamsOf, sentence } from '@tawseel/contract/facts/sentences/sentence';
import { UserError } from '../user-error.ts';
import { inEnglish } from '../values/in-english.ts';

/** Error in a file: `sentence` for the user who imports it in the console, and the message of the command line in English. */
export class FileError extends UserError {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(inEnglish(sentence));
    this.sentence = sentence;
  }
}

export function fileError<C extends Code>(code: C, ...params: ParamsOf<C>): FileError {
  return new FileError(sentence(code, ...params));
}
