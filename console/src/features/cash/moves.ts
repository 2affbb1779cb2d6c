import { cash } from '@tawseel/contract/cash';
import type { CashPerson } from '@tawseel/contract/cash-replies';
import { type BalanceKind, MOVES, OF_WAREHOUSE } from '@tawseel/contract/facts/ledger';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import * as z from 'zod/mini';
import { isAdministrator, isFor } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { balancesText as text } from '../../texts/en/cash.ts';
import type { SelectOption } from '../../ui/fields/select.tsx';
import { show } from '../../ui/format.ts';
import type { LooseBalance } from './use-cash.ts';

export type Move = (typeof MOVES)[number];

/** In place of a person's id: the user's own box. */
export const ME = 'me';

/** Before the id of a warehouse: in place of a person, the difference of its safe. */
const SAFE_OF = 'safe:';

/** Values of the form; `from` and `to` are ids of people, '' until a person is chosen. */
export type MoveValues = {
  move: string;
  from: string;
  to: string;
  amount: string;
  warehouseId: string;
  /** Warehouse of the other safe. */
  toWarehouseId: string;
  /** Order whose sender is paid. */
  trackingID: string;
  slip: string;
  /** True once the user has confirmed a slip that is known. */
  confirmSlip: boolean;
  note: string;
};

export const moveName = ({ from, to, purpose }: Move) => [from, to, purpose].filter(Boolean).join('-');

/** Lists the moves that the user may make. */
export function openMoves(): Move[] {
  return MOVES.filter(({ by }) => isFor({ may: by }));
}

/** Returns the move of a name. */
export function moveNamed(name: string): Move {
  return MOVES.find((move) => moveName(move) === name) ?? MOVES[0]!;
}

const OF_PEOPLE: readonly BalanceKind[] = ['box', 'float', 'difference'];

export type Side = 'from' | 'to';

/** Returns true if a side may be the user's own box; between two boxes that is where the money comes from. */
export function mayBeOwn(move: Move, side: Side): boolean {
  return move[side] === 'box' && !(side === 'to' && move.from === 'box');
}

/** Returns true if the user chooses a person for a side; where a cashier may use the own box, it is no other. */
export function hasPerson(move: Move, side: Side): boolean {
  const isOwnOnly = mayBeOwn(move, side) && !isFor({ may: ['supervisor'] });
  return OF_PEOPLE.includes(move[side]) && !isOwnOnly;
}

/** Returns true if an administrator has to name the warehouse. */
export function needsWarehouse({ from, to }: Move): boolean {
  return isAdministrator() && [from, to].some((kind) => OF_WAREHOUSE.includes(kind));
}

/** Returns true if the other safe has to be named. */
export const isBetweenSafes = ({ from, to }: Move): boolean => from === 'safe' && to === 'safe';

function sideOf(move: Move, side: Side, person: string): unknown {
  const kind = move[side];
  const isNamed = hasPerson(move, side) && person !== ME && !person.startsWith(SAFE_OF);
  return isNamed ? { kind, person } : { kind };
}

/** Request of a move of money. */
export const MoveForm = z.pipe(
  z.transform(
    ({
      move: name,
      from,
      to,
      amount,
      warehouseId,
      toWarehouseId,
      trackingID,
      slip,
      confirmSlip,
      note,
    }: MoveValues): unknown => {
      const move = moveNamed(name);
      const safe = [from, to].find((one) => one.startsWith(SAFE_OF))?.slice(SAFE_OF.length);
      return {
        from: sideOf(move, 'from', from),
        to: sideOf(move, 'to', to),
        amount: numberFromText(amount),
        ...(needsWarehouse(move) && { warehouseId }),
        ...(safe && { warehouseId: safe }),
        ...(isBetweenSafes(move) && { toWarehouseId }),
        ...(move.purpose && { purpose: move.purpose }),
        ...(move.order && { trackingID }),
        ...(move.slip && { slip }),
        ...(confirmSlip && { confirmSlip }),
        note,
      };
    },
  ),
  cash.moveCash.body,
);

type MoneyHolders = { people: readonly Loose<CashPerson>[]; balances: readonly LooseBalance[] };

function optionOf(_id = '', name: string | undefined, more: string | undefined): SelectOption<string> {
  const label = isAdministrator() && more ? text.named(show(name), more) : show(name);
  return { value: _id, label };
}

/** Lists the people of a side: those with such a balance, or those who can receive money. */
export function peopleOf(move: Move, side: Side, { people, balances }: MoneyHolders): SelectOption<string>[] {
  const kind = move[side];
  // A difference is what a person owes; below zero, what the business owes the person.
  const sign = kind === 'difference' && side === 'to' ? -1 : 1;
  const holders = balances
    .filter((balance) => balance.kind === kind && (balance.amount ?? 0) * sign > 0)
    .map(({ party, warehouse }) =>
      party
        ? optionOf(party._id, party.name, warehouse?.name)
        : { value: `${SAFE_OF}${warehouse?._id ?? ''}`, label: text.safeOf(show(warehouse?.name)) },
    );
  const fits: Partial<Record<BalanceKind, (role: string | undefined) => boolean>> = {
    float: (role) => role === 'driver',
    difference: () => true,
  };
  const named = people
    .filter(({ role }) => (fits[kind] ?? ((other) => other !== 'driver'))(role))
    .map(({ _id, name, warehouse }) => optionOf(_id, name, warehouse?.name));
  const own = mayBeOwn(move, side) ? [{ value: ME, label: text.me }] : [];
  const isSettled = kind === 'difference' && !move.owed;
  return [...own, ...(side === 'from' || isSettled ? holders : named)];
}
