import { demand } from '@shuyuan/contract/kernel/app-error';
import { isSectionFinished, unitMsOf } from '@shuyuan/contract/study/courses/section-kinds';
import { unionOf, unitsIn } from '@shuyuan/contract/study/play/intervals';
import { countReport, type PlayReport } from '@shuyuan/contract/study/play/play-credit';
import type { Context, Tx } from '../../../platform/context.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';
import { lockOpenRun } from '../runs/run.store.ts';
import { countOut } from './count-out.ts';
import * as store from './play.store.ts';

type ReportInput = PlayReport & { readonly id: string; readonly sequence: number; readonly resumePoint: number };

const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

/** The units the time allows join what is counted; the section and the run finish by it. */
async function count(tx: Tx, ctx: Context, { play, input }: { play: store.PlayRow; input: ReportInput }) {
  const { tenantId, id: memberId } = ctx.actor;
  const { runId, sectionKey } = play;
  const section = await store.findPlayed(tx, play);
  demand(section, 'request.not-found');
  const countable = { total: section.unitCount, unitMs: unitMsOf(section, section.maxSpeedPercent) };
  const result = countReport({ credit: play, counted: section.counted, countable }, input, ctx.now());
  const { granted, studySeconds, credit } = result;
  const countedUnits = unitsIn(unionOf([...section.counted, ...granted]));
  const at = new Date(ctx.now());
  const finishedAt = isSectionFinished(section, countedUnits, section.thresholdPercent) ? at : null;
  const resumePoint = Math.min(input.resumePoint, section.unitCount);
  await store.updateCredit(tx, memberId, { credit, sequence: input.sequence });
  await store.addProgress(tx, { tenantId, runId, sectionKey, granted, studySeconds, resumePoint, finishedAt });
  const day = dayIn(ctx.external.timeZone, ctx.now());
  await store.addStudyTime(tx, { tenantId, memberId, day, seconds: studySeconds });
  await store.touchRun(tx, runId, at);
  if (finishedAt !== null && section.finishedAt === null) await store.finishRun(tx, runId, at);
}

/**
 * D-178: the server counts. A report that came before is answered like the first time; one of a play that another
 * device has taken over is refused, so that nothing counts twice.
 */
export async function reportPlay(ctx: Context, input: ReportInput) {
  const { id: memberId } = ctx.actor;
  const current = await store.findPlay(ctx.read, memberId);
  demand(current?.id === input.id, 'play.taken-over');
  const { courseId, sectionKey } = current;
  demandUnlocked(await openLessons(ctx, { id: courseId, isPreview: false }), sectionKey);
  return ctx.inTransaction(async (tx) => {
    const run = await lockOpenRun(tx, { courseId, memberId });
    const play = await store.lockPlay(tx, memberId, input.sequence);
    demand(run && play?.id === input.id && play.runId === run.id, 'play.taken-over');
    if (!play.hasSeen) await count(tx, ctx, { play, input });
    const [section, counted] = [await store.findPlayed(tx, play), await lockOpenRun(tx, { courseId, memberId })];
    demand(section && counted, 'internal.unexpected');
    return countOut(tx, ctx, { run: counted, section });
  });
}
