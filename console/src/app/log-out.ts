import { createContext } from 'react';

/** Logs out on the client: forgets the token, without asking the server, and leaves for the landing page. */
export const LogOut = createContext<() => void>(() => undefined);
