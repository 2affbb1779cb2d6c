import type { Holder } from '@tawseel/contract/parcel';
import type { ReactNode } from 'react';
import type { Loose } from '../../../api/tolerant.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { editingText } from '../../../texts/en/order-editing.ts';
import { roadText } from '../../../texts/en/road.ts';
import { showCity, showWord, wordIn } from '../../../texts/words.ts';
import { joined, missing, show } from '../../../ui/format.ts';
import { type Column, ID_COLUMN } from '../../../ui/table/column.ts';
import { columnsOf } from '../../../ui/table/columns-of.ts';
import type { LooseParcel } from '../scan-display.ts';

/** Returns the holder of a parcel. */
export function holderText({ kind, name = '' }: Loose<Holder> = {}): string {
  return kind ? roadText.holders[kind](name) : missing();
}

/** Returns the status of an order in the words of its other screens. */
export function statusText(status = ''): string {
  return show(wordIn(editingText.moves, status));
}

export function areaLine({ area = '', city }: LooseParcel): string {
  return joined([area && showWord('area', area), showCity(city)]);
}

/** Returns the columns of every list of parcels at a desk, and the further ones of this list. */
export function parcelColumns<Row>(
  parcelOf: (row: Row) => LooseParcel,
  more: readonly Column<Row>[],
): Column<Row>[] {
  const of =
    (tell: (parcel: LooseParcel) => ReactNode) =>
    (row: Row): ReactNode =>
      tell(parcelOf(row));
  const columns: Column<Row>[] = columnsOf(text, {
    parcel: {
      ...ID_COLUMN,
      cell: of(({ trackingID }) => (
        <span translate="no" dir="ltr">
          {show(trackingID)}
        </span>
      )),
      second: of(({ senderName }) => show(senderName)),
    },
    receiver: { cell: of(({ receiverName }) => show(receiverName)), second: of(areaLine) },
    sortCode: {
      width: 'clamp(12.25rem, 20cqi, 14rem)',
      cell: of(({ sortCode, toWarehouse }) => (
        <span className="nowrap" translate="no">
          {show(sortCode || toWarehouse?.code)}
        </span>
      )),
      second: of(({ toWarehouse }) => toWarehouse?.name),
    },
  });
  return [...columns, ...more];
}

export function parcelKey({ trackingID = '' }: LooseParcel, at: number): string {
  return trackingID || String(at);
}
