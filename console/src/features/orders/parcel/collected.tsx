import { type Collected as Amounts, collections } from '@tawseel/contract/collections';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { collectedText as text } from '../../../texts/en/collected.ts';
import { type Definition, DefinitionList } from '../../../ui/display/definition-list.tsx';
import { show, showMoney } from '../../../ui/format.ts';
import { DetailsSection } from '../details/details-section.tsx';

function collectedFacts(amounts: Loose<Amounts>): Definition[] {
  const { due, cash, card, short, over, by, note, isCorrected } = amounts;
  return [
    { label: text.due, value: showMoney(due) },
    { label: text.cash, value: showMoney(cash) },
    { label: text.card, value: showMoney(card) },
    ...(short ? [{ label: text.short, value: showMoney(short) }] : []),
    ...(over ? [{ label: text.over, value: showMoney(over) }] : []),
    ...(by ? [{ label: isCorrected ? text.correctedBy : text.by, value: show(by) }] : []),
    ...(note ? [{ label: isCorrected ? text.reason : text.note, value: note, wide: true }] : []),
  ];
}

/** Amounts collected for a delivered order, next to the amount due, and the user who entered them. */
export function Collected({ trackingID }: { trackingID: string }) {
  const { data } = useRead(collections.readCollected, { params: { trackingID } });
  if (!data) return null;
  return (
    <DetailsSection title={text.title}>
      <DefinitionList items={collectedFacts(data)} />
    </DetailsSection>
  );
}
