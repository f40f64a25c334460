import { expect, test } from 'vitest';
import { pageTypeOf } from './page-type.ts';

test('[AI-09] the page type starts as create, until something was asked or opened', () => {
  expect(pageTypeOf({ sessionId: null, messages: [] })).toBe('create');
  expect(pageTypeOf({ sessionId: null, messages: ['q'] })).toBe('continue');
  expect(pageTypeOf({ sessionId: 'c1', messages: [] })).toBe('continue');
});
