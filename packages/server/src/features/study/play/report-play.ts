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

const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

async function findSection(tx: Tx, ctx: Context, play: store.PlayRow): Promise<store.PlayedSection> {
  const section = await store.findPlayed(tx, { ...play, asOf: new Date(ctx.now()) });
  demand(section, 'play.taken-over');
  return section;
}

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
  const day = dayIn(ctx.external.timeZone, ctx.now());
  const counted = { granted, studySeconds, resumePoint, finishedAt, credit, sequence };
  const saved = await store.saveCount(tx, { tenantId, memberId, runId, sectionKey, ...counted, at, day });
  demand(saved, 'play.taken-over');
  if (finishedAt === null || section.finishedAt !== null) return { ...section, ...saved };
  await finishRun(tx, runId, at);
  return findSection(tx, ctx, play);
}

/**
 * D-178: the server counts. A report that came before is answered like the first time; one of a play that another
 * device has taken over is refused, so that nothing counts twice.
 */
export async function reportPlay(ctx: Context, input: ReportInput) {
  const { id: memberId } = ctx.actor;
  const current = await store.findPlay(ctx.read, memberId);
  demand(current?.id === input.id, 'play.taken-over');
  await demandStillOpen(ctx, current);
  return ctx.inTransaction(async (tx) => {
    const play = await store.lockPlay(tx, memberId, input.sequence);
    demand(play?.id === input.id, 'play.taken-over');
    const section = await findSection(tx, ctx, play);
    return countOut(play.hasSeen ? section : await count(tx, ctx, { play, section, input }));
  });
}
