import { useQueryClient } from '@tanstack/react-query';
import { charges, SizeCharge } from '@tawseel/contract/charges';
import { keyed } from '@tawseel/contract/route';
import { type ReactNode, useMemo } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { updateCached, useRead } from '../../api/read.ts';
import { chargesText as text } from '../../texts/en/charges.ts';
import { showWord } from '../../texts/words.ts';
import { show } from '../../ui/format.ts';
import { rowKey } from '../../ui/table/column.ts';
import { type Charge, type ChargeEdits, withSaved } from './charge-edits.ts';
import { ChargeSection } from './charge-section.tsx';

type Props = {
  edits: ChargeEdits;
  /** Element at the end of the title's line. */
  actions: ReactNode;
};

function idsOf(row: { _id?: string | undefined }, at: number): Pick<Charge, 'key' | 'id'> {
  return { key: rowKey(row, at), id: row._id };
}

export function WeightCharges({ edits, actions }: Props) {
  const client = useQueryClient();
  const read = useRead(charges.listWeightCharges, {}, { noToken: text.unauthorized });
  const rows = useMemo(
    () =>
      read.data?.map(({ range, price, starting, ...row }, at) => ({
        ...idsOf(row, at),
        name: show(range),
        price,
        starting,
      })),
    [read.data],
  );
  const update = useAction(charges.updateWeightCharge, {
    done: text.weightUpdated,
    noToken: text.unauthorized,
    after: (_, { body }) =>
      updateCached(client, charges.listWeightCharges, {}, (stored) => withSaved(stored, body)),
  });
  return (
    <ChargeSection
      title={text.weightTitle}
      actions={actions}
      note={text.weightNote}
      nameHeader={text.weightRange}
      read={read}
      charges={rows}
      usual={8}
      mayEdit={hasCall(charges.updateWeightCharge)}
      edits={edits}
      onSave={(body, refused) => update.run({ body }, undefined, refused)}
    />
  );
}

export function PackingCharges({ edits, actions }: Props) {
  const client = useQueryClient();
  const read = useRead(charges.listPackingCharges, {}, { noToken: text.unauthorized });
  const rows = useMemo(
    () =>
      read.data?.slice(0, 1).map(({ price, starting, ...row }, at) => ({
        ...idsOf(row, at),
        name: text.packingName,
        price,
        starting,
      })),
    [read.data],
  );
  const update = useAction(charges.updatePackingCharge, {
    done: text.packingUpdated,
    failed: text.packingFailed,
    noToken: text.unauthorized,
    after: (_, { body }) =>
      updateCached(client, charges.listPackingCharges, {}, (stored) => withSaved(stored, body)),
  });
  return (
    <ChargeSection
      title={text.packingTitle}
      actions={actions}
      nameHeader={text.packingHeader}
      read={read}
      charges={rows}
      usual={1}
      mayEdit={hasCall(charges.updatePackingCharge)}
      edits={edits}
      onSave={(body, refused) => update.run({ body }, undefined, refused)}
    />
  );
}

/** Largest volume as received: another server's may be no number. */
const maxVolume = z.nullable(z.string());
const listSizes = {
  ...charges.listSizeCharges,
  ...keyed('data', z.array(z.extend(SizeCharge, { maxVolume }))),
};
const updateSize = {
  ...charges.updateSizeCharge,
  body: z.object({
    id: z.string(),
    price: z.number(),
    maxVolume: z.nullable(z.union([z.number(), z.string()])),
  }),
};

function volumeOf(sent: string | null | undefined): Charge['maxVolume'] {
  return sent?.trim() && Number.isFinite(Number(sent)) ? Number(sent) : sent;
}

/** Returns a charge as the server would send it. */
function asSent({ maxVolume, ...saved }: z.infer<typeof updateSize.body>) {
  return { ...saved, maxVolume: maxVolume === null ? null : String(maxVolume) };
}

export function SizeCharges({ edits, actions }: Props) {
  const client = useQueryClient();
  const read = useRead(listSizes, {}, { noToken: text.unauthorized });
  const rows = useMemo(
    () =>
      read.data?.map(({ size, price, maxVolume, starting, ...row }, at) => ({
        ...idsOf(row, at),
        name: showWord('size', size),
        price,
        maxVolume: volumeOf(maxVolume),
        starting,
      })),
    [read.data],
  );
  const update = useAction(updateSize, {
    done: text.sizeUpdated,
    failed: text.sizeFailed,
    noToken: text.unauthorized,
    after: (_, { body }) => updateCached(client, listSizes, {}, (stored) => withSaved(stored, asSent(body))),
  });
  return (
    <ChargeSection
      title={text.sizeTitle}
      actions={actions}
      nameHeader={text.size}
      read={read}
      charges={rows}
      usual={4}
      withVolume
      mayEdit={hasCall(charges.updateSizeCharge)}
      edits={edits}
      onSave={({ maxVolume = null, ...body }, refused) =>
        update.run({ body: { ...body, maxVolume } }, undefined, refused)
      }
    />
  );
}
