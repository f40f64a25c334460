import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderLive } from '../manage/test-manage.tsx';
import { freshOrganiser, t } from '../manage/test-organiser.ts';
import { WhenText } from './WhenText.tsx';

type Timer = { readonly due: number; readonly run: () => void };
let timers: Timer[];

/** Timers that end in the same millisecond are tasks of their own here, as in a browser. */
beforeEach(async () => {
  await freshOrganiser();
  timers = [];
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    const timer = { due: Date.now() + ms, run };
    timers.push(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: Timer) => void (timers = timers.filter((one) => one !== timer)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function pass(until: number): void {
  for (;;) {
    const [next] = timers.toSorted((a, b) => a.due - b.due);
    if (!next || next.due > until) return;
    timers = timers.filter((one) => one !== next);
    vi.setSystemTime(next.due);
    act(() => next.run());
  }
}

test('[LIVE-ROOM-16] C-39: zero is told, also when the page is drawn between the timers that end with it', () => {
  const onZero = vi.fn();
  const live = { status: LiveStatus.notBegun, startTime: 3_000, endTime: 3_600_000 };
  renderLive(<WhenText live={live} onZero={onZero} />);
  pass(2_999);
  expect(onZero).not.toHaveBeenCalled();
  pass(3_000);
  expect(screen.getByText(t('live.home.late'))).toBeDefined();
  expect(onZero).toHaveBeenCalledOnce();
});
