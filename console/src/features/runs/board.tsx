import { IconSparkles } from '@tabler/icons-react';
import type { BoardKind } from '@tawseel/contract/facts/stops';
import { useRef } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { Card } from '../../ui/display/card.tsx';
import { showMoney } from '../../ui/format.ts';
import { Kbd } from '../../ui/keys/kbd.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { openRunOf } from './board-rows.ts';
import { DriverList } from './driver-list.tsx';
import { HandOut } from './hand-out.tsx';
import { isShop, type LooseGroup, type LooseRun, loadText } from './run-texts.ts';
import styles from './runs.module.css';
import { type BoardState, useBoard, type WarehouseQuery } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { WaitingList } from './waiting-list.tsx';

function Key({ name }: { name: string }) {
  return (
    <span className={styles.key}>
      <Kbd keys={[name]} />
    </span>
  );
}

/** The proposal, until it is accepted or discarded. */
function Proposed({ board }: { board: BoardState }) {
  const { proposal, kind } = board;
  if (!proposal) return null;
  const words = text.boards[kind];
  const { assignments, left } = proposal;
  const load = {
    trackingIDs: assignments.flatMap(({ trackingIDs = [] }) => trackingIDs),
    pickupIds: assignments.flatMap(({ pickupIds = [] }) => pickupIds),
  };
  const isNothing = assignments.length === 0;
  return (
    <Notice
      tone="answer"
      actions={
        <>
          {!isNothing && (
            <Button small variant="primary" busy={board.busy} onClick={board.takeProposal}>
              {text.takeProposal}
              <Key name="Enter" />
            </Button>
          )}
          <Button small onClick={board.dropProposal}>
            {text.dropProposal}
            <Key name="Esc" />
          </Button>
        </>
      }
    >
      {isNothing
        ? words.nothingProposed
        : [words.proposed(loadText(load), assignments.length), left > 0 && words.proposedRest(left)]
            .filter(Boolean)
            .join(' ')}
    </Notice>
  );
}

/** Parcels that the server did not assign, with the reasons. */
function Refused({ board }: { board: BoardState }) {
  const { refused, dismiss } = board;
  if (refused.length === 0) return null;
  return (
    <section className="urgent rounded padded-1-2">
      <div className="row between">
        <h2>{text.refused(refused.length)}</h2>
        <Button small onClick={dismiss}>
          {text.dismiss}
        </Button>
      </div>
      <ul className="stack gap-half breaks above-half">
        {refused.map(({ trackingID, message }) => (
          <li key={trackingID}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the number of waiting parcels; of shops, the booked ones. */
function sumText(groups: readonly LooseGroup[]): string {
  const sum = (of: (group: LooseGroup) => number | undefined) =>
    groups.reduce((total, group) => total + (of(group) ?? 0), 0);
  const count = sum(({ parcels }) => parcels?.length);
  const cash = sum((group) => (isShop(group) ? 0 : group.cashDue));
  return count === 0
    ? ''
    : text.waitingSum(
        count,
        sum(({ weight }) => weight),
        cash > 0 ? showMoney(cash) : '',
      );
}

/** Number of parcels that drivers have without a run, with a link to them. */
function OnNoRun({ count, asked }: { count: number; asked: WarehouseQuery }) {
  const query = { custody: 'unknown', trackingStatus: 'assignedtodriver', ...asked };
  return (
    <p className={styles.note}>
      {text.onNoRun(count)}{' '}
      <Link to={`${addresses.allOrders}?${new URLSearchParams(query)}`}>{text.showOnNoRun}</Link>
    </p>
  );
}

function Waiting({ board, asked }: { board: BoardState; asked: WarehouseQuery }) {
  const { groups, selected, read, isLoaded, onNoRun, kind } = board;
  const words = text.boards[kind];
  return (
    <Card
      title={words.waiting}
      actions={
        <Button
          small
          icon={<IconSparkles size={18} aria-hidden="true" />}
          disabled={groups.length === 0}
          onClick={board.propose}
        >
          {text.propose}
          <Key name="P" />
        </Button>
      }
      flush
    >
      {onNoRun > 0 && <OnNoRun count={onNoRun} asked={asked} />}
      <p className={styles.selection} role="status">
        {selected.size > 0 ? (
          <>
            {text.selected(board.selectedText)}
            <Button small variant="quiet" onClick={board.clear}>
              {text.clear}
            </Button>
          </>
        ) : (
          sumText(groups)
        )}
      </p>
      <Loaded
        read={read}
        data={isLoaded ? groups : undefined}
        skeleton={
          <div className="padded">
            <TextSkeleton lines={8} />
          </div>
        }
        failed={text.boardFailed}
      >
        {(waiting) =>
          waiting.length === 0 ? (
            <EmptyState title={words.nothing} hint={words.nothingHint} />
          ) : (
            <WaitingList board={board} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** Bar with the selection and a link to the drivers, if these are below the list. */
function GiveBar({ count, onGive }: { count: number; onGive: () => void }) {
  return (
    <div className={styles.giveBar}>
      <span>{text.selectedCount(count)}</span>
      <Button variant="primary" onClick={onGive}>
        {text.giveToSome}
      </Button>
    </div>
  );
}

type BoardProps = {
  asked: WarehouseQuery;
  kind: BoardKind;
  /** Opens the board of the other kind. */
  onSwitch: () => void;
};

/** Board of waiting parcels and the drivers who get them. */
export function Board({ asked, kind, onSwitch }: BoardProps) {
  const board = useBoard(asked, kind);
  const box = useRef<HTMLDivElement>(null);
  const handing = useOpened<LooseRun>();

  function handOutChosen() {
    const run = board.chosen && openRunOf(board.chosen, kind);
    if (run) handing.open(run);
  }

  function toDrivers() {
    const list = box.current?.querySelector<HTMLElement>('[data-drivers]');
    list?.scrollIntoView();
    list?.querySelector<HTMLElement>('[data-driver]')?.focus({ preventScroll: true });
  }

  useBoardKeys(box, board, { handOut: handOutChosen, onSwitch });
  return (
    <div ref={box} className={styles.board}>
      <div role="status">
        <Proposed board={board} />
        <Refused board={board} />
      </div>
      <div className={styles.sides}>
        <Waiting board={board} asked={asked} />
        <Card title={text.drivers} className={styles.drivers} flush>
          <Loaded
            read={board.read}
            data={board.isLoaded ? board.drivers : undefined}
            skeleton={
              <div className="padded">
                <TextSkeleton lines={8} />
              </div>
            }
            failed={text.boardFailed}
          >
            {(drivers) =>
              drivers.length === 0 ? (
                <EmptyState title={text.noDrivers} hint={text.noDriversHint} />
              ) : (
                <DriverList board={board} onHandOut={handing.open} />
              )
            }
          </Loaded>
        </Card>
      </div>
      {board.selected.size > 0 && <GiveBar count={board.selected.size} onGive={toDrivers} />}
      <Opened of={handing}>{(frame, run) => <HandOut run={run} {...frame} />}</Opened>
    </div>
  );
}
