import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { HomeworkState } from '@shuyuan/contract/study/homework/homework-states';
import type { Context } from '../../../platform/context.ts';
import { managesCourse, openManagedCourse } from '../courses/course.policy.ts';
import { findCourse, listPeople } from '../courses/course.store.ts';
import * as store from './homework.store.ts';
import { readRounds } from './read-rounds.ts';
import { findRunVersion } from '../runs/run.store.ts';

type ListQuery = Paging & { readonly id: string; readonly state: HomeworkState; readonly search?: string | undefined };

/** Works handed in to a course, for its managers. */
export async function listHomework(ctx: Context, { id, state, search, ...paging }: ListQuery) {
  await openManagedCourse(ctx, id);
  const query = { courseId: id, state, search };
  const rows = await store.listSubmitted(ctx.read, query, paging);
  const items = rows.map(({ submittedAt, markedAt, ...row }) => ({
    ...row,
    submitTime: submittedAt.getTime(),
    markTime: markedAt?.getTime() ?? null,
  }));
  return { items, recordCount: await store.countSubmitted(ctx.read, query) };
}

/** A work that was handed in, for whoever may mark it; of others nobody learns that it exists. */
export async function openSubmitted(ctx: Context, id: string) {
  const work = await store.findHomework(ctx.read, ctx.actor.tenantId, id);
  const course = work && (await findCourse(ctx.read, ctx.actor.tenantId, work.courseId));
  demand(work && course && managesCourse(ctx.actor, course), 'request.not-found');
  const { submittedAt } = work;
  demand(submittedAt && work.state !== 'draft', 'request.not-found');
  return { work: { ...work, submittedAt }, course };
}

export async function openHomework(ctx: Context, { id }: { id: string }) {
  const { work } = await openSubmitted(ctx, id);
  const [person] = await listPeople(ctx.read, ctx.actor.tenantId, [work.memberId]);
  const versionId = await findRunVersion(ctx.read, work.runId);
  const task = await store.findTask(ctx.read, { versionId, sectionKey: work.sectionKey });
  const { last, rounds } = await readRounds(ctx, work, 'marker');
  return {
    id,
    memberId: work.memberId,
    fullName: person?.fullName ?? '',
    sectionTitle: task?.title ?? '',
    state: work.state,
    submitTime: work.submittedAt.getTime(),
    markTime: work.markedAt?.getTime() ?? null,
    score: work.score,
    // A draft of the next round is not handed in.
    text: last?.text ?? '',
    files: last?.files ?? [],
    comment: work.comment,
    rounds,
  };
}
