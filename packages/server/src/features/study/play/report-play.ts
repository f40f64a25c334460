import { demand } from '@shuyuan/contract/kernel/app-error';
import { unitMsOf } from '@shuyuan/contract/study/courses/section-kinds';
import { unionOf } from '@shuyuan/contract/study/play/intervals';
import { countReport, type PlayReport } from '@shuyuan/contract/study/play/play-credit';
import type { Context, Tx } from '../../../platform/context.ts';
import { demandStillOpen } from '../courses/lessons.ts';
import { finishRun } from '../runs/finish-section.store.ts';
import { countOut } from './count-out.ts';
import { isDone } from './is-done.ts';
import * as store from './play.store.ts';

type ReportInput = PlayReport & { readonly id: string; readonly sequence: number; readonly resumePoint: number };

type Counting = { readonly play: store.PlayRow; readonly section: store.PlayedSection; readonly input: ReportInput };

/** The units the time allows join what is counted; the section and the run finish by it. Answers the section as it is then. */
async function count(tx: Tx, ctx: Context, { play, section, input }: Counting): Promise<store.PlayedSection> {
  const { tenantId, id: memberId } = ctx.actor;
  const { runId, sectionKey } = play;
  const countable = { total: section.unitCount, unitMs: unitMsOf(section, section.maxSpeedPercent) };
  const result = countReport({ credit: play, counted: section.counted, countable }, input, ctx.now());
  const { granted, studySeconds, credit } = result;
  const at = new Date(ctx.now());
  const finishedAt = isDone({ ...section, counted: unionOf([...section.counted, ...granted]) }) ? at : null;
  const { sequence } = input;
  const resumePoint = Math.min(input.resumePoint, section.unitCount);
  const { timeZone } = ctx.external;
  const counted = { granted, studySeconds, resumePoint, finishedAt, credit, sequence };
  const saved = await store.saveCount(tx, { tenantId, memberId, runId, sectionKey, ...counted, at, timeZone });
  demand(saved, 'play.taken-over');
  if (finishedAt === null || section.finishedAt !== null) return { ...section, ...saved };
  await finishRun(tx, runId, at);
  const finished = await store.findPlayed(tx, { runId, sectionKey, asOf: at });
  demand(finished, 'play.taken-over');
  return finished;
}

/**
 * D-178: the server counts. A report that came before is answered like the first time; one of a play that another
 * device has taken over is refused, so that nothing counts twice.
 */
export const reportPlay = (ctx: Context, input: ReportInput) =>
  ctx.inTransaction(async (tx) => {
    const play = await store.lockPlay(tx, ctx.actor.id, input.sequence);
    demand(play?.id === input.id, 'play.taken-over');
    const { runId, sectionKey } = play;
    const section = await store.findReported(tx, { runId, sectionKey, asOf: new Date(ctx.now()) });
    demand(section, 'play.taken-over');
    if (!section.isPlainlyOpen) await demandStillOpen({ ...ctx, read: tx }, { courseId: section.courseId, sectionKey });
    return countOut(play.hasSeen ? section : await count(tx, ctx, { play, section, input }));
  });
