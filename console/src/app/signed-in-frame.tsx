import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { makeQueryClient } from '../api/query-client.ts';
import { Shell } from './shell.tsx';

/** The shell with what was loaded in this session; signing out forgets it. */
export function SignedInFrame() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Shell />
    </QueryClientProvider>
  );
}
