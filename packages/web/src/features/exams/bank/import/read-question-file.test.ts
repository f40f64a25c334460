import { exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { expect, test } from 'vitest';
import { formatOfName, formatOfText, readQuestionFile } from './read-question-file.ts';

test('[D-183] a file is known by its name, and an archive or what is too large is not sent', async () => {
  expect(['a.csv', 'b.TXT', 'c.gift', 'd.xml', 'e'].map(formatOfName)).toEqual([
    'table',
    'gift',
    'gift',
    'moodle',
    'table',
  ]);
  expect([' <quiz/>', '题型,题干\n单选题,{x}', '::1::Q{T}', 'a, b{T}'].map(formatOfText)).toEqual([
    'moodle',
    'table',
    'gift',
    'gift',
  ]);
  const read = (content: BlobPart, name: string) => readQuestionFile(new File([content], name));
  expect(await read('题型,题干', 'a.csv')).toEqual({ kind: 'text', name: 'a.csv', format: 'table', text: '题型,题干' });
  expect(await read(new Uint8Array([0x50, 0x4b, 3, 4]), 'bomb.csv')).toEqual({ kind: 'unreadable' });
  expect(await read(new Uint8Array(exchangeLimits.bytes + 1), 'film.csv')).toEqual({
    kind: 'too-large',
    maxBytes: exchangeLimits.bytes,
  });
  // Moodle XML has its pictures in it.
  expect(await read(`<quiz>${' '.repeat(exchangeLimits.bytes)}</quiz>`, 'a.xml')).toMatchObject({ format: 'moodle' });
});
