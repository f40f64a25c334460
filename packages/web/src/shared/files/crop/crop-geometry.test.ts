import { expect, test } from 'vitest';
import {
  cropMatrix,
  fillingZoom,
  type Matrix,
  middleOf,
  nextTurn,
  turnedSize,
  type Turns,
  withinEnlargements,
} from './crop-geometry.ts';

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number): number[] => [a * x + c * y + e, b * x + d * y + f];
const size = { width: 400, height: 300 };

test.for([
  [0, [0, 0], [400, 300]],
  [1, [300, 0], [0, 400]],
  [2, [400, 300], [0, 0]],
  [3, [0, 400], [300, 0]],
] as const)('after %i quarter turns the corners are where the eye sees them', ([turns, first, last]) => {
  const matrix = cropMatrix({ size, turns, area: { x: 0, y: 0, width: 100, height: 100 } }, 100);
  expect(at(matrix, 0, 0)).toEqual(first);
  expect(at(matrix, 400, 300)).toEqual(last);
});

test('the corner of the square becomes the corner of the result, its side the whole side', () => {
  const matrix = cropMatrix({ size, turns: 0, area: { x: 50, y: 20, width: 200, height: 200 } }, 300);
  expect(at(matrix, 50, 20)).toEqual([0, 0]);
  expect(at(matrix, 250, 220)).toEqual([300, 300]);
});

test('four quarter turns lead back', () => {
  const turned: Turns[] = [0];
  for (let step = 0; step < 4; step += 1) turned.push(nextTurn(turned.at(-1) ?? 0));
  expect(turned).toEqual([0, 1, 2, 3, 0]);
});

test('[IMAGE-04] the shorter side fills the box of 200 at first, whatever the picture', () => {
  const box = { width: 200, height: 200 };
  expect(fillingZoom({ width: 400, height: 300 }, box)).toBeCloseTo(200 / 300);
  expect(fillingZoom({ width: 50, height: 900 }, box)).toBe(4);
  expect(fillingZoom({ width: 0, height: 0 }, box)).toBe(200);
});

const wide = { width: 256, height: 144 };

test('[D-189] a wide box is filled by the side that is short for it', () => {
  expect(fillingZoom({ width: 512, height: 576 }, wide)).toBe(0.5);
  expect(fillingZoom({ width: 1024, height: 288 }, wide)).toBe(0.5);
});

test('[D-189] the middle of a picture has the form of the box and touches two edges of it', () => {
  expect(middleOf({ width: 400, height: 300 }, wide)).toEqual({ x: 0, y: 37.5, width: 400, height: 225 });
  expect(middleOf({ width: 800, height: 180 }, wide)).toEqual({ x: 240, y: 0, width: 320, height: 180 });
});

test('[D-189] a picture on its side is as wide as it was high', () => {
  expect([0, 1, 2, 3].map((turns) => turnedSize(size, turns as Turns).width)).toEqual([400, 300, 400, 300]);
});

test('enlarging stays between the whole box and four times it', () => {
  expect(withinEnlargements(0.2)).toBe(1);
  expect(withinEnlargements(1.2345)).toBe(1.23);
  expect(withinEnlargements(9)).toBe(4);
});
