import type { Route } from '@tawseel/contract/route';

export type AddressParts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/** Checks that each parameter can be a segment of a path; browsers resolve '.' and '..' however they are written. */
export function hasAddress({ params = {} }: AddressParts): boolean {
  return Object.values(params).every((value) => value !== undefined && !/^\.{0,2}$/.test(String(value)));
}

/** Address of a call on its host, with its parameters and its query; what is empty or missing is left out of the query. */
export function addressOf({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
