import { createContext } from 'react';

/**
 * Whether the form around is being sent. Its fields are read-only meanwhile: its success would take away what is typed
 * then.
 */
export const Sending = createContext(false);
