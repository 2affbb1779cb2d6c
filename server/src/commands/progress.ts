import { type Options, SingleBar } from 'cli-progress';

export type Progress = { update: (done: number, total: number) => void; stop: () => void };

/** Maximum width of the text next to the label and the bar. */
const FIGURES = 48;
const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/**
 * Returns a progress bar on standard error in a terminal; if the output goes to a file or a program, it shows
 * nothing.
 */
export function progressBar(label: string): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const options: Options = {
    format: `${label} {bar} {percentage}% · {value} of {total} · {eta_formatted} left`,
    // As wide as the line allows, because line wrapping and cursor stay on: Ctrl-C could not restore them.
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
