import { createContext } from 'react';

/** Whether the list around is on the move: what is costly to draw can wait until it rests. */
export const Scrolling = createContext(false);
