/** A name for a row that no other of its list has, whatever a server left out. */
export function rowKey({ _id }: { _id?: string | undefined }, at: number): string {
  return _id ?? `row ${at}`;
}
