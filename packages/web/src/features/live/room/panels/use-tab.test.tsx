import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { setNavigator } from '../../../../lib/navigation.ts';
import { RouteValues } from '../../../../lib/route-values.ts';
import { useTab } from './use-tab.ts';

const enter = (tab?: string) =>
  renderHook(() => useTab(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouteValues value={{ params: {}, search: { id: '7', tab } }}>{children}</RouteValues>
    ),
  });

test('[ROUTE-01] the open tab of a room is part of its address, and what is no tab is the chat', () => {
  const open = vi.fn();
  setNavigator({ open, here: () => '/live/action?id=7&tab=polls', canGoBack: () => false, back: vi.fn() });
  expect(enter('nothing').result.current[0]).toBe('chat');
  const { result } = enter('polls');
  expect(result.current[0]).toBe('polls');
  act(() => result.current[1]('people'));
  expect(result.current[0]).toBe('people');
  act(() => result.current[1]('chat'));
  expect(open.mock.calls).toEqual([
    ['/live/action?id=7&tab=people', { isReplacing: true }],
    ['/live/action?id=7', { isReplacing: true }],
  ]);
});
