/**
 * Where the money is of a delivery that came too late. `held`: it is the order's money, and its driver holds it until a
 * count takes it in, or the acquirer has it; `asked`: in no balance, because the order's money is recorded elsewhere;
 * `twice`: the receiver paid twice, so it is collected for the sender in addition, and the driver or the acquirer owes
 * it; `never`: there is no money besides what is recorded.
 */
export const LATE_MONEY = ['held', 'asked', 'twice', 'never'] as const;
export type LateMoneyState = (typeof LATE_MONEY)[number];

/** Answers of the office to where it is. */
export const LATE_MONEY_ANSWERS = ['held', 'twice', 'never'] as const satisfies LateMoneyState[];
export type LateMoneyAnswer = (typeof LATE_MONEY_ANSWERS)[number];
