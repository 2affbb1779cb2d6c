import { expect, test } from 'vitest';
import { EXPORTED_LISTS } from './exports.ts';
import { arabic } from './facts/sentences/ar/arabic.ts';
import { sayIn, sentence } from './facts/sentences/sentence.ts';

test.each(EXPORTED_LISTS)('an Arabic refusal does not name the list %s by its word of the API', (list) => {
  for (const said of [sentence('no_such_filter', { list }), sentence('may_not_export', { list })])
    expect(sayIn(arabic, said)).not.toMatch(/[a-z]/);
});
