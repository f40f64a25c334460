import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { isSectionFinished } from '@shuyuan/contract/study/courses/section-kinds';
import { reportPlay } from '@shuyuan/contract/study/play/play.wire';
import { type Interval, type Intervals, missingOf } from '@shuyuan/contract/study/play/intervals';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { useRefresh } from '../../../lib/queries.ts';
import type { Lesson } from '../course/course-detail.ts';
import { type Line, playReporter } from './play-reporter.ts';
import { noteReport } from './reports-settled.ts';
import type { Count, Play } from './use-play.ts';

/** Reports every so often, and at once when the page goes out of sight or is left. */
function useRhythm(report: (isLeaving?: boolean) => void, everySeconds: number): void {
  useEffect(() => {
    const leave = (): void => report(true);
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const timer = setInterval(() => report(), everySeconds * 1_000);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
    };
  }, [report, everySeconds]);
}

type Options = { readonly lesson: Pick<Lesson, 'type'>; readonly thresholdPercent: number };

/** D-178: what is counted of a play, what is seen and not counted, and the hand that tells the server. */
export function useReports(play: Play, { lesson: { type }, thresholdPercent }: Options) {
  const { log, reportSeconds } = play;
  const [count, setCount] = useState<Count>(play);
  const [pending, setPending] = useState<Intervals>([]);
  const [line, setLine] = useState<Line>('open');
  const refresh = useRefresh();
  const hasAsked = useRef(false);
  const take = useCallback(
    (next: Count, isLeaving = false): void => {
      setCount(next);
      setPending(log.pending());
      const isNews = isLeaving || (play.finishTime === null && next.finishTime !== null);
      if (isNews) for (const read of [readChapterInfo, findCourseBasicInfo, listCourses]) refresh(read);
    },
    [log, play, refresh],
  );
  const report = useMemo(
    () =>
      playReporter({
        play,
        send: (input, isLeaving) => noteReport(call(reportPlay, input, { isLeaving })),
        onCount: take,
        onLine: setLine,
        onRefused: (error) => presentError(error, [], 'page'),
      }),
    [play, take],
  );
  useRhythm(report, reportSeconds);
  const watch = useCallback(
    (interval: Interval, isInSight = true): void => {
      if (isInSight) log.watch(interval);
      else log.pass(interval);
      setPending(log.pending());
      const { unitCount, finishTime } = play;
      const isEnough = isSectionFinished({ type, unitCount }, log.expectedUnits(), thresholdPercent);
      // Whoever has seen enough hears of it now, not in half a minute.
      if (!isEnough || finishTime !== null || hasAsked.current) return;
      hasAsked.current = true;
      report();
    },
    [log, play, type, thresholdPercent, report],
  );
  const watching: Watching = useMemo(
    () => ({ watch, spend: log.spend, moveTo: log.moveTo, report, take }),
    [watch, log, report, take],
  );
  const nextUnit = missingOf(count.counted, count.unitCount)[0]?.from ?? count.unitCount;
  return { count, pending, line, watching, nextUnit };
}

export type Watching = {
  /** Seen; `isInSight` false: it ran where nobody could see it, and does not count. */
  readonly watch: (interval: Interval, isInSight?: boolean) => void;
  readonly spend: (ms: number) => void;
  readonly moveTo: (point: number) => void;
  readonly report: (isLeaving?: boolean) => void;
  /** A count another call answered with. */
  readonly take: (count: Count) => void;
};
