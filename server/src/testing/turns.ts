/** How many turns the event loop takes while work is done: in each of them others are served. */
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
