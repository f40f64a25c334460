import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife } from '@shuyuan/contract/study/courses/course-states';
import type { MidwayChoice } from '@shuyuan/contract/study/courses/midway-choices';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { deadlinesOf } from '../deadlines-of.ts';
import { findLatestVersion, listOutline, publishVersion, type StageRow, type VersionRow } from '../outline.store.ts';
import { listRunsToMove, moveRuns, replaceDeadlines } from '../run.store.ts';
import { lockEdited, lockManagedSubject, openManagedSubject } from '../subject.policy.ts';
import { updateSubject } from '../subject.store.ts';
import { listMidway } from './learners.store.ts';

type PublishInput = { readonly id: string; readonly revision: number; readonly midway: MidwayChoice };

/** A subject asks for something, and every stage has something to do. */
const isReady = (stages: readonly StageRow[]): boolean =>
  stages.every(({ items }) => items.length > 0) &&
  stages.some(({ items, electiveCount }) => electiveCount > 0 || items.some(({ isRequired }) => isRequired));

/** Learners midway go on in the new version: its deadlines, counted from the day they joined, are theirs. */
async function moveLearners(tx: Tx, ctx: Context, input: { id: string; version: VersionRow; stages: StageRow[] }) {
  const { id, version, stages } = input;
  const { tenantId } = ctx.actor;
  const runs = await listRunsToMove(tx, id, version.id);
  const ids = runs.map((run) => run.id);
  await moveRuns(tx, ids, version.id);
  for (const run of runs) {
    const deadlines = deadlinesOf({ version, stages }, run.openedAt.getTime());
    await replaceDeadlines(tx, { tenantId, runId: run.id, deadlines });
  }
  return runs.length;
}

/** The draft becomes the next version. */
export async function publishSubject(ctx: Context, input: PublishInput) {
  const { id } = await openManagedSubject(ctx, input.id);
  const at = new Date(ctx.now());
  return ctx.inTransaction(async (tx) => {
    const subject = await lockEdited(tx, ctx, input);
    const version = await findLatestVersion(tx, id);
    demand(version, 'internal.unexpected');
    const stages = await listOutline(tx, version.id);
    demand(isReady(stages), 'course.not-ready');
    // Nothing new to publish.
    demand(version.publishedAt === null || subject.state === 'withdrawn', 'course.wrong-state', {
      state: subject.state,
    });
    if (version.publishedAt === null) await publishVersion(tx, version.id, { at, by: ctx.actor.id });
    const revision = await updateSubject(tx, { id, state: 'published', versionId: version.id, publishedAt: at, at });
    const movedCount = input.midway === 'move' ? await moveLearners(tx, ctx, { id, version, stages }) : 0;
    return { id, revision, versionNumber: version.number, movedCount };
  });
}

/** One step of a subject's life; learners midway are notified of a withdrawal, but not whoever withdraws. */
async function changeState(ctx: Context, id: string, action: 'withdraw' | 'archive') {
  const { tenantId, id: actorId } = ctx.actor;
  await openManagedSubject(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state, title } = await lockManagedSubject(tx, ctx, id);
    demand(courseLife.can(action, state), 'course.wrong-state', { state });
    const { to } = courseLife.table[action];
    const at = new Date(ctx.now());
    const revision = await updateSubject(tx, { id, state: to, at });
    if (action === 'withdraw') {
      const receivers = (await listMidway(tx, id, at)).filter((memberId) => memberId !== actorId);
      const subject = { kind: 'subject', id };
      const values = { title };
      await notify(tx, ctx, { tenantId, kind: 'study', text: 'subjectWithdrawn', values, receivers, subject });
    }
    return { id, revision };
  });
}

export const withdrawSubject = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'withdraw');
export const archiveSubject = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'archive');
