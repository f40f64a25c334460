import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './remember-search.ts';

type Person = NonNullable<ReturnType<typeof useSession.getState>['currentUser']>;

// Nothing but the id is read here.
const signIn = (id: string) => useSession.setState({ currentUser: { id } as Person });
const recent = (): readonly string[] => renderHook(() => useRecentSearches()).result.current;

afterEach(() => {
  localStorage.clear();
  useSession.setState({ currentUser: null });
});

test('[SHELL-14] the searches of a person are kept, the latest first, each once and ten at most', () => {
  signIn('m1');
  for (let index = 1; index <= searchLimits.recent + 2; index += 1) rememberSearch(`word ${index}`);
  rememberSearch('word 5');
  expect(recent()).toHaveLength(searchLimits.recent);
  expect(recent().slice(0, 2)).toEqual(['word 5', 'word 12']);
  expect(recent()).not.toContain('word 2');
  forgetSearch('word 5');
  expect(recent()[0]).toBe('word 12');
});

test('[SHELL-14] the next person at this machine meets none of them, the first one finds them again', () => {
  signIn('m1');
  rememberSearch('焊接');
  signIn('m2');
  expect(recent()).toEqual([]);
  rememberSearch('安全');
  signIn('m1');
  expect(recent()).toEqual(['焊接']);
  forgetSearches();
  expect(recent()).toEqual([]);
  signIn('m2');
  expect(recent()).toEqual(['安全']);
});

test('what else stands in the storage is no search', () => {
  localStorage.setItem('shuyuan.search.m1', '{"not": "a list"}');
  signIn('m1');
  expect(recent()).toEqual([]);
});
