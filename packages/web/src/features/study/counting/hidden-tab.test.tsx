import { playLog } from '@shuyuan/contract/study/play/play-log';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../ui/test-render.tsx';
import { useMediaWatch } from './use-media-watch.ts';
import type { Watching } from './use-reports.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Media({ watching, element, isSound }: { watching: Watching; element: HTMLMediaElement; isSound: boolean }) {
  useMediaWatch(element, { watching, total: 600, isSound, hasEnded: false });
  return null;
}

/** Twenty seconds in sight, twenty out of sight and twenty in sight again. */
function playWhileHidden(isSound: boolean) {
  const log = playLog({ counted: [], resumePoint: 0 });
  const watching: Watching = {
    watch: (interval, isInSight = true) => (isInSight ? log.watch(interval) : log.pass(interval)),
    spend: log.spend,
    moveTo: log.moveTo,
    report: () => undefined,
    take: () => undefined,
  };
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const element = document.createElement(isSound ? 'audio' : 'video');
  Object.defineProperty(element, 'paused', { value: false });
  renderUi(<Media {...{ watching, element, isSound }} />);
  for (let quarter = 1; quarter <= 240; quarter += 1) {
    visibility.mockReturnValue(quarter > 80 && quarter <= 160 ? 'hidden' : 'visible');
    act(() => void vi.advanceTimersByTime(250));
    element.currentTime = quarter / 4;
    element.dispatchEvent(new Event('timeupdate'));
  }
  return { report: log.next(), pending: log.pending() };
}

test('[D-178] a film that plays in a hidden tab is shown as seen, and neither it nor its time is reported', () => {
  const { report, pending } = playWhileHidden(false);
  expect(report?.intervals).toEqual([
    { from: 0, to: 20 },
    { from: 40, to: 60 },
  ]);
  expect(report?.activeSeconds).toBe(40);
  expect(pending).toEqual([{ from: 0, to: 60 }]);
});

test('[D-178] a sound is listened to out of sight, and counts', () => {
  expect(playWhileHidden(true).report).toMatchObject({ intervals: [{ from: 0, to: 60 }], activeSeconds: 60 });
});
