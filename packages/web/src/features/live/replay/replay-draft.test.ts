import { expect, test } from 'vitest';
import { draftOf, readDraft } from './replay-draft.ts';

const kept = { seconds: 125.4, trimFrom: 0, trimTo: null, chapters: [{ seconds: 60, title: '温度' }] };

test('a draft nobody touched saves what was there', () => {
  const draft = draftOf(kept);
  expect([draft.from, draft.to]).toEqual(['0:00', '2:05']);
  expect(readDraft(draft, kept.seconds)).toEqual({ trimFrom: 0, trimTo: null, chapters: kept.chapters });
});

test('a cut and its chapters are read; a chapter without a title is left out', () => {
  const draft = {
    from: '0:10',
    to: '1:30',
    chapters: [
      { key: 'a', time: '0:20', title: ' 开场 ' },
      { key: 'b', time: '', title: '' },
    ],
  };
  expect(readDraft(draft, kept.seconds)).toEqual({
    trimFrom: 10,
    trimTo: 90,
    chapters: [{ seconds: 20, title: '开场' }],
  });
});

test('what cannot be is named', () => {
  const read = (from: string, to: string, time = '0:30') =>
    readDraft({ from, to, chapters: [{ key: 'a', time, title: 'x' }] }, kept.seconds);
  expect(read('abc', '1:00')).toBe('wrongTime');
  expect(read('1:00', '0:30')).toBe('wrongSpan');
  expect(read('0:00', '9:00')).toBe('wrongSpan');
  expect(read('0:00', '1:00', '1:30')).toBe('wrongSpan');
  expect(read('0:00', '1:00', 'x')).toBe('wrongTime');
});
