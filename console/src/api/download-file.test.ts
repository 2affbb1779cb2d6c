// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { CallError } from './call.ts';
import { downloadFile } from './download-file.ts';

test('saves the file under its name', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:it';
  downloadFile(new Blob(['a,b'], { type: 'text/csv;charset=utf-8' }), 'text/csv', 'tawseel-orders.csv');
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect([link.href, link.download]).toEqual(['blob:it', 'tawseel-orders.csv']);
});

test('treats an HTML page, or an answer that is not a file, as a failure', () => {
  for (const body of [new Blob(['<html>'], { type: 'text/html' }), { data: [] }, undefined]) {
    expect(() => downloadFile(body, 'text/csv', 'x.csv')).toThrow(CallError);
  }
});
