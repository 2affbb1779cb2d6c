import { closeSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Damages the first leaf page of a table or index of a SQLite file that is not open. Returns its number. */
export function damagePage(file: string, name: string): number {
  const connection = new DatabaseSync(file);
  const leaf = connection
    .prepare("select pageno as page from dbstat where name = ? and pagetype = 'leaf' order by pageno limit 1")
    .get(name);
  const size = Number(connection.prepare('pragma page_size').get()?.page_size);
  connection.close();
  const page = Number(leaf?.page);
  writeAt(file, Buffer.alloc(size, 0xa7), (page - 1) * size);
  return page;
}

/** Schema table corruption: overwrites what follows the 100 bytes of the file's header. */
export function damageBeginning(file: string): void {
  writeAt(file, Buffer.alloc(3000, 0xa7), 100);
}

/** Truncation in the middle, as of a copy that was broken off. */
export function cutInHalf(file: string): void {
  truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096);
}

function writeAt(file: string, bytes: Buffer, offset: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, offset);
  closeSync(handle);
}
