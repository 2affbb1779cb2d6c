import { write, writeSync } from 'node:fs';

export type LogStream = { write: (line: string) => void };

/** Lines are written together, a second after the first of them or once they are so many characters. */
const FLUSH_MS = 1000;
const FLUSH_LENGTH = 65_536;
/** Lines that could not be written yet, in characters; what comes then is dropped. */
const MOST_UNWRITTEN = 4_194_304;
/** How long a pipe that is full is left alone. */
const FULL_MS = 100;

/**
 * Buffered log destination, written beside the event loop: a slow reader holds nobody up, and one that is gone, or a
 * full disk, costs the lines and nothing else. What is left is written at exit, as far as it can be at once. (pino's own
 * destination waits at exit for as long as it cannot write.)
 */
export function logStreamOf(fd: number): LogStream {
  let lines: string[] = [];
  let length = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function take(): Buffer {
    const text = lines.join('');
    lines = [];
    length = 0;
    return Buffer.from(text);
  }

  function writeOut(bytes: Buffer): void {
    isWriting = true;
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => writeOut(bytes), FULL_MS).unref();
      else if (!error && written < bytes.length) writeOut(bytes.subarray(written));
      else {
        isWriting = false;
        schedule();
      }
    });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (length > 0 && !isWriting) writeOut(take());
  }

  function schedule(): void {
    if (length >= FLUSH_LENGTH) flush();
    else if (length > 0) timer ??= setTimeout(flush, FLUSH_MS).unref();
  }

  process.on('exit', () => {
    try {
      writeSync(fd, take());
    } catch {
      // Nobody reads it any more, or there is no room.
    }
  });
  return {
    write: (line) => {
      if (length + line.length > MOST_UNWRITTEN) return;
      lines.push(line);
      length += line.length;
      schedule();
    },
  };
}
