import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UserError } from '../platform/user-error.ts';

/**
 * File that is written atomically: it gets its name when it is complete, and is called `.unfinished` before; an
 * existing file is never replaced.
 */
export class WholeFile {
  readonly path: string;
  readonly #unfinished: string;
  readonly #handle: FileHandle;
  readonly #onSignal = () => {
    rmSync(this.#unfinished, { force: true });
    process.exit(130);
  };

  private constructor(path: string, unfinished: string, handle: FileHandle) {
    this.path = path;
    this.#unfinished = unfinished;
    this.#handle = handle;
    process.once('SIGINT', this.#onSignal).once('SIGTERM', this.#onSignal);
  }

  static async open(name: string): Promise<WholeFile> {
    const path = resolve(name);
    if (existsSync(path)) throw new UserError(`${path} already exists. Choose another file.`);
    if (!existsSync(dirname(path))) throw new UserError(`There is no folder ${dirname(path)}.`);
    const unfinished = `${path}.unfinished`;
    return new WholeFile(path, unfinished, await open(unfinished, 'w', 0o600));
  }

  async write(text: string): Promise<void> {
    await this.#handle.writeFile(text);
  }

  async finish(): Promise<void> {
    await this.#handle.sync();
    await this.#close();
    await rename(this.#unfinished, this.path);
  }

  async discard(): Promise<void> {
    await this.#close();
    rmSync(this.#unfinished, { force: true });
  }

  async #close(): Promise<void> {
    process.off('SIGINT', this.#onSignal).off('SIGTERM', this.#onSignal);
    await this.#handle.close();
  }
}
