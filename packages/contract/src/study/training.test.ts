import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { ClassType, classTypeLabels, TrainStatus, trainStatusLabels, TrainType, trainTypeLabels } from './training.ts';

test('[ENUM-07] train status runs from 2 to 8', () => {
  expect(valuesOf(TrainStatus)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(Object.values(trainStatusLabels)).size).toBe(7);
});

test('[ENUM-08] train type is 0 or 1', () => {
  expect(valuesOf(TrainType)).toEqual([0, 1]);
  expect(new Set(Object.values(trainTypeLabels)).size).toBe(2);
});

test('[ENUM-09] class type runs from 1 to 4', () => {
  expect(valuesOf(ClassType)).toEqual([1, 2, 3, 4]);
  expect(new Set(Object.values(classTypeLabels)).size).toBe(4);
});
