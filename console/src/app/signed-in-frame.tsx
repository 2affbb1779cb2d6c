import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProtectedAddress } from '../addresses.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { SCREENS } from './screens.ts';
import { Shell } from './shell.tsx';

/** Query client of one session around the shell: logging out drops the cache. */
export function SignedInFrame() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Shell />
    </QueryClientProvider>
  );
}

export function Screen({ address }: { address: ProtectedAddress }) {
  const Addressed = SCREENS[address];
  return <Addressed />;
}

/** Fetches the code of a screen. */
export function loadScreen(address: ProtectedAddress): Promise<unknown> {
  return SCREENS[address].load();
}
