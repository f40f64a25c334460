import { playLog } from '@shuyuan/contract/study/play/play-log';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../ui/test-render.tsx';
import { useDwell } from './use-dwell.ts';
import { useMediaWatch } from './use-media-watch.ts';
import { usePresence } from './use-presence.ts';
import type { Watching } from './use-reports.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const seconds = 130;
type Props = { readonly watching: Watching; readonly element: HTMLMediaElement };

function Film({ watching, element }: Props) {
  useMediaWatch(element, { watching, total: 600, isSound: false, hasEnded: false });
  return null;
}
function DocumentPage({ watching }: Props) {
  useDwell({ unit: 4, unitMs: 3_000, isReached: true, watching });
  return null;
}
function OpenCourse({ watching }: Props) {
  usePresence({ watching, nextUnit: 0, isThere: true });
  return null;
}

/** The report after that time, while the clock of the machine is put to another time again and again. */
function reportOf(Section: (props: Props) => null, leapsMs: readonly number[]) {
  const log = playLog({ counted: [], resumePoint: 0 });
  const watching: Watching = {
    watch: (interval) => log.watch(interval),
    spend: log.spend,
    moveTo: log.moveTo,
    report: () => undefined,
    take: () => undefined,
  };
  const element = document.createElement('video');
  Object.defineProperty(element, 'paused', { value: false });
  const { unmount } = renderUi(<Section watching={watching} element={element} />);
  for (let quarter = 1; quarter <= seconds * 4; quarter += 1) {
    act(() => void vi.advanceTimersByTime(250));
    element.currentTime = quarter / 4;
    element.dispatchEvent(new Event('timeupdate'));
    const leapMs = quarter % 40 === 0 ? leapsMs[(quarter / 40) % leapsMs.length] : undefined;
    if (leapMs !== undefined) vi.setSystemTime(Date.now() + leapMs);
  }
  const report = log.next();
  unmount();
  return report;
}

/** The report of two minutes and ten seconds that somebody spends on a section. */
const steady = [
  { name: 'film', section: Film, intervals: [{ from: 0, to: 130 }] },
  { name: 'page of a document', section: DocumentPage, intervals: [{ from: 4, to: 5 }] },
  { name: 'open course', section: OpenCourse, intervals: [{ from: 0, to: 2 }] },
];

test.each(steady)(
  '[D-178] a clock of the machine that is put forward and back by hours changes nothing of what a $name reports',
  ({ section, intervals }) => {
    const expected = { intervals, activeSeconds: seconds };
    expect(reportOf(section, [])).toMatchObject(expected);
    for (const leapsMs of [[5 * hourMs], [-7 * hourMs], [26 * hourMs, -3 * hourMs, -40 * hourMs]])
      expect(reportOf(section, leapsMs)).toMatchObject(expected);
  },
);
