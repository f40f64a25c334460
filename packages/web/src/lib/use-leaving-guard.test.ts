import { expect, test } from 'vitest';
import { isSamePage, isUnderDialog } from './use-leaving-guard.ts';

test('[COMM-17] another voice or filter is the same page', () => {
  expect(isSamePage('/publish?account=a1', '/publish?account=a2&resume=1')).toBe(true);
  expect(isSamePage('/publish?id=5&tab=1', '/publish?tab=2&id=5')).toBe(true);
});

test('[COMM-10] [COMM-30] another path is another page, and so is another thing on it, or something new', () => {
  expect(isSamePage('/publish', '/live')).toBe(false);
  expect(isSamePage('/publish?id=5', '/publish?id=6')).toBe(false);
  expect(isSamePage('/publish?id=5', '/publish')).toBe(false);
  expect(isSamePage('/publish', '/publish?id=5')).toBe(false);
});

test('what lies in a dialog stays below moves of its page, but not below the way back', () => {
  expect(isUnderDialog('/live?page=1', '/live?page=2', false)).toBe(true);
  expect(isUnderDialog('/live?page=1', '/live?page=2', true)).toBe(false);
  expect(isUnderDialog('/live', '/home-v', false)).toBe(false);
  expect(isUnderDialog('/live?page=1', '/live?page=1', true)).toBe(true);
});
