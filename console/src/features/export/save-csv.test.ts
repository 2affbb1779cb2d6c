// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { isUnknownExport, NoCsv, saveCsv } from './save-csv.ts';

test('hands the reader the file under its name', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:it';
  saveCsv(new Blob(['a,b'], { type: 'text/csv;charset=utf-8' }), 'tawseel-orders.csv');
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect([link.href, link.download]).toEqual(['blob:it', 'tawseel-orders.csv']);
});

test('takes a page, or an answer that is no file, for a server without exports', () => {
  for (const body of [new Blob(['<html>'], { type: 'text/html' }), { data: [] }, undefined]) {
    expect(() => saveCsv(body, 'x.csv')).toThrow(NoCsv);
  }
});

test('tells a server without exports from one that failed', () => {
  const statuses = [404, 405, 501, 500, 422, 0] as const;
  expect(statuses.map((status) => isUnknownExport(new CallError(status, undefined)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isUnknownExport(new NoCsv())).toBe(true);
});
