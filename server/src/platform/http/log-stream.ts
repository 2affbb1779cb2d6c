import { write, writeSync } from 'node:fs';

export type LogStream = { write: (line: string) => void };

/** Lines are written in blocks: when one is full, or a second after its first line. */
const BLOCK_BYTES = 65_536;
const FLUSH_MS = 1000;
/** Blocks that could not be written yet; what comes then is dropped. */
const MOST_UNWRITTEN = 64;
/** How long a pipe that is full is left alone. */
const FULL_MS = 100;

/**
 * Buffered log destination, written beside the event loop: a slow reader holds nobody up, and one that is gone, or a
 * full disk, costs the lines and nothing else. What is left is written at exit, as far as it can be at once. (pino's own
 * destination waits at exit for as long as it cannot write.)
 */
export function logStreamOf(fd: number): LogStream {
  // Lines become bytes at once: thousands of strings that wait would be work for the garbage collector.
  let block = Buffer.allocUnsafe(BLOCK_BYTES);
  let used = 0;
  const full: Buffer[] = [];
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function closeBlock(): void {
    clearTimeout(timer);
    timer = undefined;
    if (used === 0) return;
    full.push(block.subarray(0, used));
    block = Buffer.allocUnsafe(BLOCK_BYTES);
    used = 0;
  }

  function writeNext(): void {
    const next = full[0];
    if (!next || isWriting) return;
    isWriting = true;
    write(fd, next, (error, written) => {
      isWriting = false;
      if (error?.code === 'EAGAIN') return void setTimeout(writeNext, FULL_MS).unref();
      if (!error && written < next.length) full[0] = next.subarray(written);
      else full.shift();
      writeNext();
    });
  }

  function flush(): void {
    closeBlock();
    writeNext();
  }

  process.on('exit', () => {
    closeBlock();
    try {
      // The first may be on its way.
      for (const left of full.slice(isWriting ? 1 : 0)) writeSync(fd, left);
    } catch {
      // Nobody reads it any more, or there is no room.
    }
  });
  return {
    write: (line) => {
      const bytes = Buffer.byteLength(line);
      if (full.length >= MOST_UNWRITTEN || bytes > BLOCK_BYTES) return;
      if (used + bytes > BLOCK_BYTES) flush();
      used += block.write(line, used);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}
