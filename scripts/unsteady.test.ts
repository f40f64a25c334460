import { expect, test } from 'vitest';
import { filesToRepeat, weighFailures } from './unsteady.mjs';

const failure = (title: string, file: string | null) => ({ title, error: 'why', file });
const repeat = (passed: string[], ...failed: string[]) => ({
  file: 'a',
  passed,
  failures: failed.map((title) => failure(title, 'a')),
});
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title);

test('a file with a listed failure is repeated, once however much of it failed; what is not listed is not', () => {
  const failures = [failure('one', 'a'), failure('two', 'a'), failure('three', 'b'), failure('four', null)];
  expect(filesToRepeat(failures, ['one', 'two', 'four'])).toEqual(['a']);
  expect(filesToRepeat(failures, [])).toEqual([]);
});

test('a listed failure that passes in some repeats is named with its count and is no failure', () => {
  const repeats = [repeat(['one']), repeat([], 'one'), repeat(['one']), repeat(['one']), repeat([], 'one')];
  expect(weighFailures([failure('one', 'a')], repeats, ['one'])).toEqual({
    failures: [],
    unsteady: [{ title: 'one', error: 'why', passed: 3, of: 5 }],
  });
});

test('a listed failure that never passes has failed, also when its repeats never got so far', () => {
  const died = { file: 'a', passed: [], failures: [] };
  const weighed = weighFailures([failure('one', 'a')], [died, died, repeat([], 'one')], ['one']);
  expect([titles(weighed.failures), weighed.unsteady]).toEqual([['one'], []]);
});

test('an unlisted failure has failed, whatever a repeat of its file says', () => {
  const first = [failure('one', 'a'), failure('two', 'a')];
  const weighed = weighFailures(first, [repeat(['one', 'two'])], ['one']);
  expect([titles(weighed.failures), titles(weighed.unsteady)]).toEqual([['two'], ['one']]);
});

test('what fails in a repeat only, and is not listed, has failed once', () => {
  const weighed = weighFailures([failure('one', 'a')], [repeat(['one'], 'two'), repeat(['one'], 'two')], ['one']);
  expect([titles(weighed.failures), titles(weighed.unsteady)]).toEqual([['two'], ['one']]);
});

test('a repeat of another file says nothing about this one', () => {
  const weighed = weighFailures([failure('one', 'b')], [repeat(['one'])], ['one']);
  expect(titles(weighed.failures)).toEqual(['one']);
});
