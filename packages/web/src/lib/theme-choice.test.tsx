import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, ok } from './test-transport.ts';
import { useThemeChoice } from './theme-choice.ts';
import { writeToken } from './token.ts';

beforeEach(() => localStorage.clear());

test('a theme is chosen here and remembered', () => {
  const { result } = renderHook(useThemeChoice);
  expect(result.current.theme).toBe('system');
  act(() => result.current.setTheme('dark'));
  expect(result.current.theme).toBe('dark');
  expect(localStorage.getItem('shuyuan.theme')).toBe('dark');
});

test('who is signed in finds the theme again on another device', async () => {
  const saved = vi.fn();
  fakeServer().answer(savePreferences, ({ body }) => {
    saved(JSON.parse(body));
    return ok({ id: 'm1' });
  });
  writeToken('t1');
  const { result } = renderHook(useThemeChoice);
  act(() => result.current.setTheme('light'));
  await expect.poll(() => saved).toHaveBeenCalledWith({ theme: 'light' });
});
