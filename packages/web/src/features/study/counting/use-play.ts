import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { useRefresh } from '../../../lib/queries.ts';
import { type PlayLog, playLog } from '@shuyuan/contract/study/play/play-log';
import { reportsSettled } from './reports-settled.ts';

type Target = { readonly courseId: string; readonly sectionKey: string };

/**
 * D-178: the play of a section, begun with the page. Null until the server has it, so that nothing is seen before it
 * counts. `restart` takes it back from another device.
 */
export function usePlay({ courseId, sectionKey }: Target) {
  const [play, setPlay] = useState<Play | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const refresh = useRefresh();
  useEffect(() => {
    let isGone = false;
    const start = async (): Promise<void> => {
      // The last words of the section before this one still belong to its play, which ends with the new one.
      await reportsSettled();
      if (isGone) return;
      const started = await call(startPlay, { courseId, sectionKey });
      for (const read of [findCourseBasicInfo, listCourses]) refresh(read);
      // Opening alone may finish it, as with a survey that was answered before.
      if (started.finishTime !== null) refresh(readChapterInfo);
      if (!isGone) setPlay({ ...started, log: playLog(started) });
    };
    start().catch((error: unknown) => {
      if (isGone) return;
      presentError(error, 'notices', 'page');
      setFailure(error);
    });
    return () => {
      isGone = true;
    };
  }, [courseId, sectionKey, attempt, refresh]);
  const restart = (): void => {
    setPlay(null);
    setFailure(null);
    setAttempt((before) => before + 1);
  };
  return { play, failure, restart };
}

type Started = OutputOf<typeof startPlay>;
export type Count = Pick<
  Started,
  'counted' | 'countedUnits' | 'unitCount' | 'openQuestions' | 'finishTime' | 'progress'
>;
export type Play = Started & { readonly log: PlayLog };
