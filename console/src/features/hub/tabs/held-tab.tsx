import { EXCEPTIONS, HELD_PLACES, LEGS } from '@tawseel/contract/facts/parcels';
import { scanning } from '@tawseel/contract/scanning';
import { codeOf } from '../../../api/call.ts';
import { useReadOnDemand } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { roadText } from '../../../texts/en/road.ts';
import { spanSince } from '../../../texts/spans.ts';
import { cityOptions } from '../../../texts/words.ts';
import { showDay } from '../../../ui/dates.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { FilterButtons } from '../../../ui/fields/filter-buttons.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { NothingFound } from '../../../ui/states/nothing-found.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { columnsOf } from '../../../ui/table/columns-of.ts';
import { LoadedTable } from '../../../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../../../ui/table/paged.tsx';
import { Toolbar } from '../../../ui/table/toolbar.tsx';
import { useTabScans } from '../desk/use-tab-scans.ts';
import styles from '../hub.module.css';
import { useHub } from '../hub-context.ts';
import { holderText, parcelColumns, parcelKey } from '../parcel/parcel-columns.tsx';
import { type LooseParcel, shownHere } from '../scan-display.ts';
import { DAYS, useHeldFilters, useHeldPages } from './held-filters.ts';

/** Next step or problem of a parcel, in a word. */
function Why({ parcel, here }: { parcel: LooseParcel; here: string }) {
  const { exception, leg, holder, toWarehouse } = parcel;
  if (exception) return <Badge tone="bad">{roadText.exceptions[exception]}</Badge>;
  if (leg === 'back') return <Badge tone="urgent">{text.words.returned}</Badge>;
  if (holder?.kind !== 'warehouse') return <Badge>{text.whys.onTheWay}</Badge>;
  const isSentOn = toWarehouse?.id !== undefined && toWarehouse.id !== holder.id && holder.id === here;
  return (
    <Badge tone={isSentOn ? 'action' : 'neutral'}>{isSentOn ? text.whys.sendOn : text.whys.deliver}</Badge>
  );
}

/** Columns of this list; parcels that are held here have no holder to name. */
const more = (here: string, isHere: boolean): Column<LooseParcel>[] =>
  columnsOf(text, {
    holder: !isHere && { width: 'clamp(6rem, 16cqi, 12rem)', cell: ({ holder }) => holderText(holder) },
    since: {
      width: 'clamp(6.75rem, 15cqi, 10.5rem)',
      cell: ({ since }) => spanSince(since, Date.now()),
      second: ({ since }) => since && showDay(since),
    },
    why: { width: 'clamp(6.5rem, 13cqi, 9rem)', cell: (parcel) => <Why parcel={parcel} here={here} /> },
  });

/** Looks up a scanned parcel and shows its holder. */
function useLookUp() {
  const { desk, open } = useHub();
  const read = useReadOnDemand(scanning.readParcel);
  return async (code: string) => {
    const answer = await read.run({ params: { code } });
    if ('error' in answer) {
      const { error } = answer;
      const message = error instanceof Error && error.message ? error.message : text.lookUpFailed;
      if (codeOf(error) === 'scan_blank_label') {
        const blank = shownHere('look', text.words.blankLabel, message, code);
        return desk.show({ ...blank, isUnknown: true, isBlankLabel: true });
      }
      return desk.show(shownHere('bad', text.words.unknown, message, code));
    }
    const { parcel, choices = [] } = answer.content;
    if (!parcel) {
      return desk.show({ ...shownHere('look', text.words.which, text.whichOrder, code), choices });
    }
    desk.show({ ...shownHere('good', text.words.found, holderText(parcel.holder), code), parcel });
    open(parcel);
  };
}

/** Parcels in our hands: here, on their way here, or sent on. */
export function HeldTab() {
  const { here, open } = useHub();
  const { page, setPage, toFirst } = usePage();
  const { values, typedCode, set, clear } = useHeldFilters(toFirst);
  const list = useHeldPages(page, { ...values, ...here.asked });
  const lookUp = useLookUp();
  useTabScans({ ask: () => ({ lookUp: (code) => void lookUp(code) }) });

  /** Number of held parcels by their next step. */
  function countText(): string {
    const { toDeliver = 0, toSendOn = 0, goingBack = 0 } = (values.place === 'here' && list.held) || {};
    return text.heldFigures(list.total, toDeliver, toSendOn, goingBack);
  }

  const choice = <Value extends string>(
    name: 'days' | 'leg' | 'exception' | 'city',
    label: string,
    options: readonly { value: Value; label: string }[],
  ) => (
    <Select
      label={label}
      options={[{ value: '', label: text.any }, ...options]}
      value={values[name] ?? ''}
      onChange={set[name]}
    />
  );

  return (
    <>
      <Toolbar count={list.rows && !list.previous ? countText() : ''}>
        <FilterButtons
          label={text.place}
          choices={HELD_PLACES}
          words={text.places}
          value={values.place}
          onChange={set.place}
        />
      </Toolbar>
      <div className={styles.filters}>
        {choice(
          'days',
          text.heldFor,
          DAYS.map((value) => ({ value, label: text.atLeast(Number(value)) })),
        )}
        {choice(
          'leg',
          text.leg,
          LEGS.map((value) => ({ value, label: text.legs[value] })),
        )}
        {choice(
          'exception',
          text.problem,
          EXCEPTIONS.map((value) => ({ value, label: roadText.exceptions[value] })),
        )}
        {choice('city', text.emirate, cityOptions())}
        <TextField
          label={text.sortCode}
          placeholder={text.sortCodeHint}
          value={typedCode}
          onChange={set.sortCode}
          autoComplete="off"
        />
      </div>
      <Paged page={page} pages={list.pages} previous={list.previous} onPage={setPage}>
        <LoadedTable
          read={list}
          rows={list.rows}
          failed={text.heldFailed}
          label={text.heldList}
          columns={parcelColumns(
            (parcel: LooseParcel) => parcel,
            more(here.warehouseId, values.place === 'here'),
          )}
          rowKey={parcelKey}
          onRow={open}
          empty={
            <NothingFound title={text.heldEmpty} hint={text.heldEmptyHint[values.place]} onClear={clear} />
          }
        />
      </Paged>
    </>
  );
}
