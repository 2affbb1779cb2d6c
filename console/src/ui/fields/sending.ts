import { createContext } from 'react';

/**
 * True while the form around is being sent. Its fields are read-only meanwhile, because its success would discard
 * what is typed then.
 */
export const Sending = createContext(false);
