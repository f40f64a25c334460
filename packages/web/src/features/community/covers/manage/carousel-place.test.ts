import { expect, test } from 'vitest';
import { placeBeside } from './carousel-place.ts';

const all = ['a', 'b', 'c', 'd'];

test('[COMM-55] D-144: one place up or down, and none beyond the ends', () => {
  const order = { shown: all, all };
  expect(placeBeside(order, 'c', 'up')).toBe('b');
  expect(placeBeside(order, 'b', 'down')).toBe('d');
  expect(placeBeside(order, 'c', 'down')).toBeNull();
  expect(placeBeside(order, 'a', 'up')).toBeUndefined();
  expect(placeBeside(order, 'd', 'down')).toBeUndefined();
});

test('[COMM-55] D-144: in a category it passes its neighbour, whatever stands between them', () => {
  const order = { shown: ['a', 'c'], all };
  expect(placeBeside(order, 'c', 'up')).toBe('a');
  expect(placeBeside(order, 'a', 'down')).toBe('d');
});
