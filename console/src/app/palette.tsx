import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { IconSearch } from '@tabler/icons-react';
import { withoutInvisible } from '@tawseel/contract/facts/characters';
import { orders } from '@tawseel/contract/orders';
import { senders } from '@tawseel/contract/senders';
import { warehouses } from '@tawseel/contract/warehouses';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasFeature } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import { triesSimilar } from '../features/orders/order-rules.ts';
import { keyboardText as text } from '../texts/en/keyboard.ts';
import { shellText } from '../texts/en/shell.ts';
import { classNames } from '../ui/class-names.ts';
import overlay from '../ui/dialog/overlay.module.css';
import { useLast } from '../ui/dialog/use-last.ts';
import { Mark } from '../ui/display/mark.tsx';
import { Kbd } from '../ui/keys/kbd.tsx';
import { confirmLeave } from '../ui/navigation/use-leave-guard.ts';
import { lazyComponent, preload } from '../ui/states/lazy-component.ts';
import styles from './palette.module.css';
import {
  type FindMoreProps,
  type MoreFound,
  type PaletteGroup,
  type PaletteItem,
  paletteGroups,
  typedOrder,
} from './palette-items.ts';
import { LEAST_LETTERS, soughtPhone } from './palette-search.ts';

const WAIT_MS = 200;
const FOUND_ORDERS = 5;

const FindMore = lazyComponent<'FindMore', FindMoreProps>(() => import('./palette-more.tsx'), 'FindMore');
// Fetched together with the palette, not when it is rendered.
if (hasFeature('tawseel')) preload(FindMore);

/** Debounces a text: returns it as of the last pause in typing. */
function usePaused(search: string): string {
  const [paused, setPaused] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(search), WAIT_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return paused;
}

function useFound({ search, paused, more }: Pick<ResultsProps, 'search' | 'paused' | 'more'>) {
  const wantsOrders = paused.length >= LEAST_LETTERS;
  const query = { page: 1, limit: FOUND_ORDERS, search: paused };
  const warehouseRead = useRead(warehouses.listWarehouses, {});
  const senderRead = useRead(senders.listSenders, {});
  const orderRead = useRead(orders.listOrders, { query }, { enabled: wantsOrders });
  const isNothing = wantsOrders && orderRead.data?.length === 0 && triesSimilar(paused);
  const likeRead = useRead(
    orders.listOrders,
    { query: { ...query, similar: 'yes' } },
    { enabled: isNothing },
  );
  // The last results stay until the next arrive, without those that no longer match.
  const found = useLast(orderRead.data);
  const sources = {
    warehouses: warehouseRead.data,
    senders: senderRead.data,
    orders: found,
    phoned: soughtPhone(search) !== undefined && search.trim() === paused ? orderRead.data : undefined,
    similar: isNothing && search.trim() === paused ? likeRead.data : undefined,
  };
  return {
    groups: paletteGroups(search, sources, more),
    looking:
      more?.isLooking ||
      orderRead.isFetching ||
      likeRead.isFetching ||
      (search.trim() !== paused && search.trim().length >= LEAST_LETTERS),
    failed:
      more?.hasFailed ||
      warehouseRead.isError ||
      senderRead.isError ||
      (wantsOrders && orderRead.isError) ||
      (isNothing && likeRead.isError),
  };
}

function Item({ item, search, onChoose }: { item: PaletteItem; search: string; onChoose: () => void }) {
  return (
    <Autocomplete.Item value={item} className={styles.item} onClick={onChoose}>
      <item.Icon size={18} aria-hidden="true" />
      <span className={styles.label}>
        <Mark text={item.label} match={search} />
      </span>
      {item.hint && (
        <span className={styles.hint}>
          <Mark text={item.hint} match={search} />
        </span>
      )}
    </Autocomplete.Item>
  );
}

const countOf = ({ value, items }: PaletteGroup) => ({ name: value, count: items.length });

/** Input of the box that was shown while this code was loading. */
export type PaletteStart = { typed: string; isEntered: boolean };

type SearchProps = { start: PaletteStart; onReady: () => void; onLeave: () => void };

