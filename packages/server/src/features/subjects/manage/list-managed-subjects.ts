import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { SubjectContentType } from '@shuyuan/contract/subjects/subject-content-types';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { listContents } from '../../positions/index.ts';
import { countLearners } from '../../study/index.ts';
import { permissionsOf } from '../subject.policy.ts';
import { listManaged } from './managed-list.store.ts';

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: CourseState | undefined };

/** Everything for those who manage all courses; for others what they made. */
export async function listManagedSubjects(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const { tenantId, id, capabilities } = ctx.actor;
  const authorId = capabilities.has('course.manageAll') ? null : id;
  const { rows, total } = await listManaged(ctx.read, { tenantId, authorId, search, state }, paging);
  const learnersOf = await countLearners(
    ctx.read,
    rows.map((row) => row.id),
  );
  const items = rows.map(({ updatedAt, ...row }) => ({
    ...row,
    learnerCount: learnersOf(row.id).total,
    finishedCount: learnersOf(row.id).finished,
    updateTime: updatedAt.getTime(),
    can: permissionsOf(row),
  }));
  return { items, recordCount: total };
}

type ContentsInput = { readonly businessType: SubjectContentType; readonly search?: string | undefined };

export async function findSubjectContents(ctx: Context, input: ContentsInput) {
  return {
    items: [...(await listContents(ctx.read, { ...input, tenantId: ctx.actor.tenantId, asOf: new Date(ctx.now()) }))],
  };
}
