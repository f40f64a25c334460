import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../lib/test-client.ts';
import { textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { FloatingButtons } from './FloatingButtons.tsx';

const nothing = () => undefined;
const group = () => screen.queryByRole('group', { name: textOf('common', 'frame.assistant.group') });
const endOf = () => Number.parseFloat(group()?.style.insetInlineEnd ?? '');
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  await freshClient();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const open = (userId = 'm1') => renderUi(<FloatingButtons userId={userId} onPrepare={nothing} onOpen={nothing} />);

test('[AI-05] the buttons appear after 500 ms', () => {
  open();
  pass(499);
  expect(group()).toBeNull();
  pass(1);
  expect(group()).toBeTruthy();
});

test('[AI-06] while dragging, the pointer is followed once in 30 ms, and the last place is not lost', () => {
  open();
  pass(500);
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, clientX: 500, clientY: 500 });
  for (const clientX of [490, 480, 470]) fireEvent.pointerMove(window, { clientX, clientY: 500 });
  expect(endOf()).toBe(64);
  pass(29);
  expect(endOf()).toBe(64);
  pass(1);
  expect(endOf()).toBe(84);
});

test('[AI-01] whoever reads on is not covered by them; they come back on the way up and at the end of the page', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  const scrollTo = (y: number): void => {
    vi.stubGlobal('scrollY', y);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  const isAway = () => group()?.hasAttribute('data-away');
  open();
  pass(500);
  expect(isAway()).toBe(false);
  scrollTo(300);
  expect(isAway()).toBe(true);
  scrollTo(302);
  expect(isAway()).toBe(true);
  scrollTo(200);
  expect(isAway()).toBe(false);
  scrollTo(900);
  expect(isAway()).toBe(true);
  scrollTo(5_000 - window.innerHeight);
  expect(isAway()).toBe(false);
  vi.unstubAllGlobals();
});

test('[D-161] each person finds the buttons where they left them, inside a window that has become smaller', () => {
  localStorage.setItem('shuyuan.assistant.place.m1', '300 200');
  const { unmount } = open('m1');
  pass(500);
  expect(endOf()).toBe(300);
  vi.stubGlobal('innerWidth', 200);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(endOf()).toBe(200);
  vi.stubGlobal('innerWidth', 1_024);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(endOf()).toBe(300);
  unmount();
  open('m2');
  pass(500);
  expect(endOf()).toBe(54);
});
