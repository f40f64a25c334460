import { expect, test } from 'vitest';
import { filesToRepeat, joinTries } from './second-try.mjs';

const failure = (title: string, file: string | null) => ({ title, error: 'why', file });
const ran = (passed: number, failures: ReturnType<typeof failure>[], repeated: object[] = []) => ({
  passed,
  skipped: repeated.length,
  failed: failures.length,
  unsteady: [],
  failures,
  repeated,
});

test('a file is tried once more as a whole, and only once however much of it failed', () => {
  const failures = [failure('a › one', 'a'), failure('a › two', 'a'), failure('b › one', 'b')];
  expect(filesToRepeat(ran(5, failures))).toEqual(['a', 'b']);
});

test('what failed outside of every file cannot be tried again', () => {
  expect(filesToRepeat(ran(5, [failure('a › one', 'a'), failure('nobody’s', null)]))).toEqual([]);
});

test('a second try counts for the first one of its files; what passed then is named', () => {
  const first = ran(
    10,
    [failure('a › one', 'a'), failure('b › one', 'b')],
    [
      { file: 'a', passed: 3, skipped: 1 },
      { file: 'b', passed: 2, skipped: 0 },
    ],
  );
  const second = ran(6, [failure('b › one', 'b')]);
  expect(joinTries(first, second)).toMatchObject({
    passed: 11,
    skipped: 1,
    failed: 1,
    unsteady: ['a › one'],
    failures: [{ title: 'b › one' }],
  });
});
