import { expect, test } from 'vitest';
import { errorSpec } from './app-error.ts';
import { commonErrors } from './endpoint.wire.ts';

test('what any call can answer is listed once and is never a page or an alert of a feature', () => {
  expect(new Set(commonErrors).size).toBe(commonErrors.length);
  expect(commonErrors.filter((code) => ['page', 'alert'].includes(errorSpec(code).show))).toEqual([]);
});
