import { createContext } from 'react';

/** Logs out on the client: deletes the token without a call, and opens the landing page. */
export const LogOut = createContext<() => void>(() => undefined);
