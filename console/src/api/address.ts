import type { Route } from '@tawseel/contract/route';

export type AddressParts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/** Returns true if each parameter can be a segment of a path; browsers resolve '.' and '..' in any spelling. */
export function hasAddress({ params = {} }: AddressParts): boolean {
  return Object.values(params).every((value) => value !== undefined && !/^\.{0,2}$/.test(String(value)));
}

/** Returns the address of a call with its parameters and its query, without empty or missing values. */
export function addressOf({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
