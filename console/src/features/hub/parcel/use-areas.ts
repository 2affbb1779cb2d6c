import { areas } from '@tawseel/contract/areas';
import { useDeferredValue } from 'react';
import { hasCall } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';

const SHORTEST = 2;

/** Names of areas of an emirate that a text may mean, the likeliest first. */
export function useAreas(city: string, typed: string): readonly string[] {
  const text = useDeferredValue(typed.trim());
  const enabled = hasCall(areas.checkArea) && city !== '' && text.length >= SHORTEST;
  const { data } = useRead(areas.checkArea, { query: { city, text } }, { enabled });
  const { area, near = [] } = data ?? {};
  return [area, ...near].flatMap((one) => one?.name ?? []);
}
