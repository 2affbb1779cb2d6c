import { normalPhone } from '@tawseel/contract/facts/uae';
import { senders } from '@tawseel/contract/senders';
import { useMemo, useState } from 'react';
import { textFinder } from './find-rows.ts';
import { useRead } from './read.ts';

/**
 * Returns the senders, once they are needed, and the props of a SuggestField that finds them. Phone and email distinguish
 * two of the same name.
 */
export function useSenderSuggestions() {
  const [asked, setAsked] = useState(false);
  const { data } = useRead(senders.listSenders, {}, { enabled: asked });
  const suggestions = useMemo(
    () =>
      data?.map(({ _id: id = '', name = '', phone = '', email = '' }) => ({
        id,
        name,
        details: [phone, email],
      })),
    [data],
  );
  const finding = { suggestions, finder: textFinder, keyOf: normalPhone, onFocus: () => setAsked(true) };
  return { data, finding };
}
