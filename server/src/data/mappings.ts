import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { BadSetting } from '../settings.ts';
import type { Mapping } from './plan.ts';

const words = z.record(z.string(), z.string());

const MappingFile = z.strictObject({
  kind: z.string(),
  columns: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  values: z.optional(z.record(z.string(), words)),
  set: z.optional(words),
  wholeRowsHave: z.optional(z.string()),
});

const known: Record<string, Mapping> = {};

export const mappingNames = Object.keys(known);

/** A known mapping by its name, or one from a JSON file. Throws BadSetting when it is none, or of another kind. */
export async function findMapping(name: string, kind: string): Promise<Mapping> {
  const mapping = known[name] ?? (await readMapping(name));
  if (mapping.kind === kind) return mapping;
  throw new BadSetting(`The mapping ${name} is for ${mapping.kind}, not for ${kind}.`);
}

async function readMapping(file: string): Promise<Mapping> {
  if (!file.endsWith('.json')) {
    throw new BadSetting(
      `There is no mapping ${file}. Known are ${mappingNames.join(', ')}; a file of your own must end in .json.`,
    );
  }
  const read = MappingFile.safeParse(jsonIn(await readFile(file, 'utf8'), file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BadSetting(
    `${file}: ${issue?.path.join('.') || 'the mapping'}: ${issue?.message} See docs/data.md.`,
  );
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadSetting(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
