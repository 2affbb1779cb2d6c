import { createContext } from 'react';

/** Forgets the token, without asking the server, and leaves for the landing page. */
export const LogOut = createContext<() => void>(() => undefined);
