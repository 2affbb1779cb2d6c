import { write, writeSync } from 'node:fs';

export type LogStream = { write: (line: string) => void };

/** Lines are written in blocks: when one is full, or a second after its first line. */
const BLOCK_BYTES = 65_536;
const FLUSH_MS = 1000;
/** Maximum blocks not written yet; further lines are dropped. */
const MOST_UNWRITTEN = 64;
/** Delay before a full pipe is written to again. */
const FULL_MS = 100;

/**
 * Returns a buffered log destination that does not block the event loop: a slow reader delays nothing, and a missing
 * reader or a full disk only loses lines. At exit, the rest is written as far as possible without waiting. (pino's
 * own destination waits at exit until it can write.)
 */
export function logStreamOf(fd: number): LogStream {
  // Lines are converted to bytes at once, because thousands of waiting strings would burden the garbage collector.
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
      // The first block may be in the middle of a write.
      for (const left of full.slice(isWriting ? 1 : 0)) writeSync(fd, left);
    } catch {
      // There is no reader any more, or no space.
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
