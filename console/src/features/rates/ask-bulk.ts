import { hostSettings } from '../../api/host.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import type { ConfirmRequest } from '../../ui/dialog/confirm.ts';
import { showPrice } from '../../ui/format.ts';

/** Returns the question before a bulk update of rates; its typed phrase guards against mistakes. */
export function askBulk(title: string, company: string, rate: number): ConfirmRequest {
  return {
    title,
    text: text.bulkText(company, showPrice(rate)),
    yes: text.confirmUpdate,
    phrase: hostSettings().bulkConfirmPhrase,
    phraseLabel: text.phraseLabel,
    phraseError: text.phraseError,
  };
}
