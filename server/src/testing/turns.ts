/** Counts the turns of the event loop during work; other calls are served in each. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await work.finally(() => clearImmediate(next));
  return turns;
}