type ResultsProps = SearchProps & {
  typed: string;
  onType: (typed: string) => void;
  /** Typed text without invisible characters. */
  search: string;
  paused: string;
  /** Present on our own server only. */
  more?: MoreFound | undefined;
};

function Results({ start, onReady, onLeave, typed, onType, search, paused, more }: ResultsProps) {
  const { groups, looking, failed } = useFound({ search, paused, more });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const order = typedOrder(search);

  // In the same turn in which the other box goes, so that no key is lost in between.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(start.typed.length, start.typed.length);
    onReady();
  }, [start, onReady]);

  // An early Enter opens the first result.
  const isEntered = useRef(start.isEntered);
  useEffect(() => {
    const first = order ?? groups[0]?.items[0];
    if (!isEntered.current || !first) return;
    isEntered.current = false;
    void choose(first);
  });

  function type(next: string) {
    isEntered.current = false;
    onType(next);
  }

  async function choose({ to, state }: PaletteItem) {
    onLeave();
    if (await confirmLeave()) void navigate(to, { state });
  }

  const label = more ? text.searchOurs : shellText.paletteSearch;
  const nothing = groups.length === 0 && !looking;
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={typed}
      onValueChange={type}
      itemToStringValue={(item: PaletteItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.box}>
        <IconSearch size={20} aria-hidden="true" />
        <Autocomplete.Input
          ref={input}
          className={styles.input}
          aria-label={label}
          placeholder={label}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !order) return;
            event.preventBaseUIHandler();
            void choose(order);
          }}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className={styles.found}>
        <Autocomplete.List className={styles.list}>
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Item key={item.value} item={item} search={search} onChoose={() => void choose(item)} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        <div role="status" className={styles.status}>
          {nothing && (
            <>
              <p className="text-14 strong breaks ink">{text.nothing(search.trim())}</p>
              <p>{more ? text.nothingHintOurs(more.searched) : text.nothingHint}</p>
            </>
          )}
          {looking && groups.length === 0 && <p>{more ? text.lookingOurs : text.looking}</p>}
          {failed && <p>{text.someFailed}</p>}
        </div>
        {more && (
          <div role="status" className="visually-hidden">
            {!looking && groups.length > 0 && text.counts(groups.map(countOf))}
          </div>
        )}
      </div>
    </Autocomplete.Root>
  );
}

function Search(props: SearchProps) {
  const [typed, setTyped] = useState(props.start.typed);
  const search = withoutInvisible(typed);
  const results = { ...props, typed, onType: setTyped, search, paused: usePaused(search.trim()) };
  if (!hasFeature('tawseel')) return <Results {...results} />;
  return <FindMore {...results}>{(more) => <Results {...results} more={more} />}</FindMore>;
}

type PaletteProps = {
  open: boolean;
  start: PaletteStart;
  /** Element that had the focus, or null. */
  opener: RefObject<HTMLElement | null>;
  onReady: () => void;
  onClose: () => void;
};

/** Command palette: opens a page, warehouse, sender or order by name; on our own server also more. */
export function Palette({ open, start, opener, onReady, onClose }: PaletteProps) {
  const popup = useRef<HTMLDivElement>(null);

  /** Leaves the focus to the opened page. */
  function leave() {
    opener.current = null;
    onClose();
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlay.backdrop} data-backdrop="" />
        <Dialog.Viewport className={classNames(overlay.viewport, styles.viewport)}>
          <Dialog.Popup
            ref={popup}
            className={classNames(overlay.popup, styles.popup)}
            aria-label={shellText.palette}
            initialFocus={() => popup.current?.querySelector('input') ?? null}
            finalFocus={() => opener.current ?? false}
          >
            <Search start={start} onReady={onReady} onLeave={leave} />
            <footer className={styles.keys}>
              <span>
                <Kbd keys={['↑', '↓']} /> {text.choose}
              </span>
              <span>
                <Kbd keys={['Enter']} /> {text.open}
              </span>
              <span>
                <Kbd keys={['Esc']} /> {text.close}
              </span>
              <Dialog.Close className="visually-hidden">{text.close}</Dialog.Close>
            </footer>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
