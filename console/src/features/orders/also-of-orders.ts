/** Areas of calls whose answers change with an order that is moved, corrected or cancelled. */
export const ALSO_OF_ORDERS = ['warehouses', 'finance', 'senders', 'scanning', 'dispatch', 'runs'];
