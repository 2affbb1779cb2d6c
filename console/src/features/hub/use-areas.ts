/** Names of areas of an emirate that a text may mean, the likeliest first. */
export function useAreas(_city: string, _typed: string): readonly string[] {
  return [];
}
