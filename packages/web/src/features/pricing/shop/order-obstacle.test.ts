import { expect, test } from 'vitest';
import { orderObstacle } from './order-obstacle.ts';

const item = { price: 1_000, stock: 3, perPerson: 2, ownNum: 1 };

test('something is ordered while there is one, while one may, and while one can pay', () => {
  expect(orderObstacle(item, 1_000)).toBeNull();
  expect(orderObstacle({ ...item, stock: null, perPerson: null }, '90071992547409930000')).toBeNull();
  expect(orderObstacle({ ...item, stock: 0 }, 1_000)).toBe('sold-out');
  expect(orderObstacle({ ...item, ownNum: 2 }, 1_000)).toBe('full');
  expect(orderObstacle(item, 999)).toBe('short');
});
