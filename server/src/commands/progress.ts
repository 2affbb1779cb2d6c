import { type Options, SingleBar } from 'cli-progress';

export type Progress = { update: (done: number, total: number) => void; stop: () => void };

const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** A progress bar on standard error while somebody watches; nothing where the output goes to a file or a program. */
export function progressBar(label: string): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const options: Options = {
    format: `${label} {bar} {percentage}% · {value} of {total} · {eta_formatted} left`,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 50,
  };
  const bar = new SingleBar(options);
  let started = false;
  return {
    update: (done, total) => {
      if (!started) bar.start(total, done);
      started = true;
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => started && bar.stop(),
  };
}
