import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RefusalHandler } from '../../api/action.ts';
import { fieldProblems, serverMessage } from '../../api/call.ts';
import type { Problems } from '../../api/form.ts';
import { hasFeature } from '../../api/host.ts';
import { startingText, chargesText as text } from '../../texts/en/charges.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { LoadState } from '../../ui/states/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { type CellProps, EditActions, PriceCell, VolumeCell } from './charge-cells.tsx';
import {
  type Charge,
  type ChargeBody,
  type ChargeEdits,
  type Draft,
  draftOf,
  readDraft,
} from './charge-edits.ts';

type ChargeSectionProps = {
  title: string;
  note?: ReactNode;
  /** Element at the end of the title's line. */
  actions?: ReactNode;
  nameHeader: string;
  read: LoadState;
  charges: readonly Charge[] | undefined;
  /** Number of charges that a new business has, shown by the skeleton. */
  usual: number;
  withVolume?: boolean;
  /** True if the signed-in user may change them. */
  mayEdit: boolean;
  edits: ChargeEdits;
  /** Resolves to true if it was saved. */
  onSave: (body: ChargeBody, refused: RefusalHandler) => Promise<boolean>;
};

/** Returns the server's problems by box; without any, its reason or that it was not saved. */
function problemsIn(error: unknown): Problems {
  const { price, maxVolume } = fieldProblems(error);
  return price || maxVolume
    ? { ...(price && { price }), ...(maxVolume && { maxVolume }) }
    : { price: serverMessage(error) ?? text.notSaved };
}

const keyOf = (charge: Charge) => charge.key;

/** Returns the columns of charges; `cellOf` returns what the cells of a charge need. */
function chargeColumns(
  nameHeader: string,
  { withVolume, mayEdit }: { withVolume: boolean; mayEdit: boolean },
  cellOf: (charge: Charge) => CellProps & { onEdit: () => void },
): Column<Charge>[] {
  const volume: Column<Charge> = {
    key: 'volume',
    header: text.maxVolume,
    align: 'end',
    cell: (charge) => <VolumeCell {...cellOf(charge)} />,
  };
  const editing: Column<Charge> = {
    key: 'actions',
    header: text.actions,
    align: 'actions',
    width: '11rem',
    cell: (charge) => <EditActions {...cellOf(charge)} />,
  };
  return [
    {
      key: 'name',
      header: nameHeader,
      cell: ({ name, starting }) => (
        <span className="row wrap gap-half-1">
          {name}
          {starting && hasFeature('tawseel') && <Badge tone="urgent">{startingText.mark}</Badge>}
        </span>
      ),
    },
    ...(withVolume ? [volume] : []),
    { key: 'price', header: text.price, align: 'end', cell: (charge) => <PriceCell {...cellOf(charge)} /> },
    ...(mayEdit ? [editing] : []),
  ];
}

/** Charges of one kind, each edited in its row. */
export function ChargeSection(props: ChargeSectionProps) {
  const {
    title,
    note,
    actions,
    nameHeader,
    read,
    charges,
    usual,
    withVolume = false,
    mayEdit,
    edits,
    onSave,
  } = props;
  const sectionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const formOf = ({ key }: Charge) => `${sectionId}-${key}`;

  function focus(selector: string) {
    frame.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function start(charge: Charge) {
    flushSync(() => edits.open(formOf(charge), draftOf(charge)));
    focus(`input[form="${CSS.escape(formOf(charge))}"]`);
  }

  function stop(charge: Charge) {
    flushSync(() => edits.close(formOf(charge)));
    focus(`[data-edit="${CSS.escape(formOf(charge))}"]`);
  }

  async function save(charge: Charge): Promise<void> {
    const key = formOf(charge);
    const draft = edits.of(key);
    const { id } = charge;
    if (!draft || id === undefined) return;
    const read = readDraft(charge, draft, withVolume);
    if ('problems' in read) {
      flushSync(() => edits.change(key, { problems: read.problems }));
      return focus('[aria-invalid="true"]');
    }
    edits.change(key, { busy: true, problems: {} });
    const refused: RefusalHandler = (error) =>
      edits.change(key, { busy: false, problems: problemsIn(error) });
    if (await onSave({ id, ...read.change }, refused)) stop(charge);
  }

  const columns = chargeColumns(nameHeader, { withVolume, mayEdit }, (charge) => ({
    charge,
    draft: edits.of(formOf(charge)),
    formId: formOf(charge),
    onChange: (part: Partial<Draft>) => edits.change(formOf(charge), part),
    onEdit: () => start(charge),
    onCancel: () => stop(charge),
  }));

  return (
    <div ref={frame} className="narrow">
      {charges?.map((charge) => (
        <form
          key={charge.key}
          id={formOf(charge)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(charge);
          }}
        />
      ))}
      <Card title={title} about={note} actions={actions} flush>
        <LoadedTable
          read={read}
          rows={charges}
          failed={text.loadFailed}
          skeletonRows={usual}
          label={title}
          columns={columns}
          rowKey={keyOf}
          empty={<EmptyState title={text.none} />}
        />
      </Card>
    </div>
  );
}
