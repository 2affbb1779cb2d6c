import { QueryClientProvider } from '@tanstack/react-query';
import { warehouses } from '@tawseel/contract/warehouses';
import { useState } from 'react';
import { makeQueryClient } from '../../api/query-client.ts';
import { useRead } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { show } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { secondText } from './texts/en/second.ts';

function Warehouses() {
  const read = useRead(warehouses.listWarehouses, {});
  return (
    <main>
      <h1>{secondText.title}</h1>
      <Loaded read={read} data={read.data} skeleton={<Spinner />} failed={secondText.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={secondText.none} />
          ) : (
            rows.map(({ _id, wareHouseName }) => <p key={_id}>{show(wareHouseName)}</p>)
          )
        }
      </Loaded>
      <Button onClick={() => void read.refetch()}>{secondText.again}</Button>
    </main>
  );
}

export function Page() {
  const [client] = useState(() => makeQueryClient(secondText.noToken));
  return (
    <QueryClientProvider client={client}>
      <Warehouses />
    </QueryClientProvider>
  );
}
