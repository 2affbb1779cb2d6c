import { IconPlus } from '@tabler/icons-react';
import { areas } from '@tawseel/contract/areas';
import { useAction } from '../api/action.ts';
import { showMessage } from '../api/messages.ts';
import { useRead } from '../api/read.ts';
import { areaColumns } from '../features/areas/area-columns.tsx';
import { type LooseArea, shownAreas } from '../features/areas/area-rows.ts';
import { EditArea } from '../features/areas/edit-area.tsx';
import { useAreaOrder } from '../features/areas/use-area-order.ts';
import { Page } from '../features/page/page.tsx';
import { areasText as text } from '../texts/en/areas.ts';
import { cityOptions } from '../texts/words.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Opened } from '../ui/dialog/opened.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { Select } from '../ui/fields/select.tsx';
import { dotted, show } from '../ui/format.ts';
import { useOpened } from '../ui/navigation/use-opened.ts';
import { useSearch, useSearchParamState } from '../ui/navigation/use-search-param-state.ts';
import { useWindowLink } from '../ui/navigation/use-window-link.ts';
import { NothingFound } from '../ui/states/nothing-found.tsx';
import { rowKey } from '../ui/table/column.ts';
import { LoadedTable } from '../ui/table/loaded-table.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';

function removal(name: string) {
  return { title: text.removeTitle(name), text: text.removeText, yes: text.removeYes, danger: true };
}

export function Areas() {
  const { search, setSearch, clear } = useSearch();
  const [city, setCity] = useSearchParamState('city');
  const read = useRead(areas.listAreas, {});
  const shownOf = (all: readonly LooseArea[]) => shownAreas(all, city, search);
  const shown = read.data && shownOf(read.data);
  const edited = useOpened<LooseArea>();
  const add = () => edited.open({ city });
  useWindowLink('addArea', add);
  const order = useAreaOrder(read, shownOf);
  const remove = useAction(areas.deleteArea, {
    done: showMessage,
    failed: text.removeFailed,
  });

  const cities = [{ value: '', label: text.allEmirates }, ...cityOptions()];
  const columns = areaColumns(search, city === '', {
    onMove: order.move,
    canMove: order.canMove,
    onEdit: edited.open,
    onRemove: ({ _id, name }) =>
      _id !== undefined && void remove.run({ params: { id: _id } }, removal(show(name))),
    removing: remove.busy ? remove.variables?.params.id : undefined,
  });

  function clearAll() {
    setSearch('');
    setCity('');
  }

  return (
    <Page
      title={text.title}
      actions={
        <Button small variant="primary" icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
          {text.add}
        </Button>
      }
    >
      <Toolbar count={shown ? dotted([text.count(shown.length), order.announcement]) : ''}>
        <SearchBox value={search} onChange={setSearch} label={text.search} />
        <Select
          label={text.emirate}
          hideLabel
          options={cities}
          value={cities.find(({ value }) => value === city)?.value ?? ''}
          onChange={setCity}
        />
      </Toolbar>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that the buttons in its rows are pressed with. */}
      <div onKeyDown={order.onKeyDown}>
        <LoadedTable
          read={read}
          rows={shown}
          failed={text.loadFailed}
          skeletonRows={10}
          label={text.list}
          columns={columns}
          rowKey={rowKey}
          cardPages
          onRow={edited.open}
          empty={
            <NothingFound
              title={text.empty}
              hint={text.emptyHint}
              onClear={clear || city !== '' ? clearAll : undefined}
            />
          }
        />
      </div>
      <Opened of={edited}>{(frame, area) => <EditArea area={area} {...frame} />}</Opened>
    </Page>
  );
}
