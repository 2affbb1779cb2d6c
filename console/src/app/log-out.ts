import { toast } from 'react-hot-toast/headless';
import { endSession } from '../api/session.ts';
import { sessionText } from '../texts/session.ts';

/** Forgets the token, without asking the server, and leaves for the landing page. */
export function logOut(): void {
  endSession('/');
  toast.success(sessionText.loggedOut);
}
