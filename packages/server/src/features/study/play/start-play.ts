import { demand } from '@shuyuan/contract/kernel/app-error';
import { beginCredit, reportSeconds } from '@shuyuan/contract/study/play/play-credit';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openCourse } from '../courses/course.policy.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';
import { openRun } from '../runs/open-run.ts';
import { updateLessonLocation } from '../runs/run.store.ts';
import { openContentSection } from '../runs/open-content-section.ts';
import { countOut } from './count-out.ts';
import { finishWhereDone } from './finish-where-done.ts';
import { lockPlay, replacePlay } from './play.store.ts';

type PlayInput = { readonly courseId: string; readonly sectionKey: string };

/** D-178: one thing at a time. The play a person had before ends, on whichever device it ran. */
export async function startPlay(ctx: Context, { courseId, sectionKey }: PlayInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const lesson = demandUnlocked(await openLessons(ctx, { id: courseId, isPreview: false }), sectionKey);
  const course = await openCourse(ctx, courseId);
  const playId = newId(ctx.now());
  return ctx.inTransaction(async (tx) => {
    // Before the run, in the order in which a report locks them.
    const earlier = await lockPlay(tx, memberId);
    const run = await openRun(tx, ctx, course);
    await openContentSection(tx, ctx, { runId: run.id, lesson });
    // Done before it is opened: its last question went with another version, or its recording was cut shorter.
    const section = await finishWhereDone(tx, ctx, { runId: run.id, sectionKey });
    demand(section, 'request.not-found');
    const credit = beginCredit(earlier ?? null, ctx.now());
    await replacePlay(tx, { id: playId, tenantId, memberId, runId: run.id, sectionKey, credit });
    await updateLessonLocation(tx, { runId: run.id, sectionKey, at: new Date(ctx.now()) });
    const { resumePoint } = section;
    return {
      ...countOut(section),
      playId,
      runNumber: run.number,
      resumePoint,
      reportSeconds,
    };
  });
}
