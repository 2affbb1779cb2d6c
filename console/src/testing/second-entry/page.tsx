import { QueryClientProvider } from '@tanstack/react-query';
import { warehouses } from '@tawseel/contract/warehouses';
import { useState } from 'react';
import { makeQueryClient } from '../../api/query-client.ts';
import { useRead } from '../../api/read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { show } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
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
