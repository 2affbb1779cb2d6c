/** Unique React key of a row in its list, whatever a server left out. */
export function rowKey({ _id }: { _id?: string | undefined }, at: number): string {
  return String(_id ?? `row ${at}`);
}
