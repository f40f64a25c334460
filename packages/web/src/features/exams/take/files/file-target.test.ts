import { expect, test } from 'vitest';
import { fileIdsIn, withFileIds } from './file-target.ts';

test('[D-183] files come to an answer and leave it; without any it is taken back', () => {
  const one = withFileIds(null, null, ['f1']);
  expect(one).toEqual({ kind: 'file', fileIds: ['f1'] });
  expect(fileIdsIn(one, null)).toEqual(['f1']);
  expect(withFileIds(one, null, [])).toBeNull();
});

test('[D-183] files of one part of a stem leave its other parts alone', () => {
  const essay = { kind: 'essay' as const, text: '先断电' };
  const written = { kind: 'stem' as const, parts: { t0: essay } };
  const both = withFileIds(written, 't1', ['f1', 'f2']);
  expect(both).toEqual({ kind: 'stem', parts: { t0: essay, t1: { kind: 'file', fileIds: ['f1', 'f2'] } } });
  expect(fileIdsIn(both, 't1')).toEqual(['f1', 'f2']);
  expect(fileIdsIn(both, 't0')).toEqual([]);
  expect(withFileIds(both, 't1', [])).toEqual(written);
  expect(withFileIds({ kind: 'stem', parts: { t1: { kind: 'file', fileIds: ['f1'] } } }, 't1', [])).toBeNull();
});
