import { expect, test } from 'vitest';
import { curvePath } from './curve-path.ts';

test('the curve goes from edge to edge and never leaves its frame', () => {
  const { line, area } = curvePath([0, 2, 4], { width: 100, height: 50 });
  expect(line).toBe('M0.0 50.0L50.0 27.0L100.0 4.0');
  expect(area).toBe(`${line}L100 50L0 50Z`);
});

test('nobody at all is a flat line; no values are no line', () => {
  expect(curvePath([0, 0], { width: 10, height: 10 }).line).toBe('M0.0 10.0L10.0 10.0');
  expect(curvePath([], { width: 10, height: 10 })).toEqual({ line: '', area: '' });
});
