import { expect, test } from 'vitest';
import { hourMs } from '../kernel/time-units.ts';
import { cancelProblem } from './cancel-problem.ts';

const seat = { state: 'enrolled', startsAt: 100 * hourMs, cancelHoursBefore: 24 } as const;

test('a seat is given up until so many hours before, a place on the waiting list until the start', () => {
  expect(cancelProblem(seat, 76 * hourMs - 1)).toBeNull();
  expect(cancelProblem(seat, 76 * hourMs)).toBe('too-late');
  expect(cancelProblem({ ...seat, state: 'waiting' }, 100 * hourMs - 1)).toBeNull();
  expect(cancelProblem({ ...seat, state: 'waiting' }, 100 * hourMs)).toBe('too-late');
  expect(cancelProblem({ ...seat, startsAt: null }, 0)).toBeNull();
});
