import { expect, test } from 'vitest';
import { movedBefore, placeAfter, placeBeside } from './column-order.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f'];
const page = { shown: ['c', 'd'], all };

test('[COMM-27] D-139: one step up or down, also over the edge of a page', () => {
  expect(placeBeside(page, 'd', 'up')).toBe('c');
  expect(placeBeside(page, 'c', 'up')).toBe('b');
  expect(placeBeside(page, 'c', 'down')).toBe('e');
  expect(placeBeside(page, 'd', 'down')).toBe('f');
  expect(placeBeside({ shown: ['e', 'f'], all }, 'e', 'down')).toBeNull();
});

test('[COMM-27] the first goes no higher and the last no lower', () => {
  expect(placeBeside({ shown: all, all }, 'a', 'up')).toBeUndefined();
  expect(placeBeside({ shown: all, all }, 'f', 'down')).toBeUndefined();
});

test('[COMM-27] what its readers do not see is stepped over, so that every press is seen', () => {
  const seen = { shown: ['a', 'c', 'f'], all };
  expect(placeBeside(seen, 'c', 'up')).toBe('a');
  expect(placeBeside(seen, 'a', 'down')).toBe('f');
  expect(placeAfter(seen, 'f')).toBeNull();
});

test('[COMM-27] the page shows at once what will be', () => {
  expect(movedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(movedBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a']);
  expect(movedBefore(['a', 'b', 'c'], 'b', 'elsewhere')).toEqual(['a', 'c', 'b']);
});
