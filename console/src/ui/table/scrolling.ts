import { createContext } from 'react';

/** Context: whether the list around is being scrolled. What is costly to render can wait until it rests. */
export const Scrolling = createContext(false);
