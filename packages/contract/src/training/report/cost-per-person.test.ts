import { expect, test } from 'vitest';
import { costPerPerson } from './cost-per-person.ts';

test('[ENUM-11] the cost of a class is shared by those who were there', () => {
  expect(costPerPerson(100_000, 3)).toBe(33_333);
  expect(costPerPerson(5, 2)).toBe(3);
  expect(costPerPerson(100_000, 0)).toBeNull();
  expect(costPerPerson(0, 3)).toBeNull();
});
