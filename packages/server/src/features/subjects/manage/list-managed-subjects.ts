import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { listContents } from '../../positions/index.ts';
import { findLatestVersion, findVersion, listOutline } from '../outline.store.ts';
import { countLearners, countLearnersOf } from '../run.store.ts';
import { findCoverPath } from '../subject-cover.ts';
import { openManagedSubject, permissionsOf } from '../subject.policy.ts';
import { listAudience } from '../../people/index.ts';
import { listManaged } from './managed-list.store.ts';

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: CourseState | undefined };

/** Everything for those who manage all courses; for others what they made. */
export async function listManagedSubjects(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const { tenantId, id, capabilities } = ctx.actor;
  const authorId = capabilities.has('course.manageAll') ? null : id;
  const { rows, total } = await listManaged(ctx.read, { tenantId, authorId, search, state }, paging);
  const learners = await countLearners(
    ctx.read,
    rows.map((row) => row.id),
  );
  const items = rows.map(({ updatedAt, ...row }) => ({
    ...row,
    learnerCount: learners.get(row.id) ?? 0,
    updateTime: updatedAt.getTime(),
    can: permissionsOf(row),
  }));
  return { items, recordCount: total };
}

/** A subject with everything its form shows. */
export async function readSubjectForm(ctx: Context, input: { id: string }) {
  const subject = await openManagedSubject(ctx, input.id);
  const { id, revision, state, title, introduction, coverFileId, learnSequence, audience, versionId } = subject;
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const outline = await listOutline(ctx.read, latest.id);
  const { people, ...names } = await listAudience(ctx.read, ctx.actor.tenantId, audience);
  return {
    id,
    revision,
    state,
    title,
    introduction,
    coverFileId,
    coverPath: await findCoverPath(ctx, subject),
    learnSequence,
    ...names,
    audiencePeople: people,
    deadline: latest.deadline,
    stages: outline.map((stage) => ({
      ...stage,
      items: stage.items.map((item) => ({
        ...item,
        prerequisiteKeys: [...item.prerequisiteKeys],
        minimumMarks: [...item.minimumMarks],
      })),
    })),
    publishedNumber: versionId === null ? null : (await findVersion(ctx.read, versionId)).number,
    hasDraft: latest.publishedAt === null,
    learnerCount: await countLearnersOf(ctx.read, id),
    can: permissionsOf(subject),
  };
}

type ContentsInput = { readonly businessType: PositionContentType; readonly search?: string | undefined };

export async function findSubjectContents(ctx: Context, input: ContentsInput) {
  return { items: [...(await listContents(ctx.read, { ...input, tenantId: ctx.actor.tenantId }))] };
}
