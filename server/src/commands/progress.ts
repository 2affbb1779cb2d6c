import { type Options, SingleBar } from 'cli-progress';

export type Progress = { update: (done: number, total: number) => void; stop: () => void };

/** The most room that what stands beside the label and the bar takes. */
const FIGURES = 48;
const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** A progress bar on standard error while somebody watches; nothing where the output goes to a file or a program. */
export function progressBar(label: string): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const options: Options = {
    format: `${label} {bar} {percentage}% · {value} of {total} · {eta_formatted} left`,
    // As wide as the line allows, since neither wrapping nor the cursor is turned off: Ctrl-C would leave it so.
    barsize: Math.min(40, Math.max(5, process.stderr.columns - label.length - FIGURES)),
    linewrap: true,
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
