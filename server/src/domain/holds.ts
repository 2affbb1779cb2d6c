/** Whether a text is in one of these, in any case. */
export function holds(search: string, texts: readonly string[]): boolean {
  const wanted = search.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
